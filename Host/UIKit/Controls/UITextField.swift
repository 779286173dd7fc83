import Foundation

/// One line of text that can be edited. The cursor is always at its end.
@MainActor open class UITextField: UIControl, TextInput {
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")

  private let label = UILabel()
  private let hint = UILabel()
  private let caret = CaretView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareField()
  }

  private func prepareField() {
    hint.textColor = .placeholderText
    label.lineBreakMode = .byTruncatingHead
    caret.isHidden = true
    for view in [label, hint] { view.isAccessibilityElement = false }
    for view in [hint, label, caret] as [UIView] { addSubview(view) }
  }

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  private var content = ""

  open var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      contentChanged()
    }
  }
  open var placeholder: String? {
    get { hint.text }
    set {
      hint.text = newValue
      contentChanged()
    }
  }
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      hint.font = newValue
      contentChanged()
    }
  }
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set {
      label.textAlignment = newValue
      hint.textAlignment = newValue
    }
  }
  open var borderStyle: UITextField.BorderStyle = .none {
    didSet { applyBorder() }
  }
  open var clearsOnBeginEditing = false
  open var leftView: UIView? { didSet { sideViewChanged(oldValue, leftView) } }
  open var rightView: UIView? { didSet { sideViewChanged(oldValue, rightView) } }
  open var leftViewMode: UITextField.ViewMode = .never { didSet { setNeedsLayout() } }
  open var rightViewMode: UITextField.ViewMode = .never { didSet { setNeedsLayout() } }

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  private func contentChanged() {
    label.text = content
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func sideViewChanged(_ before: UIView?, _ now: UIView?) {
    before?.removeFromSuperview()
    if let now { addSubview(now) }
    setNeedsLayout()
  }

  // MARK: Layout

  private func applyBorder() {
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    layer.borderWidth = borderStyle == .none ? 0 : 1 / max(1, contentScaleFactor)
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    if borderStyle == .roundedRect, backgroundColor == nil { backgroundColor = .systemBackground }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  package override func hostTraitsDidChange(from before: UITraitCollection?) {
    super.hostTraitsDidChange(from: before)
    if borderStyle != .none { applyBorder() }
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds
    if borderStyle != .none {
      rect = rect.inset(by: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7))
    }
    if let leftView, isShown(leftViewMode) {
      rect.origin.x += leftView.bounds.width
      rect.size.width -= leftView.bounds.width
    }
    if let rightView, isShown(rightViewMode) { rect.size.width -= rightView.bounds.width }
    rect.size = CGSize(width: max(0, rect.size.width), height: max(0, rect.size.height))
    return rect
  }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let rect = aligned(isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    label.frame = rect
    hint.frame = aligned(placeholderRect(forBounds: bounds))
    hint.isHidden = !content.isEmpty
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    placeCaret(in: rect)
  }

  /// A line's rectangle at the end of `rect` that `contentVerticalAlignment` names.
  private func aligned(_ rect: CGRect) -> CGRect {
    let height = min(lineHeight, rect.height)
    return switch contentVerticalAlignment {
    case .center, .fill: rect
    case .top: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
    case .bottom:
      CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
    }
  }

  private func placeCaret(in rect: CGRect) {
    caret.isHidden = !isEditing
    let width = min(label.intrinsicContentSize.width, rect.width)
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat =
      switch textAlignment {
      case .center: rect.midX + width / 2
      case .right: rect.maxX
      default: mirrored ? rect.maxX - width : rect.minX + width
      }
    let height = lineHeight
    caret.frame = CGRect(
      x: min(x, bounds.maxX - CaretView.width), y: rect.midY - height / 2,
      width: CaretView.width, height: height)
  }

  private var lineHeight: CGFloat { (label.font ?? .systemFont(ofSize: 17)).lineHeight }

  open override var intrinsicContentSize: CGSize {
    let text = content.isEmpty ? hint.intrinsicContentSize : label.intrinsicContentSize
    let scale = max(1, contentScaleFactor)
    let line = (lineHeight * scale).rounded(.up) / scale
    // UIKit's rounded field is 34 points high with the standard font of 17.
    let border: CGSize =
      borderStyle == .none
      ? CGSize(width: CaretView.width, height: 2)
      : CGSize(width: 14 + CaretView.width, height: 13)
    return CGSize(
      width: text.width + border.width, height: (line + border.height).rounded(.down))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Editing

  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  package override var wantsKeyboard: Bool { true }

  package override func liftedInside(_ event: UIEvent?) { becomeFirstResponder() }

  /// The keyboard comes after the field has told of its beginning: as apps report it of iOS, where
  /// for a text view it is the other way round [?].
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let window else { return false }
    return window.changeFirstResponder { beginEditing() }
  }

  private func beginEditing() -> Bool {
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  package func type(_ text: String) {
    guard isEditing else { return }
    if text == "\n" { return pressReturn() }
    replace(NSRange(location: (content as NSString).length, length: 0), with: text)
  }

  package func deleteBackward() {
    guard isEditing, let last = content.last else { return }
    let length = (String(last) as NSString).length
    replace(
      NSRange(location: (content as NSString).length - length, length: length), with: "")
  }

  private func replace(_ range: NSRange, with string: String) {
    let allowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    guard allowed else { return }
    text = (content as NSString).replacingCharacters(in: range, with: string)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (content.isEmpty ? placeholder : content) }
    set { super.accessibilityValue = newValue }
  }
}
