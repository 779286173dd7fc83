import UIKit

/// A scroll view whose content is dragged onto the keyboard pulls it down.
///
/// [?], decided here: the keyboard follows the finger point by point once that is below its upper
/// edge, no notification is posted meanwhile, and what is posted at the end has the frame of that
/// moment as the one before, the standard duration and curve, and `willShow` where it goes back up.
extension Keyboard: DraggableKeyboard {
  /// From this speed on a finger that lifts says which way it goes, points a second [?].
  static let decisiveSpeed: CGFloat = 100

  package func pull(to y: CGFloat, from start: CGFloat, withAccessory: Bool) {
    guard isShown, placement == .docked, inputs.hasKeys else { return }
    let rest = frame(isShown: true, pulled: 0)
    let top = rest.minY + (withAccessory ? 0 : accessoryHeight)
    guard pulled > 0 || start <= top else { return }
    let way = min(max(0, y - top), rest.height - heightThatStays)
    guard way != pulled else { return }
    pulled = way
    follow()
  }

  package func release(velocity: CGFloat?) {
    guard isShown, pulled > 0 else { return }
    var goes = false
    if let velocity {
      goes =
        abs(velocity) > Self.decisiveSpeed
        ? velocity > 0 : pulled > (height - heightThatStays) / 2
    }
    if goes, giveUp() { return }
    let before = frame
    pulled = 0
    post(from: before, appears: true, animated: true)
  }

  /// Ends the editing and the keyboard with it. False if that was refused.
  private func giveUp() -> Bool {
    guard isAutomatic, let responder = simulator.firstResponder else {
      hide()
      return true
    }
    return responder.resignFirstResponder()
  }

  /// Of an accessory that belongs to a view controller and is there without keys, too.
  private var heightThatStays: CGFloat {
    guard simulator.firstResponder !== simulator.mainResponder,
      let rest = KeyboardInputs(of: simulator.mainResponder), !rest.hasKeys
    else { return 0 }
    return rest.accessoryHeight(width: frame.width)
  }
}
