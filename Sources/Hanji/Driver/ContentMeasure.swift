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
  /// Asked in this order: a positive preferred content size, Auto Layout, the intrinsic size,
  /// `sizeThatFits`, and the size the view came with. The first to answer with a positive finite
  /// number counts. A `sizeThatFits` that repeats the present size, as `UIView`'s own does [doc],
  /// tells nothing new: what is known stays.
  ///
  /// - Parameters:
  ///   - holder: The view that holds the content. Of holders inside holders the innermost counts.
  ///   - preferred: The view controller's preferred content size; zero where there is none.
  ///   - breadth: The sheet's size across its axis, in points.
  ///   - isVertical: Whether the axis is vertical: the length is then a height.
  static func answer(
    in holder: any ContentHolder, preferred: CGSize, breadth: CGFloat, isVertical: Bool
  ) -> Answer {
    let holder = holder.innermost
    guard let view = holder.content, breadth > 0 else {
      return Answer(length: 0, isAutoLayout: false)
    }
    let along: (CGSize) -> CGFloat = { isVertical ? $0.height : $0.width }
    let answers: [(isAutoLayout: Bool, ask: () -> CGFloat)] = [
      (false, { along(preferred) }),
      (true, { along(fittingSize(of: view, breadth: breadth, isVertical: isVertical)) }),
      (true, { along(view.intrinsicContentSize) }),
      (
        false,
        {
          let fitting = view.sizeThatFits(bounding(breadth: breadth, isVertical: isVertical))
          return fitting == view.bounds.size ? along(holder.knownSize) : along(fitting)
        }
      ),
      (false, { along(holder.knownSize) }),
    ]
    let first = answers.lazy
      .map { Answer(length: $0.ask(), isAutoLayout: $0.isAutoLayout) }
      .first { $0.length.isFinite && $0.length > 0 }
    let answer = first ?? Answer(length: 0, isAutoLayout: false)
    holder.knownSize =
      isVertical
      ? CGSize(width: breadth, height: answer.length)
      : CGSize(width: answer.length, height: breadth)
    return answer
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
      withHorizontalFittingPriority: isVertical ? .required : .fittingSizeLevel,
      verticalFittingPriority: isVertical ? .fittingSizeLevel : .required)
  }

  private static func bounding(breadth: CGFloat, isVertical: Bool) -> CGSize {
    let free = CGFloat.greatestFiniteMagnitude
    return isVertical
      ? CGSize(width: breadth, height: free) : CGSize(width: free, height: breadth)
  }
}
