import Foundation

extension LayerValue {
  /// A part of the value, such as `size.height` of a rectangle or `rotation.z` of a transform. nil
  /// for a part that it has not.
  subscript(part: String) -> LayerValue? {
    get {
      switch self {
      case .point(let p): LayerValue.get(p, part)
      case .size(let s): LayerValue.get(s, part)
      case .rect(let r):
        switch part.split(separator: ".", maxSplits: 1).map(String.init) {
        case ["origin"]: .point(r.origin)
        case ["size"]: .size(r.size)
        case let parts where parts.first == "origin" && parts.count == 2:
          LayerValue.get(r.origin, parts[1])
        case let parts where parts.first == "size" && parts.count == 2:
          LayerValue.get(r.size, parts[1])
        default: nil
        }
      case .transform(let t): LayerValue.get(t, part)
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .point(let p): self = .point(LayerValue.set(p, part, newValue))
      case .size(let s): self = .size(LayerValue.set(s, part, newValue))
      case .rect(var r):
        if part == "origin", case .point(let p) = newValue { r.origin = p }
        if part == "size", case .size(let s) = newValue { r.size = s }
        if part.hasPrefix("origin.") {
          r.origin = LayerValue.set(r.origin, String(part.dropFirst(7)), newValue)
        }
        if part.hasPrefix("size.") {
          r.size = LayerValue.set(r.size, String(part.dropFirst(5)), newValue)
        }
        self = .rect(r)
      case .transform(let t): self = .transform(LayerValue.set(t, part, newValue))
      default: break
      }
    }
  }

  private static func get(_ p: CGPoint, _ part: String) -> LayerValue? {
    part == "x" ? .number(Double(p.x)) : part == "y" ? .number(Double(p.y)) : nil
  }

  private static func set(_ p: CGPoint, _ part: String, _ value: LayerValue) -> CGPoint {
    guard case .number(let v) = value else { return p }
    return part == "x" ? CGPoint(x: CGFloat(v), y: p.y) : CGPoint(x: p.x, y: CGFloat(v))
  }

  private static func get(_ s: CGSize, _ part: String) -> LayerValue? {
    part == "width"
      ? .number(Double(s.width)) : part == "height" ? .number(Double(s.height)) : nil
  }

  private static func set(_ s: CGSize, _ part: String, _ value: LayerValue) -> CGSize {
    guard case .number(let v) = value else { return s }
    return part == "width"
      ? CGSize(width: CGFloat(v), height: s.height) : CGSize(width: s.width, height: CGFloat(v))
  }

  private static func get(_ t: CATransform3D, _ part: String) -> LayerValue? {
    let parts = TransformParts(CATransform3DGetAffineTransform(t))
    return switch part {
    case "translation":
      .size(CGSize(width: parts.translation.x, height: parts.translation.y))
    case "translation.x": .number(Double(parts.translation.x))
    case "translation.y": .number(Double(parts.translation.y))
    case "scale": .number((parts.scaleX + parts.scaleY) / 2)
    case "scale.x": .number(parts.scaleX)
    case "scale.y": .number(parts.scaleY)
    case "rotation", "rotation.z": .number(parts.rotation)
    default: nil
    }
  }

  private static func set(_ t: CATransform3D, _ part: String, _ value: LayerValue) -> CATransform3D
  {
    var parts = TransformParts(CATransform3DGetAffineTransform(t))
    switch (part, value) {
    case ("translation", .size(let v)): parts.translation = CGPoint(x: v.width, y: v.height)
    case ("translation.x", .number(let v)): parts.translation.x = CGFloat(v)
    case ("translation.y", .number(let v)): parts.translation.y = CGFloat(v)
    case ("scale", .number(let v)): (parts.scaleX, parts.scaleY) = (v, v)
    case ("scale.x", .number(let v)): parts.scaleX = v
    case ("scale.y", .number(let v)): parts.scaleY = v
    case ("rotation", .number(let v)), ("rotation.z", .number(let v)): parts.rotation = v
    default: break
    }
    return CATransform3DMakeAffineTransform(parts.transform)
  }
}
