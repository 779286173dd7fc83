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
    get { associatedState?.fraction ?? storyboardFraction }
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
    get { associatedState?.edge ?? storyboardEdge }
    set { controllerState.edge = newValue }
  }
}

// On iOS key-value coding has called the setters above. The host's storyboards have none, and keep what
// they read.
extension UIViewController {
  private var storyboardFraction: CGFloat {
    #if canImport(ObjectiveC)
      return 0
    #else
      return (storyboardAttributes["sheetFraction"] as? Double).map { CGFloat($0) } ?? 0
    #endif
  }

  private var storyboardEdge: String {
    #if canImport(ObjectiveC)
      return ""
    #else
      return storyboardAttributes["sheetEdge"] as? String ?? ""
    #endif
  }
}
