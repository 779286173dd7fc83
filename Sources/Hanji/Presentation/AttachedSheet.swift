import HanjiEngine
import UIKit

/// A sheet that is a child of a view controller, not modal: a panel over a map, half a screen of
/// details. What is behind stays in use.
@MainActor
public final class AttachedSheet: SheetHandle {
  /// The view controller in the sheet.
  public private(set) weak var child: UIViewController?
  /// Told of everything that happens to the sheet, in order. Nil unless set.
  public var onEvent: ((SheetEvent) -> Void)?
  /// What brought the sheet, so that it does not bring a second one.
  var origin: String?

  private var storedStyle: SheetStyle
  private(set) var driver: SheetDriver?
  private var whenUp: [() -> Void] = []
  private var whenGone: [() -> Void] = []
  private var isTakenByHand = false

  init(_ child: UIViewController, style: SheetStyle) {
    self.child = child
    storedStyle = style
  }

  /// Whether it came from there, and is not on its way out.
  func isUp(from origin: String) -> Bool {
    self.origin == origin && driver?.sheet.isDismissing == false
  }

  /// Everything adjustable about the sheet. A change while it is up takes effect at once.
  public var style: SheetStyle {
    get { storedStyle }
    set {
      storedStyle = newValue
      driver?.apply(newValue, animated: true)
    }
  }

  /// The detent the sheet is at or on its way to. Setting it moves the sheet there.
  public var selectedDetentIdentifier: Detent.Identifier? {
    get { driver?.sheet.selected }
    set { driver?.send(.select(newValue, cause: .code, animated: true)) }
  }

  /// Where the sheet is at this instant; nil while it is not up.
  public var state: SheetState? { driver?.state }

  /// Takes the sheet and its child away, with the full set of containment calls.
  public func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard let driver else {
      completion?()
      return
    }
    if let completion { whenGone.append(completion) }
    driver.send(.dismiss(cause: .code, animated: animated))
  }

  func attach(to parent: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let child else { return }
    let driver = SheetDriver(style: storedStyle, owner: self)
    self.driver = driver
    if let completion { whenUp.append(completion) }
    parent.addChild(child)
    driver.root.fill(parent.view)
    driver.rootIsShown()
    driver.root.surface.host.show(child.view)
    driver.root.surface.host.onContentTaken = { [weak self] in self?.contentWasTaken() }
    driver.root.layoutIfNeeded()
    child.didMove(toParent: parent)
    driver.send(.present(storedStyle.selectedDetentIdentifier, animated: animated))
  }

  /// Has the detents resolved again at the next layout: the child has another
  /// `preferredContentSize`, say, of which UIKit tells its parent alone.
  public func invalidateDetents() {
    driver?.root.setNeedsLayout()
  }

  /// Comes back when it is on its way out.
  func comeBack(animated: Bool, completion: (() -> Void)?) {
    if let completion { whenUp.append(completion) }
    driver?.send(.present(nil, animated: animated))
  }

  /// Somebody took the child's view out of the sheet: there is nothing left to show, and whoever
  /// did it says so to the child.
  private func contentWasTaken() {
    isTakenByHand = true
    driver?.send(.dismiss(cause: .container, animated: false))
  }

  private func detach() {
    guard let driver else { return }
    self.driver = nil
    driver.stopMoving()
    driver.root.surface.host.onContentTaken = nil
    if let child, child.parent != nil, !isTakenByHand {
      child.willMove(toParent: nil)
      driver.root.surface.host.show(nil)
      driver.root.removeFromSuperview()
      child.removeFromParent()
    } else {
      driver.root.removeFromSuperview()
    }
    if child?.attachedSheet === self { child?.controllerState.attachedSheet = nil }
  }
}

extension AttachedSheet: SheetDriverOwner {
  var preferredSize: CGSize { child?.preferredContentSize ?? .zero }

  var dismissPermission: DismissPermission {
    child?.isModalInPresentation == true ? .refused : .allowed
  }

  func driverMayDismiss(_ driver: SheetDriver) -> Bool { true }

  func driver(
    _ driver: SheetDriver, viewBehindAt point: CGPoint, with event: UIEvent?
  ) -> UIView? {
    nil
  }

  func driver(_ driver: SheetDriver, did event: SheetEvent) {
    switch event {
    case .didDismiss:
      // The child keeps the sheet, and the sheet lives until everybody has been told.
      withExtendedLifetime(self) {
        if driver.sheet.isHidden, !driver.isAboutToPresent {
          detach()
          tellWhenUp()
        }
        onEvent?(event)
        let waiting = whenGone
        whenGone = []
        for call in waiting { call() }
      }
    default: onEvent?(event)
    }
  }

  func driverDidRest(_ driver: SheetDriver) { tellWhenUp() }

  private func tellWhenUp() {
    let waiting = whenUp
    whenUp = []
    for call in waiting { call() }
  }

  var contentController: UIViewController? { child }
}

extension UIViewController {
  /// The sheet that this view controller is in as a child; nil when it is in none.
  public var attachedSheet: AttachedSheet? { associatedState?.attachedSheet }

  /// Puts a view controller into a sheet over this one's view, as a child.
  ///
  /// - Parameters:
  ///   - child: What the sheet shows. On its way out of a sheet it turns around or comes back. A
  ///     child of another view controller is left alone, and logged.
  ///   - style: How it looks and behaves.
  ///   - animated: Whether it slides in.
  ///   - completion: Called once, when the sheet is up.
  ///   - onEvent: Told of everything that happens to the sheet, from the first event on.
  /// - Returns: The sheet.
  @discardableResult
  public func attachSheet(
    _ child: UIViewController, style: SheetStyle = .panel, animated: Bool = true,
    completion: (() -> Void)? = nil, onEvent: ((SheetEvent) -> Void)? = nil
  ) -> AttachedSheet {
    if let sheet = child.attachedSheet, let driver = sheet.driver {
      if !driver.sheet.isDismissing {
        SheetLog.note("A view controller was attached as a sheet while it was in one.")
      }
      if let onEvent { sheet.onEvent = onEvent }
      sheet.comeBack(animated: animated, completion: completion)
      return sheet
    }
    let sheet = AttachedSheet(child, style: style)
    guard child.parent == nil, !isInside(child) else {
      SheetLog.note("A view controller with a parent of its own cannot be attached as a sheet.")
      completion?()
      return sheet
    }
    child.controllerState.attachedSheet = sheet
    sheet.onEvent = onEvent
    sheet.attach(to: self, animated: animated, completion: completion)
    return sheet
  }
}
