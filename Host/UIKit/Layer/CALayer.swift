import Foundation

/// A rectangle on the screen: where it is, how it looks, and what lies on it.
///
/// `position`, `bounds`, `anchorPoint` and `transform` are stored; `frame` is derived from them.
/// Numbers that are not finite are ignored and reported, where Core Animation throws.
open class CALayer: NSObject, CAMediaTiming {
  /// The model values, or in a presentation layer what is on the screen.
  var state = LayerState()
  /// Set on the copies that ``presentation()`` makes: nothing observes their changes.
  var isPresentation = false
  /// What this presentation layer was sampled from.
  var modelLayer: CALayer?

  weak var parent: CALayer?
  var modelChildren: [CALayer] = []
  var maskLayer: CALayer?

  var layoutIsDirty = false
  /// Some layer below is to be laid out: how a layout pass finds it without a search.
  var descendantLayoutIsDirty = false
  var displayIsDirty = false
  var descendantDisplayIsDirty = false
  /// What a caller set as the contents.
  var storedContents: Any?
  /// What the layer or its delegate drew, in pixels.
  var backing: CGImage?
  /// The part of the backing store that is to be drawn anew; nil is all of it.
  var dirtyRect: CGRect?
  /// While a part is being drawn: that part.
  var partInDrawing: CGRect?
  /// Draws what the layer shows, into an upright context in the layer's coordinates, each time a
  /// picture is made: views that draw themselves set it instead of keeping a bitmap.
  package var drawing: ((CGContext, CALayer) -> Void)?
  var running: [AnimationRecord] = []
  /// It has been on the screen at a commit: from then on its changes animate by themselves.
  var hasAppeared = false

  open weak var delegate: (any CALayerDelegate)?
  open var name: String?
  open var actions: [String: any CAAction]?
  /// Whether it shows when it is seen from behind: turned about, or mirrored.
  open var isDoubleSided = true
  /// A hint, by which nothing changes here: without an alpha channel there is nothing to save.
  open var isOpaque = false
  open var allowsGroupOpacity = true
  /// Edges are always smooth here, also where it is false.
  open var allowsEdgeAntialiasing = false
  open var needsDisplayOnBoundsChange = false
  open var contentsScale: CGFloat = 1 {
    didSet { if !accepts(contentsScale, for: "contentsScale") { contentsScale = oldValue } }
  }
  open var contentsGravity = CALayerContentsGravity.resize
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve = CALayerCornerCurve.circular
  /// Whether the layer and all on it become a picture before they are placed.
  open var shouldRasterize = false
  /// Pixels a point of that picture.
  open var rasterizationScale: CGFloat = 1 {
    didSet {
      if !accepts(rasterizationScale, for: "rasterizationScale") { rasterizationScale = oldValue }
    }
  }

  @_documentation(visibility: internal)
  open var beginTime: CFTimeInterval = 0
  @_documentation(visibility: internal)
  open var duration: CFTimeInterval = .infinity {
    didSet { if duration != .infinity { reportTiming("duration") } }
  }
  @_documentation(visibility: internal)
  open var speed: Float = 1
  @_documentation(visibility: internal)
  open var timeOffset: CFTimeInterval = 0
  @_documentation(visibility: internal)
  open var repeatCount: Float = 0 {
    didSet { if repeatCount != 0 { reportTiming("repeatCount") } }
  }
  @_documentation(visibility: internal)
  open var repeatDuration: CFTimeInterval = 0 {
    didSet { if repeatDuration != 0 { reportTiming("repeatDuration") } }
  }
  @_documentation(visibility: internal)
  open var autoreverses = false {
    didSet { if autoreverses { reportTiming("autoreverses") } }
  }
  @_documentation(visibility: internal)
  open var fillMode = CAMediaTimingFillMode.removed {
    didSet { if fillMode != .removed { reportTiming("fillMode") } }
  }

  /// A layer's own time begins, runs fast or slow, and stands still; it does not end.
  private func reportTiming(_ name: String) {
    HostReport.once("CALayer.\(name) has no effect: layers show all the time")
  }

  public override init() {
    super.init()
  }

  /// A copy of another layer's values, without its sublayers and delegate. A presentation layer
  /// is made this way.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    copyValues(of: other)
  }

  /// An archive holds nothing for a layer here: the layer is a fresh one.
  public required init?(coder: NSCoder) { super.init() }

  func copyValues(of other: CALayer) {
    state = other.state
    (name, drawing) = (other.name, other.drawing)
    (storedContents, backing) = (other.storedContents, other.backing)
    (isDoubleSided, isOpaque) = (other.isDoubleSided, other.isOpaque)
    (allowsGroupOpacity, contentsScale) = (other.allowsGroupOpacity, other.contentsScale)
    (contentsGravity, maskedCorners) = (other.contentsGravity, other.maskedCorners)
    cornerCurve = other.cornerCurve
    (beginTime, speed, timeOffset) = (other.beginTime, other.speed, other.timeOffset)
  }

  /// A layer of this class with this layer's values, for sampling: subclasses of the host make
  /// their own kind. A subclass outside of the host is sampled as its nearest class inside.
  func copyForPresentation() -> CALayer { CALayer(layer: self) }

  /// Called after the layer has moved or taken another size: what a view's safe area follows.
  package var geometryDidChange: (() -> Void)?

  /// The value under a key that animates; subclasses add theirs.
  func animatable(_ key: String) -> LayerValue? { state[key] }

  /// Sets it, without actions.
  func setAnimatable(_ key: String, _ value: LayerValue) { state[key] = value }

  /// Draws what lies between the background and the sublayers, at this layer's values.
  func drawOwnContents(in context: CGContext) {}

  /// What a class does when a value changes, when neither delegate nor layer say: nothing of its
  /// own.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Draws the layer's contents; the drawing of a subclass. Does nothing by itself.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Lays the sublayers out, by asking the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Makes the contents anew: by the delegate's `display(_:)`, or by drawing.
  open func display() {
    if let delegate { delegate.display(self) } else { drawBackingStore() }
  }

  open func preferredFrameSize() -> CGSize { bounds.size }
}
