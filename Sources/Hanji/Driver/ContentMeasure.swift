import UIKit

/// How long content wants to be.
@MainActor
enum ContentMeasure {
  /// The fitting length of a view along the sheet's axis, in points; 0 when it has none (yet).
  ///
  /// Asked in this order: a positive preferred content size, Auto Layout, the intrinsic size,
  /// `sizeThatFits`, and the size the view had before it came into the sheet. The first to answer
  /// with a positive finite number counts. A `sizeThatFits` that only repeats the present size, as
  /// `UIView`'s own does [doc], is no answer.
  ///
  /// - Parameters:
  ///   - view: The content.
  ///   - preferred: The view controller's preferred content size; zero where there is none.
  ///   - original: The size the view had before it came into the sheet.
  ///   - breadth: The sheet's size across its axis, in points.
  ///   - isVertical: Whether the axis is vertical: the length is then a height.
  static func length(
    of view: UIView?, preferred: CGSize, original: CGSize, breadth: CGFloat, isVertical: Bool
  ) -> CGFloat {
    guard let view, breadth > 0 else { return 0 }
    if let box = view as? ContentBox {
      return length(
        of: box.content, preferred: preferred, original: box.originalSize, breadth: breadth,
        isVertical: isVertical)
    }
    let along: (CGSize) -> CGFloat = { isVertical ? $0.height : $0.width }
    let answers: [() -> CGFloat] = [
      { along(preferred) },
      { along(fittingSize(of: view, breadth: breadth, isVertical: isVertical)) },
      { along(view.intrinsicContentSize) },
      {
        let fitting = view.sizeThatFits(bounding(breadth: breadth, isVertical: isVertical))
        return fitting == view.bounds.size ? 0 : along(fitting)
      },
      { along(original) },
    ]
    for answer in answers {
      let length = answer()
      if length.isFinite, length > 0 { return length }
    }
    return 0
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
