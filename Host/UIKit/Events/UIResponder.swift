import Foundation

/// What takes part in the responder chain: views, windows, view controllers, the application.
///
/// On iOS it is an `NSObject`. Here it is a root class, since a main-actor class cannot override
/// `NSObject.init()`; it is compared and hashed by identity all the same.
@MainActor open class UIResponder: NSObjectProtocol, Hashable {
  public init() {}

  /// What a library above keeps with this object. It stands in for the Objective-C runtime's
  /// associated objects.
  package final var hostAssociation: AnyObject?

  /// Who is asked when this responder does not handle something.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the window's first responder.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the first responder of its window, if it may be and the present one resigns.
  @discardableResult open func becomeFirstResponder() -> Bool {
    takeFirstResponder()
  }

  /// Gives up being first responder. True also when it was none.
  @discardableResult open func resignFirstResponder() -> Bool {
    giveUpFirstResponder()
  }

  /// Whether the keyboard comes up for this responder.
  package var wantsKeyboard: Bool { false }

  /// What replaces the keyboard while this is first responder.
  open var inputView: UIView? { nil }
  /// What stands on top of the keyboard while this is first responder.
  open var inputAccessoryView: UIView? { nil }
  /// Says that the two above have changed. Nothing happens unless this is first responder.
  open func reloadInputViews() {
    guard isFirstResponder, let window = responderWindow else { return }
    UIApplication.shared.firstResponderChanged?(window)
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// The window whose first responder this can be; views and view controllers know theirs.
  package var responderWindow: UIWindow? { next?.responderWindow }

  // MARK: Accessibility

  package var accessibilityStorage: AccessibilityStorage?

  /// Whether assistive technology can focus this, as one thing.
  open var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? false }
    set { accessibility.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { accessibilityStorage?.label }
    set { accessibility.label = newValue }
  }
  open var accessibilityHint: String? {
    get { accessibilityStorage?.hint }
    set { accessibility.hint = newValue }
  }
  open var accessibilityValue: String? {
    get { accessibilityStorage?.value }
    set { accessibility.value = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .none }
    set { accessibility.traits = newValue }
  }
  open var accessibilityLanguage: String? {
    get { accessibilityStorage?.language }
    set {
      accessibility.language = newValue
      if newValue != nil {
        HostReport.once("accessibilityLanguage is kept: nothing is read out here")
      }
    }
  }
  /// On the screen, in points; a view's own rectangle unless it is set.
  open var accessibilityFrame: CGRect {
    get { accessibilityStorage?.frame ?? naturalAccessibilityFrame }
    set { accessibility.frame = newValue }
  }
  open var accessibilityActivationPoint: CGPoint {
    get { accessibilityStorage?.activationPoint ?? naturalActivationPoint }
    set { accessibility.activationPoint = newValue }
  }
  /// Whether this and all below it are kept from assistive technology.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityStorage?.elementsHidden ?? false }
    set { accessibility.elementsHidden = newValue }
  }
  /// Whether the siblings of this view are kept from assistive technology.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityStorage?.isModal ?? false }
    set { accessibility.isModal = newValue }
  }
  /// Whether what is inside is read in one go, wherever else on the screen there is something.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityStorage?.groupsChildren ?? false }
    set { accessibility.groupsChildren = newValue }
  }
  /// The elements inside, in their order; nil: the subviews say.
  open var accessibilityElements: [Any]? {
    get { accessibilityStorage?.elements }
    set { accessibility.elements = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityStorage?.actions }
    set { accessibility.actions = newValue }
  }

  /// A double tap. False: a tap is simulated at the activation point.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  /// The two-finger scrub. False: whoever this is inside of is asked.
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { accessibilityStorage?.isFocused ?? false }

  // MARK: NSObjectProtocol

  public nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as AnyObject?) === self
  }
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  open nonisolated var description: String {
    let address = UInt(bitPattern: ObjectIdentifier(self).hashValue)
    return "<\(type(of: self)): 0x\(String(address, radix: 16))>"
  }
  open nonisolated var debugDescription: String { description }

  public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool {
    left === right
  }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension UIResponder {
  fileprivate func takeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    return window.changeFirstResponder {
      if let present = window.firstResponder {
        guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
      }
      window.setFirstResponder(self)
      return true
    }
  }

  fileprivate func giveUpFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.setFirstResponder(nil)
    return true
  }
}
