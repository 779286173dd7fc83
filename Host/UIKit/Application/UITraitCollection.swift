import Foundation

/// What a view may need to know of its surroundings. A collection is a value that never changes.
/// Traits that are not given are `unspecified`, or 0 for the scale.
// `@unchecked`: the only stored property is a constant of value types; the class is open only
// because UIKit's is.
open class UITraitCollection: NSObject, @unchecked Sendable {
  package let values: TraitValues

  package init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  public override convenience init() { self.init(TraitValues()) }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(idiom: idiom))
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle))
  }
  public convenience init(displayScale scale: CGFloat) {
    self.init(TraitValues(displayScale: scale))
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontal: horizontalSizeClass))
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(vertical: verticalSizeClass))
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(contentSize: preferredContentSizeCategory))
  }
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(TraitValues(gamut: displayGamut))
  }

  /// The union; where several give a trait, the last wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.contentSize ?? .unspecified
  }
  open var displayGamut: UIDisplayGamut { values.gamut ?? .unspecified }

  /// Whether the interface runs from right to left.
  package var isRightToLeft: Bool { values.direction == .rightToLeft }
  /// Whether the user asked for more contrast.
  package var isHighContrast: Bool { values.highContrast ?? false }

  /// Whether every trait that `trait` gives has the same value here. Nil is contained in all.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection else { return true }
    return values.style != other.values.style || values.gamut != other.values.gamut
      || values.highContrast != other.values.highContrast
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map { $0.values == values } ?? false
  }
  open override var hash: Int { values.hashValue }
  open override var description: String { "<UITraitCollection \(values)>" }

  // UIKit keeps one a thread; the host draws and resolves colours on the main thread alone.
  private nonisolated(unsafe) static var stored = UITraitCollection(.standard)

  /// The traits against which dynamic colours are resolved while a view draws or lays out.
  open class var current: UITraitCollection {
    get { stored }
    set { stored = newValue }
  }

  /// Runs `actions` with these traits as the current ones.
  open func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = before
  }
}

/// The traits as a value; nil is unspecified.
package struct TraitValues: Hashable, Sendable {
  package var idiom: UIUserInterfaceIdiom?
  package var style: UIUserInterfaceStyle?
  package var displayScale: CGFloat?
  package var horizontal: UIUserInterfaceSizeClass?
  package var vertical: UIUserInterfaceSizeClass?
  package var contentSize: UIContentSizeCategory?
  package var gamut: UIDisplayGamut?
  package var direction: UIUserInterfaceLayoutDirection?
  package var highContrast: Bool?

  package init(
    idiom: UIUserInterfaceIdiom? = nil, style: UIUserInterfaceStyle? = nil,
    displayScale: CGFloat? = nil, horizontal: UIUserInterfaceSizeClass? = nil,
    vertical: UIUserInterfaceSizeClass? = nil, contentSize: UIContentSizeCategory? = nil,
    gamut: UIDisplayGamut? = nil, direction: UIUserInterfaceLayoutDirection? = nil,
    highContrast: Bool? = nil
  ) {
    // UIKit treats an explicit `unspecified` as not given.
    self.idiom = idiom == .unspecified ? nil : idiom
    self.style = style == .unspecified ? nil : style
    self.displayScale = displayScale == 0 ? nil : displayScale
    self.horizontal = horizontal == .unspecified ? nil : horizontal
    self.vertical = vertical == .unspecified ? nil : vertical
    self.contentSize = contentSize == .unspecified ? nil : contentSize
    self.gamut = gamut == .unspecified ? nil : gamut
    self.direction = direction
    self.highContrast = highContrast
  }

  /// These, with every trait that `other` gives in their place.
  package func overridden(by other: TraitValues) -> TraitValues {
    TraitValues(
      idiom: other.idiom ?? idiom, style: other.style ?? style,
      displayScale: other.displayScale ?? displayScale,
      horizontal: other.horizontal ?? horizontal, vertical: other.vertical ?? vertical,
      contentSize: other.contentSize ?? contentSize, gamut: other.gamut ?? gamut,
      direction: other.direction ?? direction, highContrast: other.highContrast ?? highContrast)
  }

  /// A phone in portrait, light, at 3×, with the standard text size.
  package static let standard = TraitValues(
    idiom: .phone, style: .light, displayScale: 3, horizontal: .compact, vertical: .regular,
    contentSize: .large, gamut: .P3, direction: .leftToRight, highContrast: false)
}
