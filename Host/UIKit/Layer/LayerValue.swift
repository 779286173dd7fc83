import Foundation

/// A value that animates: what a key path of a layer holds.
enum LayerValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case path(CGPath?)
  case colors([CGColor])
  case numbers([Double])
  /// A switch: it turns at once.
  case flag(Bool)
}

extension LayerValue {
  /// What a caller gave as `Any`, read as the kind of value that `self` is. nil when it is none.
  func reading(_ any: Any?) -> LayerValue? {
    switch self {
    case .number: LayerValue.double(any).map(LayerValue.number)
    case .flag: ((any as? Bool) ?? LayerValue.double(any).map { $0 != 0 }).map(LayerValue.flag)
    case .point:
      ((any as? CGPoint) ?? (any as? NSValue)?.pointValue).map(LayerValue.point)
    case .size: ((any as? CGSize) ?? (any as? NSValue)?.sizeValue).map(LayerValue.size)
    case .rect: ((any as? CGRect) ?? (any as? NSValue)?.rectValue).map(LayerValue.rect)
    case .transform:
      ((any as? CATransform3D)
        ?? (any as? CGAffineTransform).map(CATransform3DMakeAffineTransform))
        .map(LayerValue.transform)
    case .color: LayerValue.readColor(any)
    case .path: (any as? CGPath).map(LayerValue.path)
    case .colors: (any as? [Any]).map { .colors($0.compactMap { $0 as? CGColor }) }
    case .numbers: (any as? [Any]).map { .numbers($0.compactMap(LayerValue.double)) }
    }
  }

  /// The plain value, as a caller would have given it.
  var any: Any? {
    switch self {
    case .number(let v): v
    case .flag(let v): v
    case .point(let v): v
    case .size(let v): v
    case .rect(let v): v
    case .transform(let v): v
    case .color(let v): v
    case .path(let v): v
    case .colors(let v): v
    case .numbers(let v): v
    }
  }

  private static func readColor(_ any: Any?) -> LayerValue? {
    if let color = any as? CGColor { return .color(color) }
    return (any as? UIColor).map { .color($0.cgColor) }
  }

  static func double(_ any: Any?) -> Double? {
    switch any {
    case let v as Double: v
    case let v as CGFloat: Double(v)
    case let v as Float: Double(v)
    case let v as Int: Double(v)
    case let v as NSNumber: v.doubleValue
    default: nil
    }
  }
}

// MARK: - Arithmetic

extension LayerValue {
  /// Whether all of its numbers are ones that can be drawn.
  var isFinite: Bool {
    switch self {
    case .number(let v): v.isFinite
    case .point(let v): v.x.isFinite && v.y.isFinite
    case .size(let v): v.width.isFinite && v.height.isFinite
    case .rect(let v): v.isFinite
    case .transform(let v): v.elements.allSatisfy(\.isFinite)
    case .numbers(let v): v.allSatisfy(\.isFinite)
    case .color, .path, .colors, .flag: true
    }
  }

  /// What adding leaves as it is: zero, or the identity.
  var nothing: LayerValue {
    switch self {
    case .transform: .transform(CATransform3DIdentity)
    default: scaled(0)
    }
  }

  private func scaled(_ k: Double) -> LayerValue { mapNumbers { $0 * k } }

  private func mapNumbers(_ f: (Double) -> Double) -> LayerValue { zip(self) { a, _ in f(a) } }

  /// Whether this kind of value can be added: what additive animations need.
  var isAddable: Bool {
    switch self {
    case .number, .point, .size, .rect, .transform, .numbers: true
    case .color, .path, .colors, .flag: false
    }
  }

  /// The sum; transforms are applied one after the other, this one last.
  func adding(_ other: LayerValue) -> LayerValue {
    if case .transform(let a) = self, case .transform(let b) = other {
      return .transform(CATransform3DConcat(a, b))
    }
    return isAddable ? zip(other, +) : other
  }

  /// What `other` must be added to for this value; nil when there is nothing, as for a transform
  /// squeezed flat.
  func subtracting(_ other: LayerValue) -> LayerValue? {
    if case .transform(let a) = self, case .transform(let b) = other {
      let inverse = CATransform3DInvert(b)
      let product = CATransform3DConcat(b, inverse)
      let isInverse = Swift.zip(product.elements, CATransform3DIdentity.elements)
        .allSatisfy { abs($0 - $1) < 1e-6 }
      return isInverse ? .transform(CATransform3DConcat(a, inverse)) : nil
    }
    return isAddable ? zip(other, -) : nil
  }

  /// What this value must be added to for `sum`; nil as for `subtracting`.
  func base(of sum: LayerValue) -> LayerValue? {
    guard case .transform(let a) = self, case .transform(let b) = sum else {
      return isAddable ? sum.subtracting(self) : nil
    }
    // Adding applies this transform first: what is left is the sum after its inverse.
    guard case .transform(let inverse) = nothing.subtracting(self) else { return nil }
    return .transform(CATransform3DConcat(inverse, b))
  }

  /// The value a part of the way (0 … 1, springs go beyond) to another of the same kind.
  func interpolated(to other: LayerValue, by t: Double) -> LayerValue {
    switch (self, other) {
    case (.transform(let a), .transform(let b)):
      return .transform(TransformParts.interpolate(a, b, t))
    case (.color(let a), .color(let b)): return .color(LayerValue.mix(a, b, t))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(Swift.zip(a, b).map { LayerValue.mix($0, $1, t) ?? $1 })
    case (.path(let a?), .path(let b?)): return .path(LayerValue.mix(a, b, t))
    case (.path, _), (.flag, _), (.colors, _): return t >= 1 ? other : self
    default: return zip(other) { $0 + ($1 - $0) * t }
    }
  }

  private func zip(_ other: LayerValue, _ f: (Double, Double) -> Double) -> LayerValue {
    func g(_ a: CGFloat, _ b: CGFloat) -> CGFloat { CGFloat(f(Double(a), Double(b))) }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(f(a, b))
    case (.point(let a), .point(let b)): return .point(CGPoint(x: g(a.x, b.x), y: g(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: g(a.width, b.width), height: g(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: g(a.origin.x, b.origin.x), y: g(a.origin.y, b.origin.y),
          width: g(a.size.width, b.size.width), height: g(a.size.height, b.size.height)))
    case (.transform(let a), .transform(let b)):
      return .transform(CATransform3D(elements: Swift.zip(a.elements, b.elements).map(g)))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(Swift.zip(a, b).map(f))
    default: return self
    }
  }

  /// Mixed as they would look, so that clear has no colour of its own.
  private static func mix(_ a: CGColor?, _ b: CGColor?, _ t: Double) -> CGColor? {
    let t = CGFloat(max(0, min(1, t)))
    let (from, to) = (a ?? b?.copy(alpha: 0), b ?? a?.copy(alpha: 0))
    guard let from, let to else { return nil }
    let alpha = from.alpha + (to.alpha - from.alpha) * t
    func channel(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      let mixed = x * from.alpha * (1 - t) + y * to.alpha * t
      return alpha > 0 ? mixed / alpha : y
    }
    return CGColor(
      srgbRed: channel(from.red, to.red), green: channel(from.green, to.green),
      blue: channel(from.blue, to.blue), alpha: alpha)
  }

  /// Paths of the same steps are mixed point by point; others change at the end.
  private static func mix(_ a: CGPath, _ b: CGPath, _ t: Double) -> CGPath {
    guard a.elements.count == b.elements.count else { return t >= 1 ? b : a }
    func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
      CGPoint(x: p.x + (q.x - p.x) * CGFloat(t), y: p.y + (q.y - p.y) * CGFloat(t))
    }
    var elements: [CGPath.Element] = []
    for pair in Swift.zip(a.elements, b.elements) {
      switch pair {
      case (.move(let p), .move(let q)): elements.append(.move(mix(p, q)))
      case (.line(let p), .line(let q)): elements.append(.line(mix(p, q)))
      case (.curve(let p1, let p2, let p), .curve(let q1, let q2, let q)):
        elements.append(.curve(mix(p1, q1), mix(p2, q2), mix(p, q)))
      case (.close, .close): elements.append(.close)
      default: return t >= 1 ? b : a
      }
    }
    return CGPath(elements: elements)
  }
}
