import HanjiEngine
import UIKit

/// What a driver needs of whoever put the sheet up: a presentation controller, a sheet view, a child.
@MainActor
protocol SheetDriverOwner: SheetHandle {
  /// The content's own wish for its size; zero for none.
  var preferredSize: CGSize { get }

  /// The view controller in the sheet; nil for a plain view.
  var contentController: UIViewController? { get }

  /// What the sheet is centred over where it is narrower than its container; nil for nothing.
  var sourceView: UIView? { get }

  /// Whether the sheet, which is in no window, will not be in one again: its screen has gone, and is
  /// not just covered by another one.
  var hasLostItsScreen: Bool { get }

  /// What is known beforehand of whether the user may dismiss.
  var dismissPermission: DismissPermission { get }

  /// Whether the user may dismiss now. Asked once for each attempt, where the permission says so.
  func driverMayDismiss(_ driver: SheetDriver) -> Bool

  /// The view that gets a touch outside of a sheet that lets touches through.
  func driver(_ driver: SheetDriver, viewBehindAt point: CGPoint, with event: UIEvent?) -> UIView?

  /// Something happened. Called in the order in which things happened.
  func driver(_ driver: SheetDriver, did event: SheetEvent)

  /// The sheet stands still at a detent. Called after the events that say how it came there, and
  /// after anything else that it is told while it rests.
  func driverDidRest(_ driver: SheetDriver)
}

extension SheetDriverOwner {
  var contentController: UIViewController? { nil }

  var hasLostItsScreen: Bool { false }

  var sourceView: UIView? { nil }
  func driverDidRest(_ driver: SheetDriver) {}
}
