import HanjiEngine

extension Phase {
  /// All phases there are, a committed dismissal and a settle that selects apart.
  static let names = [
    "hidden", "presenting", "resting", "dragging", "settling", "selecting", "dismissing",
    "committed",
  ]

  var name: String {
    switch self {
    case .hidden: "hidden"
    case .presenting: "presenting"
    case .resting: "resting"
    case .dragging: "dragging"
    case .settling(_, nil): "settling"
    case .settling: "selecting"
    case .dismissing(_, let dismissal): dismissal.isCommitted ? "committed" : "dismissing"
    }
  }
}

extension Effect {
  /// All effects there are, with each outcome and whether a move takes time.
  static let names = [
    "move", "instant move", "willPresent", "didPresent, finished", "didPresent, interrupted",
    "willSelect", "didSelect, finished", "didSelect, interrupted", "willDismiss", "didDismiss",
    "dismissalCalledOff", "askDismissal", "dismissalRefused",
  ]

  var name: String {
    switch self {
    case .move(let move): move.isInstant ? "instant move" : "move"
    case .willPresent: "willPresent"
    case .didPresent(_, let outcome): "didPresent, \(outcome)"
    case .willSelect: "willSelect"
    case .didSelect(_, _, let outcome): "didSelect, \(outcome)"
    case .willDismiss: "willDismiss"
    case .didDismiss: "didDismiss"
    case .dismissalCalledOff: "dismissalCalledOff"
    case .askDismissal: "askDismissal"
    case .dismissalRefused: "dismissalRefused"
    }
  }
}
