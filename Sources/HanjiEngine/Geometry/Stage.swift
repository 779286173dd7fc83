/// Everything outside a sheet that decides how large it may be: the container and what covers it.
///
/// A stage is a plain value. Whoever owns the sheet makes a new one when the container, the
/// keyboard, the content or the traits change, and hands it to `Sheet.handle`.
///
///     let stage = Stage(
///       container: SheetSize(width: 393, height: 852),
///       safeArea: SheetInsets(top: 59, bottom: 34), displayScale: 3)
///     stage.maximumDetentValue  // 759
public struct Stage: Hashable, Sendable {
  /// The container's size in points. A negative or non-finite side counts as 0.
  public var container: SheetSize
  /// The container's safe-area insets in points. Negative and non-finite ones count as 0.
  public var safeArea: SheetInsets
  /// How many points of the container, from its bottom, the keyboard covers; 0 without one.
  /// Negative and non-finite values count as 0.
  public var keyboard: Double
  /// What must stay visible above the keyboard: the distance in points from the sheet's inner end
  /// to the lower end of the focused field, nil for all of the sheet.
  public var focus: Double?
  /// The length along the sheet's travel that its content asks for, in points; nil while nobody
  /// has measured it. Values of 0 or below and non-finite ones count as nil.
  public var content: Double?
  /// Whether the container's height is compact, as on a phone in landscape.
  public var isCompactHeight: Bool
  /// Whether the container's width is regular, as on a tablet.
  public var isRegularWidth: Bool
  /// Device pixels per point. Values of 0 or below and non-finite ones count as 1.
  public var displayScale: Double
  /// Which system's measures `medium` and `large` follow.
  public var rules: SystemRules
  /// The side the sheet comes from.
  public var edge: SheetEdge
  /// Whether the language runs from right to left, for `leading` and `trailing`.
  public var isRightToLeft: Bool

  /// A stage of these values. Nonsense is accepted and read as each property says.
  public init(
    container: SheetSize, safeArea: SheetInsets = .zero, keyboard: Double = 0,
    focus: Double? = nil, content: Double? = nil, isCompactHeight: Bool = false,
    isRegularWidth: Bool = false, displayScale: Double = 1, rules: SystemRules = .iOS26,
    edge: SheetEdge = .bottom, isRightToLeft: Bool = false
  ) {
    self.container = container
    self.safeArea = safeArea
    self.keyboard = keyboard
    self.focus = focus
    self.content = content
    self.isCompactHeight = isCompactHeight
    self.isRegularWidth = isRegularWidth
    self.displayScale = displayScale
    self.rules = rules
    self.edge = edge
    self.isRightToLeft = isRightToLeft
  }
}

/// Which generation of the system sheet's measures applies.
public enum SystemRules: Hashable, Sendable, CaseIterable {
  /// The largest sheet ends at the safe area. [sim]
  case iOS26
  /// The largest sheet ends 10 points before the safe area. [lib]
  case iOS18

  /// Points the largest sheet keeps from the safe area's far end.
  public var farGap: Double {
    switch self {
    case .iOS26: 0
    case .iOS18: 10
    }
  }
}

extension Stage {
  /// The edge as one of the four sides.
  public var resolvedEdge: SheetEdge { edge.resolved(rightToLeft: isRightToLeft) }

  /// The container's length along the sheet's travel, in points; never negative.
  public var length: Double { Stage.measure(resolvedEdge.length(of: container)) }

  /// The safe-area inset at the sheet's own edge, in points; never negative.
  public var nearInset: Double { Stage.measure(resolvedEdge.nearInset(of: safeArea)) }

  /// The safe-area inset opposite the sheet's edge, in points; never negative.
  public var farInset: Double { Stage.measure(resolvedEdge.farInset(of: safeArea)) }

  /// The largest height inside the safe area that the system gives a detent, in points: 759 on an
  /// iPhone 16, 749 by the rules up to iOS 18. [sim][lib]
  public var maximumDetentValue: Double {
    max(0, length - nearInset - farInset - rules.farGap)
  }

  /// Device pixels per point; always a positive number.
  public var pixelsPerPoint: Double {
    displayScale.isFinite && displayScale > 0 ? displayScale : 1
  }

  /// The content's length where it is usable.
  var usableContent: Double? {
    content.flatMap { $0.isFinite && $0 > 0 ? Swift.min($0, Stage.longest) : nil }
  }

  /// The keyboard's overlap, in points, never negative and at most the container's height.
  var keyboardOverlap: Double {
    Stage.measure(keyboard).clamped(0, Stage.measure(container.height))
  }

  /// Lengths beyond this many points are mistakes, and no arithmetic should meet them.
  static let longest = 1e6

  private static func measure(_ length: Double) -> Double {
    length.finite(or: 0).clamped(0, longest)
  }
}
