import HanjiEngine

/// A sheet in a test: watched by all checks, with a record of what it said.
final class Story {
  let checked: CheckedSheet
  /// Everything it said so far, moves left out, in words.
  private(set) var said: [String] = []
  /// Every move it started.
  private(set) var moves: [Move] = []

  init(_ configuration: Sheet.Configuration, on stage: Stage = .phone) {
    checked = CheckedSheet(configuration, stage: stage)
  }

  var sheet: Sheet { checked.sheet }
  var state: SheetState { sheet.state(at: checked.time) }
  var violation: String? { checked.violation }

  func handle(_ input: Input, after seconds: Double = 0) {
    checked.handle(input, after: seconds)
    for effect in checked.effects {
      if case .move(let move) = effect { moves.append(move) } else { said.append(effect.words) }
    }
  }

  /// What it says from here on.
  func forget() { said = [] }

  /// The present move plays to its end.
  func settle() {
    guard let move = sheet.phase.move else { return }
    let rest = move.trajectory.restTime(within: 0.5, scale: 3)
    handle(.settled(move.id), after: max(0, rest - checked.time))
  }

  /// In sight and at rest, at a detent or its own choice.
  func rest(at identifier: Detent.Identifier? = nil) {
    handle(.present(identifier, animated: false))
    forget()
  }

  /// A finger drags by some points and lets go at a velocity.
  func drag(by points: Double, velocity: Double = 0) {
    handle(.dragBegan, after: 0.1)
    handle(.dragMoved(total: points / 2), after: 0.05)
    handle(.dragMoved(total: points), after: 0.05)
    handle(.dragEnded(velocity: velocity))
  }
}

extension Effect {
  /// The effect in a few words.
  var words: String {
    switch self {
    case .move: "move"
    case .willPresent(let cause): "will present (\(cause))"
    case .didPresent(let cause, let outcome): "did present (\(cause)), \(outcome)"
    case .willSelect(let detent, let cause): "will select \(detent.rawValue) (\(cause))"
    case .didSelect(let detent, let cause, let outcome):
      "did select \(detent.rawValue) (\(cause)), \(outcome)"
    case .willDismiss(let cause): "will dismiss (\(cause))"
    case .didDismiss(let cause): "did dismiss (\(cause))"
    case .dismissalCalledOff(let cause): "called off (\(cause))"
    case .askDismissal(let cause): "may it be dismissed? (\(cause))"
    case .dismissalRefused(let cause): "refused (\(cause))"
    }
  }
}
