import Hanji
import UIKit

/// A screen whose button presents a review form as a half modal.
@available(iOS 14.0, *)
public final class ReviewScreen: UIViewController {
  /// Told of everything that happens to the sheet.
  public var onEvent: ((SheetEvent) -> Void)?
  /// The button that presents the form.
  public let reviewButton = UIButton(type: .system)
  /// The form, as it was presented last.
  public private(set) weak var form: ReviewForm?

  private let scenery = StayCard()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scenery)
    reviewButton.setTitle("리뷰 쓰기 · Write a review", for: .normal)
    reviewButton.setTitleColor(.white, for: .normal)
    reviewButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    reviewButton.backgroundColor = .systemBlue
    reviewButton.layer.cornerRadius = 12
    reviewButton.addAction(
      UIAction { [weak self] _ in self?.presentForm() }, for: .touchUpInside)
    view.addSubview(reviewButton)
  }

  /// Presents the form: the line this recipe is about.
  public func presentForm() {
    let form = ReviewForm()
    self.form = form
    presentSheet(form, style: .halfModal, onEvent: onEvent)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    reviewButton.frame = CGRect(
      x: safe.minX + 20, y: safe.maxY - 66, width: safe.width - 40, height: 50)
    scenery.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: max(0, reviewButton.frame.minY - 16))
  }
}

/// A review form of 600 points: stars, some lines of text, a button to send and one to close.
@available(iOS 14.0, *)
public final class ReviewForm: UIView {
  /// How many stars were given, 0 to 5.
  public private(set) var rating = 4
  /// The button that closes the sheet from inside.
  public let closeButton = UIButton(type: .system)
  /// The buttons that give one to five stars.
  public let starButtons = (1...5).map { _ in StarButton(frame: .zero) }

  private let title = UILabel()
  private let subtitle = UILabel()
  private let field = UIView()
  private let lines = UILabel()
  private let sendButton = UIButton(type: .system)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpTexts()
    setUpButtons()
    for view in [title, subtitle, field, sendButton, closeButton] { addSubview(view) }
    field.addSubview(lines)
    show(rating: rating)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 600)
  }

  private func setUpTexts() {
    title.text = "머무신 곳은 어떠셨나요?"
    title.font = .systemFont(ofSize: 24, weight: .bold)
    subtitle.text = "How was your stay at the Hanok house?"
    subtitle.font = .systemFont(ofSize: 15)
    subtitle.textColor = .secondaryLabel
    for label in [title, subtitle] { label.textAlignment = .center }
    field.backgroundColor = .secondarySystemBackground
    field.layer.cornerRadius = 12
    lines.numberOfLines = 0
    lines.font = .systemFont(ofSize: 16)
    lines.text = """
      문살 사이로 드는 아침 햇살과 종이 냄새가 참 좋았습니다. 방은 따뜻했고 마당은 조용했어요.

      The paper doors glow in the morning. Warm floor, quiet yard, kind hosts. We will be back \
      in autumn.
      """
  }

  private func setUpButtons() {
    for (index, button) in starButtons.enumerated() {
      button.addAction(
        UIAction { [weak self] _ in self?.show(rating: index + 1) }, for: .touchUpInside)
      addSubview(button)
    }
    sendButton.setTitle("보내기 · Send", for: .normal)
    sendButton.setTitleColor(.white, for: .normal)
    sendButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    sendButton.backgroundColor = .systemBlue
    sendButton.layer.cornerRadius = 12
    closeButton.setTitle("닫기 · Close", for: .normal)
    closeButton.titleLabel?.font = .systemFont(ofSize: 17)
    for button in [sendButton, closeButton] {
      button.addAction(
        UIAction { [weak self] _ in self?.enclosingSheet?.dismiss(animated: true) },
        for: .touchUpInside)
    }
  }

  private func show(rating: Int) {
    self.rating = rating
    for (index, button) in starButtons.enumerated() { button.isFilled = index < rating }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    title.frame = CGRect(x: 20, y: 52, width: width - 40, height: 32)
    subtitle.frame = CGRect(x: 20, y: 88, width: width - 40, height: 20)
    let side: CGFloat = 44
    let first = (width - side * 5) / 2
    for (index, button) in starButtons.enumerated() {
      button.frame = CGRect(x: first + side * CGFloat(index), y: 126, width: side, height: side)
    }
    field.frame = CGRect(x: 20, y: 192, width: width - 40, height: 226)
    let inner = CGSize(width: field.bounds.width - 32, height: 194)
    lines.frame = CGRect(
      x: 16, y: 16, width: inner.width, height: min(inner.height, lines.sizeThatFits(inner).height))
    sendButton.frame = CGRect(x: 20, y: 438, width: width - 40, height: 50)
    closeButton.frame = CGRect(x: 20, y: 494, width: width - 40, height: 44)
  }
}
