import HanjiEngine

/// Sheets and stages of every kind, by number, for random inputs.
enum Samples {
  static let stages: [Stage] = [
    .phone.with(content: 600),
    .smallPhone.with(content: 900),
    .landscapePhone.with(content: 300),
    .phone.with(edge: .top).with(content: 250),
    .phone.with(edge: .leading).with(content: 280),
    .phone.with(edge: .trailing, rightToLeft: true),
    Stage(container: .zero),
    Stage(
      container: SheetSize(width: .nan, height: -3),
      safeArea: SheetInsets(top: .infinity, bottom: -9), keyboard: .nan, displayScale: 0),
  ]

  static let configurations: [Sheet.Configuration] = [
    .halfModal,
    .system,
    Sheet.Configuration(
      detents: [.large(), .medium()], initial: .medium,
      dimming: Dimming(amount: 0.2, largestUndimmed: .medium, exceptions: [.large: 0.5]),
      permission: .ask),
    Sheet.Configuration(
      detents: [.points(120, identifier: "peek"), .fraction(0.5), .large()],
      outsideTap: OutsideTapRule(.passThrough, exceptions: [.large: .dismiss]),
      overdrag: .soft(limit: 40), release: .projection(), permission: .refused),
    Sheet.Configuration(
      detents: [.content(maximum: 400), .points(500), .points(700).programmaticOnly()],
      measure: DetentMeasure(fromSafeArea: false, farMargin: 120),
      overdrag: .systemRubberBand, release: .threshold(velocity: 800).sequential(),
      motion: .halfModal, permission: .ask, keyboard: .expand),
    Sheet.Configuration(
      detents: [
        .resolved(identifier: "nonsense") { _ in .nan }, .through(nil, identifier: "later"),
      ],
      dimming: Dimming(amount: .nan), overdrag: .free, release: .system.sequential(),
      motion: MotionPlan(
        present: .curve(TimingCurve(.nan, 4, 1, -3), duration: 0.4),
        dismiss: .spring(Spring(response: 0.5, dampingRatio: 0.2)), settle: .none,
        change: .curve(.easeOut, duration: .nan)), keyboard: .lift.staying()),
    Sheet.Configuration(
      detents: [.points(300).programmaticOnly()], refusedDrag: .soft(limit: 30),
      motion: MotionPlan(
        dismiss: .spring(Spring(mass: 1, stiffness: 200, damping: 200)),
        settle: .spring(Spring(duration: 0.4, bounce: 0.6))),
      permission: .refused, keyboard: .expand.staying()),
    Sheet.Configuration(detents: [], isDraggable: false, keyboard: .ignore),
  ]

  static let identifiers: [Detent.Identifier?] = [
    nil, .medium, .large, .content, "peek", "points(500.0)", "points(700.0)", "nobody",
  ]

  /// Which sample this is, by what tells them apart.
  static func index(of configuration: Sheet.Configuration) -> Int {
    configurations.firstIndex {
      $0.detents == configuration.detents && $0.permission == configuration.permission
    } ?? 0
  }
}

extension Seeded {
  mutating func script(length: Int) -> Script {
    Script(
      configuration: index(Samples.configurations.count), stage: index(Samples.stages.count),
      steps: (0..<length).map { _ in step() })
  }

  private mutating func step() -> Step {
    let seconds = chance(0.4) ? 0 : chance(0.9) ? number(0, 0.12) : number(0, 2)
    return Step(input: input(), seconds: seconds)
  }

  private mutating func input() -> Input {
    switch index(30) {
    case 0: .stage(stage(), animated: chance(0.7))
    case 1: .content(chance(0.2) ? nil : length(), animated: chance(0.7))
    case 2: .keyboard(chance(0.4) ? 0 : length(), focus: chance(0.5) ? nil : length())
    case 3: .configure(pick(Samples.configurations), animated: chance(0.7))
    case 4...7: .present(pick(Samples.identifiers), animated: chance(0.8))
    case 8...9:
      .select(
        pick(Samples.identifiers), cause: chance(0.5) ? .code : .accessibility,
        animated: chance(0.8))
    case 10...11: .dismiss(cause: pick(Cause.allCases), animated: chance(0.8))
    case 12...13: .answer(allowed: chance(0.5))
    case 14: .tapOutside
    case 15...18: .dragBegan
    case 19...23: .dragMoved(total: length() * (chance(0.5) ? 1 : -1))
    case 24...25: .dragEnded(velocity: length() * (chance(0.5) ? 10 : -10))
    case 26: .dragCancelled
    default:
      .settled(chance(0.7) ? CheckedSheet.presentMove : MoveID(rawValue: UInt64(1 + index(20))))
    }
  }

  private mutating func stage() -> Stage {
    var stage = pick(Samples.stages)
    if chance(0.2) { stage.container.height = length() }
    if chance(0.2) { stage.keyboard = length() }
    if chance(0.1) { stage.displayScale = length() }
    if chance(0.3) { stage.content = length() }
    if chance(0.2) { stage.rules = .iOS18 }
    return stage
  }

  /// Mostly a sensible length, sometimes none at all.
  private mutating func length() -> Double {
    switch index(20) {
    case 0: pick([.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300])
    case 1: 0
    case 2: -number(0, 900)
    default: number(0, 900)
    }
  }
}
