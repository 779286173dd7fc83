import UIKit

#if canImport(ObjectiveC)
  import ObjectiveC

  @MainActor private var stateKey: UInt8 = 0

  extension UIViewController {
    /// What the library keeps with the view controller, for as long as that lives.
    var associatedState: ControllerState? {
      get { objc_getAssociatedObject(self, &stateKey) as? ControllerState }
      set {
        objc_setAssociatedObject(self, &stateKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
  }
#else
  extension UIViewController {
    /// What the library keeps with the view controller, for as long as that lives.
    var associatedState: ControllerState? {
      get { hostAssociation as? ControllerState }
      set { hostAssociation = newValue }
    }
  }
#endif
