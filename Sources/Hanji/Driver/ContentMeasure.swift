import UIKit

/// A view of the library's that is there for another one, the content.
@MainActor
protocol ContentHolder: UIView {
  /// The content; nil for none.
  var content: UIView? { get }
  /// How long the content is as far as is known: first the size it came with, then the last answer.
  var knownSize: CGSize { get set }
}

/// How long content wants to be.
@MainActor
enum ContentMeasure {
  /// The fitting length of a holder's content along the sheet's axis, in points; 0 when it has none
  /// (yet).
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
  static func length(
    in holder: any ContentHolder, preferred: CGSize, breadth: CGFloat, isVertical: Bool
  ) -> CGFloat {
    guard let view = holder.content, breadth > 0 else { return 0 }
    if let inner = view as? any ContentHolder {
      return length(in: inner, preferred: preferred, breadth: breadth, isVertical: isVertical)
    }
    let along: (CGSize) -> CGFloat = { isVertical ? $0.height : $0.width }
    let answers: [() -> CGFloat] = [
      { along(preferred) },
      { along(fittingSize(of: view, breadth: breadth, isVertical: isVertical)) },
      { along(view.intrinsicContentSize) },
      {
        let fitting = view.sizeThatFits(bounding(breadth: breadth, isVertical: isVertical))
        return fitting == view.bounds.size ? along(holder.knownSize) : along(fitting)
      },
      { along(holder.knownSize) },
    ]
    let length = answers.lazy.map { $0() }.first { $0.isFinite && $0 > 0 } ?? 0
    holder.knownSize =
      isVertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    return length
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
