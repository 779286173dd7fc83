import UIKit

#if canImport(ObjectiveC)
  import ObjectiveC

  @MainActor private var settingsKey: UInt8 = 0

  extension UIViewController {
    /// The sheet settings that live as long as the view controller does.
    var associatedSheetSettings: SheetSettings? {
      get { objc_getAssociatedObject(self, &settingsKey) as? SheetSettings }
      set {
        objc_setAssociatedObject(self, &settingsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
  }
#else
  extension UIViewController {
    /// The sheet settings that live as long as the view controller does.
    var associatedSheetSettings: SheetSettings? {
      get { hostAssociation as? SheetSettings }
      set { hostAssociation = newValue }
    }
  }
#endif
