/// What a view controller remembers of being presented and of presenting.
///
/// Ownership runs one way: presenter → presented → presentation controller.
struct ModalState {
  /// Where a presented view controller is on its way.
  enum Phase {
    case idle
    case presenting
    case presented
    case dismissing
  }

  var style = UIModalPresentationStyle.automatic
  var phase = Phase.idle
  /// The presentation controller of this view controller: made when first needed, kept until the
  /// dismissal is over.
  var controller: UIPresentationController?
  weak var presenter: UIViewController?
  var presented: UIViewController?

  var isBeingPresented: Bool { phase == .presenting }
  var isBeingDismissed: Bool { phase == .dismissing }
}
