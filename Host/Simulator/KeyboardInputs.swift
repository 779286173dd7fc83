import UIKit

/// What stands at the bottom of the screen while something is edited: keys or a view in their place,
/// and a view on top of them.
@MainActor struct KeyboardInputs {
  /// Whether there are keys, or what stands for them; else the accessory is alone.
  var hasKeys = true
  /// In place of the keys.
  var inputView: UIView?
  var accessory: UIView?
  /// Who gives the accessory: what it contains goes on asking there.
  weak var owner: UIResponder?

  /// The system's keyboard.
  init() {}

  /// What a first responder and whoever comes after it in the responder chain say: of each view the
  /// first one counts. Nil if that is nothing.
  init?(of responder: UIResponder?) {
    guard let responder else { return nil }
    var next: UIResponder? = responder
    while let current = next {
      if inputView == nil { inputView = current.inputView }
      if accessory == nil, let found = current.inputAccessoryView {
        (accessory, owner) = (found, current)
      }
      next = current.next
    }
    hasKeys = responder.wantsKeyboard || inputView != nil
    if !hasKeys, accessory == nil { return nil }
  }

  /// Points; the system's keys are `keys` high.
  func keysHeight(_ keys: CGFloat, width: CGFloat) -> CGFloat {
    guard hasKeys else { return 0 }
    guard let inputView else { return keys }
    let own = Self.height(of: inputView, width: width)
    return own > 0 ? own : keys
  }

  func accessoryHeight(width: CGFloat) -> CGFloat {
    accessory.map { Self.height(of: $0, width: width) } ?? 0
  }

  /// By constraints if it has them, else what it has, else what it wants.
  private static func height(of view: UIView, width: CGFloat) -> CGFloat {
    var height = view.bounds.height
    if !view.translatesAutoresizingMaskIntoConstraints {
      height =
        view.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    } else if height <= 0 {
      height = view.intrinsicContentSize.height
    }
    return height.isFinite ? max(0, height) : 0
  }
}
