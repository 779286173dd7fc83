import HanjiEngine
import UIKit

/// Hands UIKit's transition to the sheet, which moves by its own plan and reports back.
///
/// A non-interactive custom transition takes no touches while it runs (WWDC 2016, 216): on a device
/// the sheet cannot be caught while UIKit presents it or while code dismisses it. A user's own
/// dismissal and every settle can be caught, since they run outside of UIKit's transition.
@MainActor
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private weak var controller: SheetPresentationController?
  private let isPresenting: Bool

  init(_ controller: SheetPresentationController, isPresenting: Bool) {
    self.controller = controller
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    guard let motion = controller?.style.motion else { return 0 }
    return (isPresenting ? motion.present : motion.dismiss).nominalDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let controller else { return context.completeTransition(true) }
    if isPresenting {
      controller.present(in: context)
    } else {
      controller.dismiss(in: context)
    }
  }
}

extension Motion {
  /// About how long a motion takes, in seconds, for whoever animates alongside. A spring is counted
  /// until it is within a thousandth of its travel.
  var nominalDuration: Double {
    switch self {
    case .none: return 0
    case .curve(_, let duration): return duration.isFinite ? max(0, duration) : 0
    case .spring(let spring): return spring.restTime(offset: 1, velocity: 0, within: 0.001)
    }
  }
}
