import Foundation

/// Told of what happens in a text view. Each method may be left out.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// Text of many lines that scrolls and can be edited. The cursor is always at its end.
@MainActor open class UITextView: UIScrollView, TextInput {
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  private let label = UILabel()
  private let caret = CaretView()
  private lazy var tap = UITapGestureRecognizer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareTextView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareTextView()
  }

  private func prepareTextView() {
    backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.font = .systemFont(ofSize: 12)
    label.isAccessibilityElement = false
    caret.isHidden = true
    addSubview(label)
    addSubview(caret)
    tap.addHandler(self) { [weak self] _ in self?.becomeFirstResponder() }
    addGestureRecognizer(tap)
  }

  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  private var scrollDelegate: (any UIScrollViewDelegate)? {
    get { (self as UIScrollView).delegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  // MARK: Text

  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue ?? ""
      contentChanged()
    }
  }
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      contentChanged()
    }
  }
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      contentChanged()
    }
  }
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  open var isEditable = true
  /// Text that cannot be selected cannot be edited either. Nothing else is selected here.
  open var isSelectable = true
  /// Points between the view's edges and the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentChanged() }
  }
  /// Points that UIKit's text container adds at both sides of a line.
  private static let linePadding: CGFloat = 5

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
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  private func textSize(width: CGFloat) -> CGSize {
    let inset = textContainerInset
    let inner = max(0, width - inset.left - inset.right - 2 * Self.linePadding)
    var size = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude))
    size.height = max(size.height, (font ?? .systemFont(ofSize: 12)).lineHeight)
    return CGSize(width: inner, height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = textSize(width: bounds.width)
    let inset = textContainerInset
    label.frame = CGRect(
      x: inset.left + Self.linePadding, y: inset.top, width: size.width, height: size.height)
    let whole = CGSize(width: bounds.width, height: size.height + inset.top + inset.bottom)
    if contentSize != whole { contentSize = whole }
    caret.isHidden = !isFirstResponder
    placeCaret()
    if followsCaret {
      followsCaret = false
      scrollRectToVisible(caret.frame, animated: false)
    }
  }

  /// Text was typed: what shows next holds the cursor.
  private var followsCaret = false

  private func placeCaret() {
    let height = (font ?? .systemFont(ofSize: 12)).lineHeight
    let last = String(text.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")
    let line = LabelText(last, font: font ?? .systemFont(ofSize: 12), color: .label)
    let lines = line.layout(width: label.bounds.width).lines
    caret.frame = CGRect(
      x: label.frame.minX + (lines.last?.width ?? 0), y: label.frame.maxY - height,
      width: CaretView.width, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    return CGSize(
      width: size.width, height: textSize(width: size.width).height + inset.top + inset.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    // As wide as its longest line, whatever its present width [?]: a wish that followed the width
    // would never come to rest where the width follows the wish.
    let inset = textContainerInset
    return CGSize(
      width: label.sizeThatFits(.zero).width + inset.left + inset.right + 2 * Self.linePadding,
      height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
  }

  package override func contentSize(wrappedIn width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : sizeThatFits(CGSize(width: width, height: 0))
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable && isSelectable }
  package override var wantsKeyboard: Bool { isEditable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    setNeedsLayout()
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    setNeedsLayout()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  package func type(_ text: String) {
    replace(NSRange(location: (self.text as NSString).length, length: 0), with: text)
  }

  package func deleteBackward() {
    guard let last = text.last else { return }
    let length = (String(last) as NSString).length
    replace(NSRange(location: (text as NSString).length - length, length: length), with: "")
  }

  private func replace(_ range: NSRange, with string: String) {
    guard isFirstResponder, isEditable,
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
    else { return }
    text = (text as NSString).replacingCharacters(in: range, with: string)
    followsCaret = isScrollEnabled
    // The cursor has moved with the text.
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }
}
