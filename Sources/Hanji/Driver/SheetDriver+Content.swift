import HanjiEngine
import UIKit

/// How long the content wants to be, and how it is held.
extension SheetDriver {
  /// The content was laid out: it may want another length now.
  func contentDidLayout() {
    noteContentThatDoesNotFit()
    let before = contentLength
    measureContent()
    guard abs(contentLength - before) > 0.5 / max(1, scale) else { return }
    root.setNeedsLayout()
  }

  /// Says once that content is cut off. What scrolls is not.
  func noteContentThatDoesNotFit() {
    guard !hasNotedMisfit, !sheet.isHidden, let content = contentHolder.content,
      !(content is UIScrollView)
    else { return }
    let isVertical = resolvedEdge.isVertical
    let breadth = isVertical ? content.bounds.width : content.bounds.height
    let isTooBroad = breadth > geometry.breadth + 0.5
    let isTooLong =
      style.isContentSized && contentLength + geometry.outerMargin > sheet.ladder.maximum + 0.5
    guard isTooBroad || isTooLong else { return }
    hasNotedMisfit = true
    SheetLog.note(
      isTooBroad
        ? "A sheet's content insists on more room across than there is. What is beyond is cut off."
        : "A sheet's content is longer than there is room for. It gets what there is.")
  }

  func measureContent() {
    guard !root.surface.host.awaitsContent else { return }
    measured = ContentMeasure.answer(
      in: contentHolder, inner: topView, preferred: owner?.preferredSize ?? .zero,
      breadth: geometry.breadth, isVertical: resolvedEdge.isVertical)
    if isEmpty != isConfiguredEmpty { configure(animated: true) }
  }

  /// What a navigation controller in the sheet shows: its own view has no length of its own.
  private var topView: UIView? {
    (owner?.contentController as? UINavigationController)?.topViewController?.view
  }

  /// Content that has its own length is left to it, and the sheet hears when it grows. Content that
  /// does not (at another detent, or while the sheet shrinks) fills the surface.
  func updateContentFit() {
    let holder = contentHolder
    let host = root.surface.host
    (host.isVertical, holder.isVertical) = (resolvedEdge.isVertical, resolvedEdge.isVertical)
    if holder !== host { host.fit = .holder }
    let pixel = 1 / max(1, scale)
    if !measured.isAutoLayout || length > contentLength + pixel {
      holder.fit = .holder
    } else {
      holder.fit = length < contentLength - pixel ? .ownWithinHolder : .own
    }
  }

  /// The view that holds the content itself.
  private var contentHolder: any ContentHolder {
    (root.surface.host.measured ?? root.surface.host).innermost
  }
}
