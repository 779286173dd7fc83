import Foundation

/// A colour: one value, or one that depends on the traits it is drawn with.
public final class UIColor: NSObject, Sendable {
  private enum Content: Sendable {
    case fixed(CGColor)
    case dynamic(Provider)
  }

  /// A closure that the SDK does not mark `@Sendable`. Colours are resolved on the main thread
  /// alone, hence `unsafe`.
  private struct Provider: Sendable {
    nonisolated(unsafe) let resolve: (UITraitCollection) -> UIColor
  }

  private let content: Content

  /// sRGB, each 0 … 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(gray: white, alpha: alpha))
  }

  public init(cgColor: CGColor) { content = .fixed(cgColor) }

  /// A colour that is asked for anew with the traits of each place where it is drawn.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    content = .dynamic(Provider(resolve: dynamicProvider))
  }

  /// All four 0 … 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let (h, s, v) = (Double(hue) * 6, Double(saturation), Double(brightness))
    func channel(_ n: Double) -> CGFloat {
      let k = (n + h).truncatingRemainder(dividingBy: 6)
      return CGFloat(v - v * s * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The colour for these traits, which depends on none.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .fixed: self
    case .dynamic(let provider): provider.resolve(traitCollection)
    }
  }

  /// The colour for the current traits.
  public var cgColor: CGColor {
    switch content {
    case .fixed(let color): color
    case .dynamic(let provider): provider.resolve(.current).cgColor
    }
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let color):
      UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    case .dynamic(let provider):
      UIColor { provider.resolve($0).withAlphaComponent(alpha) }
    }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    guard case .fixed(let mine) = content, case .fixed(let theirs) = other.content else {
      return false
    }
    return mine == theirs
  }

  public override var hash: Int {
    if case .fixed(let color) = content { return color.hashValue }
    return ObjectIdentifier(self).hashValue
  }
}
