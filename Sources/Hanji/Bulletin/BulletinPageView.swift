import UIKit

/// A page built from a title, a picture, text and buttons, one below the other.
@MainActor
final class BulletinPageView: UIView {
  private let stack = UIStackView()

  init(_ page: BulletinPage, in controller: BulletinController) {
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let sides = [
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 28),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -24),
    ]
    // Before it has a size, and while it turns, the page may be smaller than what is in it.
    for side in sides.suffix(2) { side.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(sides)
    addTexts(of: page)
    for action in page.actions { stack.addArrangedSubview(button(for: action, in: controller)) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func addTexts(of page: BulletinPage) {
    if let title = page.title { add(title, .systemFont(ofSize: 22, weight: .bold), .label) }
    if let image = page.image {
      let picture = UIImageView(image: image)
      picture.contentMode = .scaleAspectFit
      stack.addArrangedSubview(picture)
    }
    if page.showsActivity {
      let wheel = UIActivityIndicatorView(style: .large)
      wheel.startAnimating()
      stack.addArrangedSubview(wheel)
    }
    if let text = page.text { add(text, .systemFont(ofSize: 16), .secondaryLabel) }
  }

  private func add(_ text: String, _ font: UIFont, _ color: UIColor) {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
    label.textAlignment = .center
    stack.addArrangedSubview(label)
  }

  private func button(for action: BulletinAction, in controller: BulletinController) -> UIView {
    let button = ActionButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    if action.style == .filled {
      button.setTitleColor(.white, for: .normal)
      button.backgroundColor = .systemBlue
      button.layer.cornerRadius = 12
    }
    let height = button.heightAnchor.constraint(equalToConstant: 50)
    height.priority = UILayoutPriority(999)
    height.isActive = true
    button.onPress { [weak controller] in
      if let controller { action.handler(controller) }
    }
    return button
  }
}
