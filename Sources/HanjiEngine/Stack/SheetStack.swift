/// How sheets, and what presents them, look behind a sheet in front.
///
/// Everything follows from one number per layer, its *depth*: the sum of the progress of all sheets
/// in front of it. It grows continuously while one of them comes in or is dragged, so that what is
/// behind moves with the finger.
///
///     let stack = SheetStack.system
///     let depth = stack.depth(of: 0, progress: [1, 0.5])  // the layer behind the two: 1.5
///     stack.look(atDepth: depth).scale
public struct SheetStack: Hashable, Sendable {
  /// The scale of a layer at depth 1; one at depth 2 has it twice. The system's is about 0.917.
  /// [lib] Clamped to 0.1…1, nonsense counts as 1.
  public var scale: Double
  /// Points by which each layer's inner end looks out behind the one in front. Nonsense counts as
  /// 0.
  public var peek: Double
  /// The radius of the corners that a layer has at depth 1 and beyond, in points.
  public var cornerRadius: Double
  /// From this depth on, a layer looks as it does there; one deeper still cannot be seen.
  public var visibleDepth: Double

  /// A stack of these values.
  public init(scale: Double, peek: Double, cornerRadius: Double, visibleDepth: Double = 2) {
    self.scale = scale
    self.peek = peek
    self.cornerRadius = cornerRadius
    self.visibleDepth = visibleDepth
  }

  /// The system's: 0.917 [lib]; a peek of 10 points and corners of 10. [?]
  public static let system = SheetStack(scale: 0.917, peek: 10, cornerRadius: 10)
  /// What is behind stays as it is.
  public static let flat = SheetStack(scale: 1, peek: 0, cornerRadius: 0)

  /// How one layer looks.
  public struct Look: Hashable, Sendable {
    /// The layer's scale, 1 in front.
    public let scale: Double
    /// Where the layer's inner end is: points from the container's edge; nil where no extent was
    /// given.
    public let extent: Double?
    /// The radius of the layer's corners in points, to be added to none in front.
    public let cornerRadius: Double
    /// 1, falling to 0 where a layer has gone deeper than can be seen.
    public let alpha: Double
  }

  /// A layer's depth.
  ///
  /// - Parameters:
  ///   - index: the layer's, counted from the rearmost: 0 is what presents the first sheet.
  ///   - progress: one for each sheet, from the rear: `SheetState.progress`, or another measure of
  ///     0…1; each is clamped, nonsense counts as 0. Sheet i is in front of layers 0…i.
  /// - Returns: 0 in front, and for an index outside the stack.
  public func depth(of index: Int, progress: [Double]) -> Double {
    guard index >= 0 else { return 0 }
    return progress.dropFirst(index).reduce(0) { $0 + $1.finite(or: 0).clamped(0, 1) }
  }

  /// How a layer looks at a depth.
  ///
  /// - Parameters:
  ///   - depth: 0 or more; nonsense counts as 0.
  ///   - extent: the layer's own extent in points, if it is a sheet.
  ///   - front: the frontmost sheet's extent in points: the layer's inner end goes to where it
  ///     looks out behind it.
  public func look(atDepth depth: Double, extent: Double? = nil, front: Double? = nil) -> Look {
    let depth = max(0, depth.finite(or: 0))
    let deepest = max(1, visibleDepth.finite(or: 2))
    let seen = min(depth, deepest)
    let share = min(1, depth)
    let behind = extent.map { own in
      let aim = (front ?? own) + seen * max(0, peek.finite(or: 0))
      return own + share * (aim - own)
    }
    return Look(
      scale: Maths.power(scale.finite(or: 1).clamped(0.1, 1), seen), extent: behind,
      cornerRadius: share * max(0, cornerRadius.finite(or: 0)),
      alpha: (deepest + 1 - depth).clamped(0, 1))
  }
}
