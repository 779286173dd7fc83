import Foundation

extension UITableView {
  /// Places the headers and footers that show. In a plain table they stay in view as long as their
  /// section does.
  func layOutHeaders() {
    let sections = places.sections(from: bounds.minY, to: bounds.maxY)
    for (section, view) in headers where !sections.contains(section) {
      view.removeFromSuperview()
      headers[section] = nil
    }
    for (section, view) in footers where !sections.contains(section) {
      view.removeFromSuperview()
      footers[section] = nil
    }
    for section in sections {
      layOutHeader(section)
      layOutFooter(section)
    }
  }

  private func layOutHeader(_ section: Int) {
    var span = places.span(ofHeader: section)
    guard span.height > 0, let view = headers[section] ?? makeHeader(section) else { return }
    if style == .plain {
      let whole = places.span(ofSection: section)
      let top = bounds.minY + adjustedContentInset.top
      let last = whole.y + whole.height - places.span(ofFooter: section).height - span.height
      span.y = min(max(span.y, top), max(span.y, last))
    }
    let frame = frame(of: span)
    if view.frame != frame { view.frame = frame }
  }

  private func layOutFooter(_ section: Int) {
    var span = places.span(ofFooter: section)
    guard span.height > 0, let view = footers[section] ?? makeFooter(section) else { return }
    if style == .plain {
      let bottom = bounds.maxY - adjustedContentInset.bottom - span.height
      let first = places.span(ofHeader: section)
      span.y = max(min(span.y, bottom), min(span.y, first.y + first.height))
    }
    let frame = frame(of: span)
    if view.frame != frame { view.frame = frame }
  }

  private func makeHeader(_ section: Int) -> UIView? {
    let view =
      delegate?.tableView(self, viewForHeaderInSection: section)
      ?? headerTitle(section).map { SectionTitleView($0, style: style, isHeader: true) }
    guard let view else { return nil }
    headers[section] = view
    UIView.performWithoutAnimation { addSubview(view) }
    return view
  }

  private func makeFooter(_ section: Int) -> UIView? {
    let view =
      delegate?.tableView(self, viewForFooterInSection: section)
      ?? footerTitle(section).map { SectionTitleView($0, style: style, isHeader: false) }
    guard let view else { return nil }
    footers[section] = view
    UIView.performWithoutAnimation { addSubview(view) }
    return view
  }
}

/// A section's title above its rows, or the one below.
@MainActor final class SectionTitleView: UIView {
  private let label = UILabel()
  private let isHeader: Bool
  private let style: UITableView.Style

  init(_ title: String, style: UITableView.Style, isHeader: Bool) {
    self.isHeader = isHeader
    self.style = style
    super.init(frame: .zero)
    let isPlain = style == .plain
    backgroundColor = isPlain ? .systemBackground : nil
    label.text = isHeader && !isPlain ? title.uppercased() : title
    label.font = isPlain ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
    label.textColor = isPlain ? .label : .secondaryLabel
    label.numberOfLines = isHeader ? 1 : 0
    label.accessibilityTraits = isHeader ? .header : .staticText
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = max(systemMinimumMargin, safeAreaInsets.left)
    let width = max(0, bounds.width - 2 * side)
    let height = min(bounds.height, label.sizeThatFits(CGSize(width: width, height: 1e4)).height)
    // A grouped header's title stands just above its rows, a footer's just below.
    let y: CGFloat =
      style == .plain
      ? (bounds.height - height) / 2 : isHeader ? bounds.height - height - 7 : 7
    label.frame = CGRect(x: side, y: max(0, y), width: width, height: height)
  }
}
