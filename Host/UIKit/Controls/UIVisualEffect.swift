import Foundation

/// What a `UIVisualEffectView` does with what is behind it.
@MainActor open class UIVisualEffect: NSObjectProtocol {
  package init() {}

  public nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  public nonisolated var description: String { "<\(type(of: self))>" }
  public nonisolated var debugDescription: String { description }
}

/// Blurs, and lays a tint over.
@MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  /// How the effect looks: the blur's deviation in points, the saturation of what is behind, and
  /// what is laid over. Matched by eye; the system's recipe is not public [?].
  func look(_ traits: UITraitCollection) -> (sigma: CGFloat, saturation: CGFloat, tint: UIColor) {
    let isDark = isDark ?? (traits.userInterfaceStyle == .dark)
    let tint =
      isDark ? UIColor(white: 0.13, alpha: opacity) : UIColor(white: 0.97, alpha: opacity)
    return (20, 1.8, tint)
  }

  private var isDark: Bool? {
    switch style {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    default: nil
    }
  }

  private var opacity: CGFloat {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.4
    case .light: 0.3
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.55
    case .regular, .dark, .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.7
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.8
    default: 0.85
    }
  }
}

/// Shows what is behind it through an effect, and its content on top.
@MainActor open class UIVisualEffectView: UIView {
  private let inner = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepareEffect()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareEffect()
  }

  private func prepareEffect() {
    inner.frame = bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(inner)
    layer.drawing = { [weak self] context, shown in self?.drawEffect(shown, context) }
  }

  /// What subviews are added to.
  open var contentView: UIView { inner }
  open var effect: UIVisualEffect? {
    didSet {
      guard effect !== oldValue, UIView.inheritedAnimationDuration > 0 else { return }
      HostReport.once("UIVisualEffectView.effect changes at once, also in an animation")
    }
  }

  /// With Reduce Transparency the tint is opaque and nothing is blurred.
  private func drawEffect(_ shown: CALayer, _ context: CGContext) {
    guard let blur = effect as? UIBlurEffect else { return }
    traitCollection.performAsCurrent {
      let look = blur.look(traitCollection)
      if UIAccessibility.isReduceTransparencyEnabled {
        context.fill(shown.outline, color: look.tint.withAlphaComponent(1).cgColor)
      } else {
        context.blurBackground(
          inside: shown.outline, sigma: look.sigma, saturation: look.saturation)
        context.fill(shown.outline, color: look.tint.cgColor)
      }
    }
  }
}
