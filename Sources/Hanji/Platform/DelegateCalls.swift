import UIKit

// The adaptive presentation delegate's methods are optional on iOS, called with `?`. Swift on Linux
// has no optional requirements: the host's protocol has defaults instead, and `?` does not compile.

extension UIPresentationController {
  #if canImport(ObjectiveC)
    /// Whether the delegate lets the user dismiss. True without a delegate, or without an answer.
    var delegateAllowsDismissal: Bool {
      delegate?.presentationControllerShouldDismiss?(self) ?? true
    }

    func tellDelegateWillDismiss() { delegate?.presentationControllerWillDismiss?(self) }
    func tellDelegateDidDismiss() { delegate?.presentationControllerDidDismiss?(self) }
    func tellDelegateDidAttempt() { delegate?.presentationControllerDidAttemptToDismiss?(self) }
  #else
    /// Whether the delegate lets the user dismiss. True without a delegate, or without an answer.
    var delegateAllowsDismissal: Bool {
      delegate?.presentationControllerShouldDismiss(self) ?? true
    }

    func tellDelegateWillDismiss() { delegate?.presentationControllerWillDismiss(self) }
    func tellDelegateDidDismiss() { delegate?.presentationControllerDidDismiss(self) }
    func tellDelegateDidAttempt() { delegate?.presentationControllerDidAttemptToDismiss(self) }
  #endif
}
