import Testing
import UIKit

@MainActor private final class Half: UIPresentationController {}

@MainActor private final class Supplier: NSObject, UIViewControllerTransitioningDelegate {
  var asked = 0
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    asked += 1
    return Half(presentedViewController: presented, presenting: presenting)
  }
}

@MainActor @Suite struct PresentationControllerTests {
  @Test func newPresentationControllerHasTheDefaults() {
    let (presented, presenting) = (UIViewController(), UIViewController())
    let controller = UIPresentationController(
      presentedViewController: presented, presenting: presenting)
    #expect(controller.presentedViewController === presented)
    #expect(controller.presentingViewController === presenting)
    #expect(controller.presentedView === presented.view)
    #expect(controller.containerView == nil && controller.delegate == nil)
    #expect(controller.shouldPresentInFullscreen && !controller.shouldRemovePresentersView)
    #expect(controller.overrideTraitCollection == nil)
  }

  @Test func transitioningDelegateSuppliesItOnceForCustom() {
    let (controller, supplier) = (UIViewController(), Supplier())
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = supplier
    let first = controller.presentationController
    #expect(first is Half && controller.presentationController === first && supplier.asked == 1)
    #expect(first?.presentedViewController === controller)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen])
  func transitioningDelegateIsNotAskedForOtherStyles(style: UIModalPresentationStyle) {
    let (controller, supplier) = (UIViewController(), Supplier())
    controller.modalPresentationStyle = style
    controller.transitioningDelegate = supplier
    #expect(!(controller.presentationController is Half) && supplier.asked == 0)
  }

  @Test func readBeforeTheDelegateIsSetItIsTheWrongOne() {
    let (controller, supplier) = (UIViewController(), Supplier())
    controller.modalPresentationStyle = .custom
    let early = controller.presentationController
    controller.transitioningDelegate = supplier
    #expect(controller.presentationController === early && supplier.asked == 0)
  }

  @Test func percentDrivenTransitionHasTheDefaults() {
    let driver = UIPercentDrivenInteractiveTransition()
    #expect(driver.percentComplete == 0 && driver.completionSpeed == 1)
    #expect(driver.completionCurve == .easeInOut && driver.wantsInteractiveStart)
    #expect(driver.timingCurve == nil)
  }

  @Test func segueKnowsItsEndsAndPerforms() {
    let (source, destination) = (UIViewController(), UIViewController())
    var performed = 0
    let segue = UIStoryboardSegue(identifier: "next", source: source, destination: destination) {
      performed += 1
    }
    #expect(segue.identifier == "next")
    #expect(segue.source === source && segue.destination === destination)
    segue.perform()
    #expect(performed == 1)
  }

  @Test func subclassOfASegueSaysWhatItDoes() {
    final class Counting: UIStoryboardSegue {
      var performed = 0
      override func perform() { performed += 1 }
    }
    let segue = Counting(
      identifier: nil, source: UIViewController(), destination: UIViewController())
    segue.perform()
    #expect(segue.performed == 1 && segue.identifier == nil)
  }
}
