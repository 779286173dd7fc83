import Foundation

extension LayerState {
  /// The value under a key, as animations name it; nil for a key that does not animate.
  subscript(key: String) -> LayerValue? {
    get {
      switch key {
      case "bounds": .rect(bounds)
      case "position": .point(position)
      case "zPosition": .number(Double(zPosition))
      case "anchorPoint": .point(anchorPoint)
      case "anchorPointZ": .number(Double(anchorPointZ))
      case "transform": .transform(transform)
      case "sublayerTransform": .transform(sublayerTransform)
      case "hidden": .flag(isHidden)
      case "opacity": .number(Double(opacity))
      case "masksToBounds": .flag(masksToBounds)
      case "backgroundColor": .color(backgroundColor)
      case "cornerRadius": .number(Double(cornerRadius))
      case "borderWidth": .number(Double(borderWidth))
      case "borderColor": .color(borderColor)
      case "shadowColor": .color(shadowColor)
      case "shadowOpacity": .number(Double(shadowOpacity))
      case "shadowOffset": .size(shadowOffset)
      case "shadowRadius": .number(Double(shadowRadius))
      case "shadowPath": .path(shadowPath)
      case "contentsRect": .rect(contentsRect)
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      setGeometry(key, newValue)
      setLook(key, newValue)
    }
  }

  private mutating func setGeometry(_ key: String, _ value: LayerValue) {
    switch (key, value) {
    case ("bounds", .rect(let v)): bounds = v
    case ("position", .point(let v)): position = v
    case ("zPosition", .number(let v)): zPosition = CGFloat(v)
    case ("anchorPoint", .point(let v)): anchorPoint = v
    case ("anchorPointZ", .number(let v)): anchorPointZ = CGFloat(v)
    case ("transform", .transform(let v)): transform = v
    case ("sublayerTransform", .transform(let v)): sublayerTransform = v
    default: break
    }
  }

  private mutating func setLook(_ key: String, _ value: LayerValue) {
    switch (key, value) {
    case ("hidden", .flag(let v)): isHidden = v
    case ("opacity", .number(let v)): opacity = Float(v)
    case ("masksToBounds", .flag(let v)): masksToBounds = v
    case ("backgroundColor", .color(let v)): backgroundColor = v
    case ("cornerRadius", .number(let v)): cornerRadius = CGFloat(v)
    case ("borderWidth", .number(let v)): borderWidth = CGFloat(v)
    case ("borderColor", .color(let v)): borderColor = v
    case ("shadowColor", .color(let v)): shadowColor = v
    case ("shadowOpacity", .number(let v)): shadowOpacity = Float(v)
    case ("shadowOffset", .size(let v)): shadowOffset = v
    case ("shadowRadius", .number(let v)): shadowRadius = CGFloat(v)
    case ("shadowPath", .path(let v)): shadowPath = v
    case ("contentsRect", .rect(let v)): contentsRect = v
    default: break
    }
  }
}
