extension Sheet {
  /// What a sheet is like. Any value may be changed at any time, by `Input.configure`.
  public struct Configuration: Sendable {
    /// Where it can rest. Empty counts as `large` alone.
    public var detents: [Detent]
    /// From where the detents' lengths are counted.
    public var measure: DetentMeasure
    /// The detent to come in at; nil, or an unknown one, is the smallest. [doc]
    public var initial: Detent.Identifier?
    /// How dark it makes what is behind it.
    public var dimming: Dimming
    /// What a tap outside does.
    public var outsideTap: OutsideTapRule
    /// Past its largest detent.
    public var overdrag: Overdrag
    /// Below its smallest detent where it may not be dismissed.
    public var refusedDrag: Overdrag
    /// Where it goes when a finger lets go.
    public var release: ReleaseRule
    /// How it moves.
    public var motion: MotionPlan
    /// Whether a user may dismiss it.
    public var permission: DismissPermission
    /// Whether a finger can take hold of it.
    public var isDraggable: Bool
    /// What it does about the keyboard.
    public var keyboard: KeyboardRule

    /// A configuration; what is left out is as the system's sheet.
    public init(
      detents: [Detent] = [.large()], measure: DetentMeasure = .system,
      initial: Detent.Identifier? = nil, dimming: Dimming = .system,
      outsideTap: OutsideTapRule = OutsideTapRule(.dismiss), overdrag: Overdrag = .none,
      refusedDrag: Overdrag = .systemRubberBand, release: ReleaseRule = .system,
      motion: MotionPlan = .system, permission: DismissPermission = .allowed,
      isDraggable: Bool = true, keyboard: KeyboardRule = .lift
    ) {
      self.detents = detents
      self.measure = measure
      self.initial = initial
      self.dimming = dimming
      self.outsideTap = outsideTap
      self.overdrag = overdrag
      self.refusedDrag = refusedDrag
      self.release = release
      self.motion = motion
      self.permission = permission
      self.isDraggable = isDraggable
      self.keyboard = keyboard
    }

    /// The system's sheet: large, dim 0.2, no stretch, the measured release rule. [sim]
    public static let system = Configuration()

    /// The hand-written half modal: as tall as its content, black 0.7, in and out in 0.3 seconds,
    /// downward only, dismissed beyond half of its height or faster than 2,000 points per second.
    public static let halfModal = Configuration(
      detents: [.content()], measure: .container, dimming: Dimming(amount: 0.7),
      release: .threshold(distance: 0.5, velocity: 2000), motion: .halfModal)
  }
}
