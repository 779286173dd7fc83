import UIKit

/// How long content is made along the sheet's axis.
enum ContentFit {
  /// As long as what holds it.
  case holder
  /// As long as it wants to be; where it has no wish, as long as what holds it.
  case own
  /// As long as it wants to be, and no longer than what holds it.
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
  private let sides: [NSLayoutConstraint]
  private let lengths: [ContentFit: [NSLayoutConstraint]]

  /// How long the content is made.
  var fit: ContentFit {
    didSet {
      guard fit != oldValue else { return }
      NSLayoutConstraint.deactivate(lengths[oldValue] ?? [])
      // UIKit throws where a constraint's two views have nothing in common [doc].
      guard let holder, content.superview === holder else { return }
      NSLayoutConstraint.activate(lengths[fit] ?? [])
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
    self.fit = fit
    wasAutoresizing = content.translatesAutoresizingMaskIntoConstraints
    let (width, height) = (content.widthAnchor, content.heightAnchor)
    let (holderWidth, holderHeight) = (holder.widthAnchor, holder.heightAnchor)
    let breadth =
      isVertical
      ? width.constraint(equalTo: holderWidth) : height.constraint(equalTo: holderHeight)
    let filling =
      isVertical
      ? height.constraint(equalTo: holderHeight) : width.constraint(equalTo: holderWidth)
    let following =
      isVertical
      ? height.constraint(equalTo: holderHeight) : width.constraint(equalTo: holderWidth)
    let limit =
      isVertical
      ? height.constraint(lessThanOrEqualTo: holderHeight)
      : width.constraint(lessThanOrEqualTo: holderWidth)
    // A length or breadth that content insists on wins: it is cut off, and nothing contradicts it.
    for constraint in [breadth, filling, limit] { constraint.priority = UILayoutPriority(999) }
    // Just above the priority of fitting sizes, and below every wish of the content's own.
    following.priority = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
    sides = [
      content.topAnchor.constraint(equalTo: holder.topAnchor),
      content.leftAnchor.constraint(equalTo: holder.leftAnchor), breadth,
    ]
    lengths = [.holder: [filling], .own: [following], .ownWithinHolder: [following, limit]]
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(sides + (lengths[fit] ?? []))
  }

  /// Lets go of the content. Its frame is its own again if it was before.
  func release() {
    NSLayoutConstraint.deactivate(sides + (lengths[fit] ?? []))
    content.translatesAutoresizingMaskIntoConstraints = wasAutoresizing
  }
}
