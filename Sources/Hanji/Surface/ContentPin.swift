import UIKit

/// How long content is made along the sheet's axis.
enum ContentFit {
  /// As long as what holds it.
  case holder
  /// As short as its constraints let it be.
  case own
  /// As short as its constraints let it be, and no longer than what holds it.
  case ownWithinHolder
}

/// Keeps content where its holder begins, as broad as the holder, and as long as a fit says.
///
/// The content is held by constraints, not by its frame. Content whose Auto Layout grows (a label
/// gets more text) then grows itself; that lays out its holder, which is how the sheet hears of it.
/// With a fixed frame the layout engine would squeeze the label, and nobody would be told: views
/// are laid out when the engine changes a frame of theirs [doc].
@MainActor
final class ContentPin {
  private let content: UIView
  private weak var holder: UIView?
  private let wasAutoresizing: Bool
  private var sides: [NSLayoutConstraint] = []
  private var lengths: [ContentFit: [NSLayoutConstraint]] = [:]

  /// How long the content is made.
  var fit: ContentFit {
    didSet {
      guard fit != oldValue else { return }
      NSLayoutConstraint.deactivate(lengths[oldValue] ?? [])
      // UIKit throws where a constraint's two views have nothing in common [doc].
      if isHolding { NSLayoutConstraint.activate(lengths[fit] ?? []) }
    }
  }

  /// Whether the sheet's axis is vertical.
  var isVertical: Bool {
    didSet {
      guard isVertical != oldValue else { return }
      NSLayoutConstraint.deactivate(sides + (lengths[fit] ?? []))
      if isHolding { hold() }
    }
  }

  /// Takes hold of content that has been added to its holder.
  ///
  /// - Parameters:
  ///   - content: The view to hold.
  ///   - holder: Its superview.
  ///   - isVertical: Whether the sheet's axis is vertical.
  ///   - fit: How long the content is made.
  init(_ content: UIView, in holder: UIView, isVertical: Bool, fit: ContentFit) {
    self.content = content
    self.holder = holder
    self.isVertical = isVertical
    self.fit = fit
    wasAutoresizing = content.translatesAutoresizingMaskIntoConstraints
    content.translatesAutoresizingMaskIntoConstraints = false
    hold()
  }

  private var isHolding: Bool { holder.map { content.superview === $0 } ?? false }

  private func hold() {
    guard let holder else { return }
    let across = isVertical ? content.widthAnchor : content.heightAnchor
    let along = isVertical ? content.heightAnchor : content.widthAnchor
    let holderAlong = isVertical ? holder.heightAnchor : holder.widthAnchor
    let breadth = across.constraint(
      equalTo: isVertical ? holder.widthAnchor : holder.heightAnchor)
    let filling = along.constraint(equalTo: holderAlong)
    let limit = along.constraint(lessThanOrEqualTo: holderAlong)
    let shortest = along.constraint(equalToConstant: 0)
    // A length or breadth that content insists on wins: it is cut off, and nothing contradicts it.
    for constraint in [breadth, filling, limit] { constraint.priority = UILayoutPriority(999) }
    // What a fitting size is measured with: in place the content comes to the same length.
    shortest.priority = .fittingSizeLevel
    sides = [
      content.topAnchor.constraint(equalTo: holder.topAnchor),
      content.leftAnchor.constraint(equalTo: holder.leftAnchor), breadth,
    ]
    lengths = [.holder: [filling], .own: [shortest], .ownWithinHolder: [shortest, limit]]
    NSLayoutConstraint.activate(sides + (lengths[fit] ?? []))
  }

  /// Lets go of the content. Its frame is its own again if it was before.
  func release() {
    NSLayoutConstraint.deactivate(sides + (lengths[fit] ?? []))
    content.translatesAutoresizingMaskIntoConstraints = wasAutoresizing
  }
}
