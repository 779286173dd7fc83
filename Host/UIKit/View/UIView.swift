import Foundation

/// A rectangle that draws, lays out its subviews and takes touches. Its geometry is its layer's.
///
/// The class body holds the stored state and what a subclass may override; what these do stands in
/// the extensions beside this file.
@MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace,
  @preconcurrency CALayerDelegate
{
  // MARK: Making

  /// The class of the layer made for each view.
  open class var layerClass: AnyClass { CALayer.self }

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.isOpaque = true
    layer.contentsScale = UIScreen.main.scale
    self.frame = frame
    layer.setNeedsLayout()
    if drawsItself { layer.setNeedsDisplay() }
  }

  public override convenience init() { self.init(frame: .zero) }

  /// A view from an archive. The host has no archives: this is a view without a size.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.isOpaque = true
    layer.contentsScale = UIScreen.main.scale
    layer.setNeedsLayout()
    if drawsItself { layer.setNeedsDisplay() }
  }

  // MARK: Stored state

  /// What draws the view. Made with the view, and never another.
  public private(set) var layer: CALayer
  /// The view controller whose `view` this is.
  package weak var owner: UIViewController?
  package weak var parent: UIView?
  package var children: [UIView] = []
  package weak var currentWindow: UIWindow?

  package var recognizers: [UIGestureRecognizer] = []
  package var ownBackground: UIColor?
  package var ownTint: UIColor?
  package var safeArea = UIEdgeInsets.zero
  package var ownMargins: UIEdgeInsets?
  package var ownDirectionalMargins: NSDirectionalEdgeInsets?
  package var knownTraits: UITraitCollection?
  package var maskView: UIView?
  /// What Auto Layout keeps for this view.
  package var viewLayout: ViewLayout?
  package var semantics = UISemanticContentAttribute.unspecified

  /// Any number, to find the view by.
  open var tag = 0
  /// Whether the view and those below it take touches.
  open var isUserInteractionEnabled = true
  /// Whether more than one finger at a time is delivered to this view.
  open var isMultipleTouchEnabled = false
  /// Whether a finger here keeps others from reaching other views of the window.
  open var isExclusiveTouch = false
  open var autoresizesSubviews = true
  open var autoresizingMask: UIView.AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { geometryChanged() } }
  }
  /// What is drawn is always drawn on clear ground: false has no effect, and is reported.
  open var clearsContextBeforeDrawing = true {
    didSet {
      guard !clearsContextBeforeDrawing else { return }
      HostReport.once(
        "UIView.clearsContextBeforeDrawing: a view's drawing is always cleared before")
    }
  }
  open var contentMode: UIView.ContentMode = .scaleToFill {
    didSet { contentModeChanged() }
  }
  open var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic {
    didSet { if tintAdjustmentMode != oldValue { spreadTintChange() } }
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { spreadTraits() } }
  }
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsChanged() } }
  }
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsChanged() } }
  }
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { constraintsChanged() } }
  }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates; undefined unless `transform` is the identity.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }
  /// Where the anchor point is in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changeGeometry { layer.setAffineTransform(newValue) } }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { changeGeometry { layer.transform = newValue } }
  }
  /// The point of the unit square that `center` places and `transform` turns about.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { changeGeometry { layer.anchorPoint = newValue } }
  }
  /// Pixels a point of what the view draws.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  // MARK: Looks

  open var backgroundColor: UIColor? {
    get { ownBackground }
    set {
      ownBackground = newValue
      applyBackgroundColor()
    }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard layer.isHidden != newValue else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.visibilityChanged(of: self)
    }
  }
  /// A hint to the drawing system, by which nothing changes here.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// A view whose alpha is what shows of this one.
  open var mask: UIView? {
    get { maskView }
    set {
      layer.mask = newValue?.layer
      // The layer takes no mask that it is in.
      if layer.mask === newValue?.layer { maskView = newValue }
    }
  }
  /// The colour of what can be acted upon: the view's own, or else the superview's.
  open var tintColor: UIColor! {
    get { resolvedTint }
    set {
      ownTint = newValue
      spreadTintChange()
    }
  }
  /// Called when the tint colour of this view changed, by itself or above.
  open func tintColorDidChange() {}

  // MARK: Hierarchy

  open var superview: UIView? { parent }
  open var subviews: [UIView] { children }
  open var window: UIWindow? { currentWindow }

  open func addSubview(_ view: UIView) { insert(view, at: nil) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, above: false)
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, above: true)
  }
  open func removeFromSuperview() { leaveSuperview() }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func isDescendant(of view: UIView) -> Bool { isWithin(view) }
  /// This view or the first one below it with that tag, parents before children.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  // MARK: Touches

  /// The view that a touch at `point`, in this view's coordinates, belongs to.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// In the order in which they were added; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// Whether a recogniser that could begin here, of this view or one above, may.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  package var attached: [any UIInteraction] = []
  open var interactions: [any UIInteraction] {
    get { attached }
    set { replaceInteractions(with: newValue) }
  }
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  // MARK: Layout

  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() { layOutIfNeeded() }
  /// Places the subviews. Never call it: `setNeedsLayout` does.
  open func layoutSubviews() {}
  @_documentation(visibility: internal)
  open func layoutSublayers(of layer: CALayer) { runLayout(of: layer) }

  /// The size the view wants, at most about `size`. A plain view wants the size it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { resizeToFit() }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { intrinsicSizeChanged() }
  /// The intrinsic size in a given width, where the height depends on it; otherwise nil.
  package func contentSize(wrappedIn width: CGFloat) -> CGSize? {
    viewLayout?.wrappedContentSize?(width)
  }
  /// The view whose text's baselines are this view's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }
  /// Points from the top to the first baseline; nil where the bottom edge stands for it.
  package var firstBaselineFromTop: CGFloat? { nil }
  /// Points from the bottom up to the last baseline; nil counts as 0.
  package var lastBaselineFromBottom: CGFloat? { nil }
  /// The guide that the view's edges mean for constraints from inside: a scroll view's content.
  package var interiorLayoutGuide: UILayoutGuide? { nil }
  /// Takes the size that constraints found for the content.
  package func applyContentSize(_ size: CGSize) {}
  /// The size by the view's constraints, as near to `targetSize` as they let it.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  open class var requiresConstraintBasedLayout: Bool { false }
  open func setNeedsUpdateConstraints() { constraintUpdateNeeded() }
  open func needsUpdateConstraints() -> Bool { isConstraintUpdateNeeded }
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() { runConstraintUpdates() }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Safe area and margins

  /// How far the system's bars and the device's corners reach into this view, points.
  open var safeAreaInsets: UIEdgeInsets { safeArea }
  open func safeAreaInsetsDidChange() {}
  /// What the subviews' safe area is reckoned from; a scroll view takes away what it adjusted.
  package var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }
  /// What the device takes of a view that has no superview: only a window is on the device.
  var systemSafeAreaInsets: UIEdgeInsets { .zero }

  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      guard isFinite(newValue, "layoutMargins") else { return }
      ownMargins = newValue
      ownDirectionalMargins = nil
      marginsChanged()
    }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set {
      let (left, right) = (newValue.leading, newValue.trailing)
      let edges = UIEdgeInsets(top: newValue.top, left: left, bottom: newValue.bottom, right: right)
      guard isFinite(edges, "directionalLayoutMargins") else { return }
      ownDirectionalMargins = newValue
      ownMargins = nil
      marginsChanged()
    }
  }
  open func layoutMarginsDidChange() {}

  // MARK: Traits

  /// The traits of what this view is in.
  package var inheritedTraits: UITraitCollection {
    parent?.traitCollection ?? UIScreen.main.traitCollection
  }
  @_documentation(visibility: internal)
  open var traitCollection: UITraitCollection { ownTraits }
  @_documentation(visibility: internal)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// For the host's own views: called before an app hears of new traits, and with nil at first.
  package func hostTraitsDidChange(from before: UITraitCollection?) {}
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { semantics }
    set {
      semantics = newValue
      setNeedsLayout()
      marginsChanged()
    }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semantics, relativeTo: traitCollection.isRightToLeft ? .rightToLeft : .leftToRight)
  }
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  // MARK: Drawing

  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
  /// Draws into the current context. A plain view draws nothing and keeps no image.
  open func draw(_ rect: CGRect) { Self.noteInheritedDrawing(of: self) }
  @_documentation(visibility: internal)
  open func display(_ layer: CALayer) { displayContents(of: layer) }
  @_documentation(visibility: internal)
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(in: ctx) }
  @_documentation(visibility: internal)
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    actionForCurrentAnimation(layer, forKey: event)
  }

  // MARK: Responder

  open override var next: UIResponder? { owner ?? parent }
  package override var responderWindow: UIWindow? { window }
  /// Makes the first responder resign if it is this view or below it. True if one did.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingWithin(force) }
}
