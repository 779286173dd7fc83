import UIKit

extension UIViewController {
  /// For storyboards: the share of the source's view that a ``SheetSegue`` to this view controller
  /// takes, 0 to 1.
  ///
  /// Set it as a user-defined runtime attribute `sheetFraction` of type *Number*. 0, the default,
  /// and nonsense stand for one half.
  #if canImport(ObjectiveC)
    @IBInspectable
  #endif
  public var sheetFraction: CGFloat {
    get { associatedState?.fraction ?? 0 }
    set { controllerState.fraction = newValue }
  }

  /// For storyboards: the edge from which a ``SheetSegue`` brings this view controller.
  ///
  /// Set it as a user-defined runtime attribute `sheetEdge` of type *String*: bottom, top, left,
  /// right, leading or trailing. Empty, the default, and any other word stand for the bottom.
  #if canImport(ObjectiveC)
    @IBInspectable
  #endif
  public var sheetEdge: String {
    get { associatedState?.edge ?? "" }
    set { controllerState.edge = newValue }
  }
}

#if !canImport(ObjectiveC)
  /// Tells the host's storyboards, which have no key-value coding, of the attributes above.
  @MainActor
  package func registerSheetRuntimeAttributes() {
    StoryboardRegistry.register(UIViewController.self) { keys in
      keys.attribute("sheetFraction", \.sheetFraction)
      keys.attribute("sheetEdge", \.sheetEdge)
    }
  }
#endif
