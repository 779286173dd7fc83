import Foundation

/// A cell's own labels and image, and where they go in its content view.
@MainActor final class CellLabels {
  private unowned let cell: UITableViewCell
  /// Between an image and the text, points [?].
  private let gap: CGFloat = 16
  /// Between text and detail, points [?].
  private let lineGap: CGFloat = 3

  init(_ cell: UITableViewCell) {
    self.cell = cell
    cell.hasLabels = true
  }

  private(set) lazy var text = makeLabel(size: 17, color: .label)
  private(set) lazy var detail =
    cell.cellStyle == .subtitle
    ? makeLabel(size: 12, color: .label) : makeLabel(size: 17, color: .secondaryLabel)
  private(set) lazy var image: UIImageView = {
    let view = UIImageView(frame: .zero)
    view.contentMode = .center
    cell.contentView.addSubview(view)
    hasImageView = true
    return view
  }()
  private var hasImageView = false

  private func makeLabel(size: CGFloat, color: UIColor) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: size)
    label.textColor = color
    cell.contentView.addSubview(label)
    return label
  }

  var hasImage: Bool { hasImageView && image.image != nil }
  private var hasDetail: Bool {
    cell.cellStyle != .default && !(detail.text ?? "").isEmpty
  }

  /// The texts, for somebody who listens.
  var spoken: String? {
    let texts = [text.text, hasDetail ? detail.text : nil].compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private var indent: CGFloat { CGFloat(cell.indentationLevel) * cell.indentationWidth }

  /// Where the text begins, from the content view's start.
  var textStart: CGFloat {
    cell.side + indent + (hasImage ? (image.image?.size.width ?? 0) + gap : 0)
  }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - textStart - (cell.accessory == nil ? cell.side : 0))
  }

  private func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
    (label.text ?? "").isEmpty
      ? .zero : label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// What the text needs at a width of the content view.
  func height(width: CGFloat) -> CGFloat {
    let available = textWidth(width)
    let main = size(text, available).height
    let picture = hasImage ? image.image?.size.height ?? 0 : 0
    guard hasDetail else { return max(main, picture) }
    let second = size(detail, available).height
    let lines = cell.cellStyle == .subtitle ? main + lineGap + second : max(main, second)
    return max(lines, picture)
  }

  func layOut() {
    let area = cell.contentView.bounds
    let mirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func put(_ view: UIView, _ start: CGFloat, _ y: CGFloat, _ size: CGSize) {
      let x = mirrored ? area.width - start - size.width : start
      view.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
    }
    if hasImage, let picture = image.image?.size {
      put(image, cell.side + indent, (area.height - picture.height) / 2, picture)
    }
    let available = textWidth(area.width)
    let main = size(text, available)
    guard hasDetail else {
      let height = min(area.height, max(main.height, 0))
      return put(
        text, textStart, (area.height - height) / 2, CGSize(width: available, height: height))
    }
    let second = size(detail, available)
    if cell.cellStyle == .subtitle {
      let top = (area.height - main.height - lineGap - second.height) / 2
      put(text, textStart, top, CGSize(width: available, height: main.height))
      put(
        detail, textStart, top + main.height + lineGap,
        CGSize(width: available, height: second.height))
    } else {
      let width = min(second.width, available)
      let rest = max(0, available - width - gap / 2)
      put(
        text, textStart, (area.height - main.height) / 2,
        CGSize(width: rest, height: main.height))
      put(
        detail, textStart + available - width, (area.height - second.height) / 2,
        CGSize(width: width, height: second.height))
    }
  }
}
