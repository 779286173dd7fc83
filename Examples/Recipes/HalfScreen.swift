import Hanji
import UIKit

/// The first scene of `HalfScreen.storyboard`. Its button is wired to a `SheetSegue`, in the
/// storyboard alone; so is the close button of the second scene, to a `SheetUnwindSegue`.
public final class HalfScreenController: UIViewController {
  /// Told of everything that happens to the sheet.
  public var onEvent: ((SheetEvent) -> Void)?
  /// How often an unwind segue came back here.
  public private(set) var returns = 0

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    (segue as? SheetSegue)?.onEvent = onEvent
  }

  /// The unwind action that the second scene's exit is connected to.
  #if canImport(ObjectiveC)
    @IBAction
  #endif
  public func backFromDetails(_ segue: UIStoryboardSegue) {
    returns += 1
  }
}

/// The second scene: half a screen of details, with a close button.
public final class HalfDetailsController: UIViewController {}

extension HalfScreenController {
  /// The storyboard's first scene.
  public static func make() -> HalfScreenController? {
    #if SWIFT_PACKAGE
      let bundle = Bundle.module
    #else
      let bundle = Bundle(for: HalfScreenController.self)
    #endif
    return UIStoryboard(name: "HalfScreen", bundle: bundle).instantiateInitialViewController()
  }
}
