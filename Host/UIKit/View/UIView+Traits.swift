import Foundation

extension UIView {
  /// The traits of the view controller, or of what the view is in, with what the view itself
  /// overrides.
  package var ownTraits: UITraitCollection {
    let inherited = owner?.traitCollection ?? inheritedTraits
    guard overrideUserInterfaceStyle != .unspecified,
      overrideUserInterfaceStyle != inherited.userInterfaceStyle
    else { return inherited }
    return UITraitCollection(
      inherited.values.overridden(by: TraitValues(style: overrideUserInterfaceStyle)))
  }

  /// Tells this view and those below it of traits that changed.
  package func spreadTraits() {
    let now = traitCollection
    if let before = knownTraits, before != now {
      knownTraits = now
      owner?.traitsChanged(from: before)
      traitCollectionDidChange(before)
      if now.hasDifferentColorAppearance(comparedTo: before) {
        applyBackgroundColor()
        colorsHaveChanged()
      }
      hostTraitsDidChange(from: before)
      if now.isRightToLeft != before.isRightToLeft { layoutMarginsChanged() }
    } else if knownTraits == nil {
      knownTraits = now
      applyBackgroundColor()
      hostTraitsDidChange(from: nil)
    }
    for child in children { child.spreadTraits() }
  }

  /// Another appearance: everything is asked afresh for its colours, whatever it keeps them in
  /// [doc: "Supporting Dark Mode in your interface" lists these calls].
  private func colorsHaveChanged() {
    tintColorDidChange()
    setNeedsUpdateConstraints()
    setNeedsLayout()
    if layer.backing != nil { setNeedsDisplay() }
  }

  func applyBackgroundColor() {
    layer.backgroundColor = ownBackground?.resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Tint

  var resolvedTint: UIColor {
    let tint = inheritedTint
    return tintIsDimmed ? UIColor.systemGray : tint
  }

  private var inheritedTint: UIColor {
    ownTint ?? parent?.inheritedTint ?? UIColor.systemBlue
  }

  private var tintIsDimmed: Bool {
    switch tintAdjustmentMode {
    case .normal: false
    case .dimmed: true
    case .automatic: parent?.tintIsDimmed ?? false
    }
  }

  func spreadTintChange() {
    tintColorDidChange()
    for child in children where child.ownTint == nil { child.spreadTintChange() }
  }
}
