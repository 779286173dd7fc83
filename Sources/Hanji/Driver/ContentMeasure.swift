import UIKit

/// A view of the library's that is there for another one, the content.
@MainActor
protocol ContentHolder: UIView {
  /// The content; nil for none.
  var content: UIView? { get }
  /// How long the content is as far as is known: first the size it came with, then the last answer.
  var knownSize: CGSize { get set }
  /// Whether the sheet's axis is vertical.
  var isVertical: Bool { get set }
  /// How long the content is made.
  var fit: ContentFit { get set }
  /// Whether Auto Layout has once said how long the content wants to be.
  var isHeldByConstraints: Bool { get set }
}

extension ContentHolder {
  /// Of holders inside holders the last.
  var innermost: any ContentHolder { (content as? any ContentHolder)?.innermost ?? self }
}

/// How long content wants to be.
@MainActor
enum ContentMeasure {
  /// An answer to the question how long content wants to be.
  struct Answer: Equatable {
    /// Points along the sheet's axis; 0 when there is no content (yet).
    var length: CGFloat
    /// Whether it is Auto Layout's: the layout engine comes to the same length in place.
    var isAutoLayout: Bool
  }

  /// The fitting length of a holder's content along the sheet's axis.
  ///
  /// Asked in this order: a positive preferred content size, Auto Layout, the intrinsic size, what a
  /// scroll view scrolls, `sizeThatFits`, and the size the view came with. The first to answer with a
  /// positive finite number counts. Auto Layout, once it has answered, may also say 0. A
  /// `sizeThatFits` that repeats the present size, as `UIView`'s own does [doc], tells nothing new:
  /// what is known stays.
  ///
  /// - Parameters:
  ///   - holder: The view that holds the content. Of holders inside holders the innermost counts.
  ///   - inner: What is measured in place of the content: a navigation controller is as tall as what
  ///     is on top. Nil: the content.
  ///   - preferred: The view controller's preferred content size; zero where there is none.
  ///   - breadth: The sheet's size across its axis, in points.
  ///   - isVertical: Whether the axis is vertical: the length is then a height.
  static func answer(
    in holder: any ContentHolder, inner: UIView? = nil, preferred: CGSize, breadth: CGFloat,
    isVertical: Bool
  ) -> Answer {
    let holder = holder.innermost
    guard let content = holder.content, breadth > 0 else {
      holder.isHeldByConstraints = false
      return Answer(length: 0, isAutoLayout: false)
    }
    let view = inner ?? content
    let along: (CGSize) -> CGFloat = { isVertical ? $0.height : $0.width }
    func valid(_ length: CGFloat) -> CGFloat? { length.isFinite && length > 0 ? length : nil }
    let answer: Answer
    if let length = valid(along(preferred)) {
      answer = Answer(length: length, isAutoLayout: false)
    } else if let length = valid(
      along(fittingSize(of: view, breadth: breadth, isVertical: isVertical)))
      ?? valid(along(view.intrinsicContentSize))
    {
      holder.isHeldByConstraints = inner == nil
      answer = Answer(length: length, isAutoLayout: inner == nil)
    } else if holder.isHeldByConstraints {
      return Answer(length: 0, isAutoLayout: true)
    } else {
      let fitting = view.sizeThatFits(bounding(breadth: breadth, isVertical: isVertical))
      let known = along(holder.knownSize)
      let length =
        scrolledLength(of: view, breadth: breadth, along: along)
        ?? (fitting == view.bounds.size ? nil : valid(along(fitting))) ?? valid(known) ?? 0
      answer = Answer(length: length, isAutoLayout: false)
    }
    if isVertical {
      holder.knownSize.height = answer.length
    } else {
      holder.knownSize.width = answer.length
    }
    return answer
  }

  /// How long what a scroll view scrolls is, its own insets included; nil for other views, and for
  /// text views, whose `sizeThatFits` knows.
  private static func scrolledLength(
    of view: UIView, breadth: CGFloat, along: (CGSize) -> CGFloat
  ) -> CGFloat? {
    guard let scroll = view as? UIScrollView, !(view is UITextView) else { return nil }
    // Its content is laid out for a width, and there is none before the first layout.
    if scroll.bounds.isEmpty { scroll.bounds.size = CGSize(width: breadth, height: breadth) }
    scroll.layoutIfNeeded()
    let insets = scroll.contentInset
    let length = along(
      CGSize(
        width: scroll.contentSize.width + insets.left + insets.right,
        height: scroll.contentSize.height + insets.top + insets.bottom))
    return length.isFinite && length > 0 ? length : nil
  }

  private static func fittingSize(
    of view: UIView, breadth: CGFloat, isVertical: Bool
  ) -> CGSize {
    let compressed = UIView.layoutFittingCompressedSize
    let target =
      isVertical
      ? CGSize(width: breadth, height: compressed.height)
      : CGSize(width: compressed.width, height: breadth)
    return view.systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: isVertical ? nearlyRequired : .fittingSizeLevel,
      verticalFittingPriority: isVertical ? .fittingSizeLevel : nearlyRequired)
  }

  /// Content that insists on another breadth is measured with that, and nothing contradicts it.
  private static let nearlyRequired = UILayoutPriority(999)

  private static func bounding(breadth: CGFloat, isVertical: Bool) -> CGSize {
    let free = CGFloat.greatestFiniteMagnitude
    return isVertical
      ? CGSize(width: breadth, height: free) : CGSize(width: free, height: breadth)
  }
}
