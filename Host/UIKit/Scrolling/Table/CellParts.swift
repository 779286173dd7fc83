import Foundation

/// The line below a row.
@MainActor final class CellSeparator {
  let layer = CALayer()
  /// nil: no line.
  var color: UIColor?
  /// From edge to edge, as below a section.
  var isWhole = false
  /// The cell's own, and the table's.
  var inset: UIEdgeInsets?
  var tableInset: UIEdgeInsets?

  func place(in bounds: CGRect, inset: UIEdgeInsets, cell: UITableViewCell) {
    let thickness = 1 / (cell.window?.screen.scale ?? UIScreen.main.scale)
    let left = isWhole ? 0 : inset.left
    let right = isWhole ? 0 : inset.right
    let frame = CGRect(
      x: left, y: bounds.height - thickness, width: max(0, bounds.width - left - right),
      height: thickness)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.isHidden = color == nil
    layer.backgroundColor = color?.resolvedColor(with: cell.traitCollection).cgColor
    if layer.frame != frame { layer.frame = frame }
    CATransaction.commit()
  }
}

/// A sign drawn with a few strokes.
@MainActor class CellSign: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.drawing = { [weak self] context, shown in
      guard let self else { return }
      traitCollection.performAsCurrent { self.sign(context, shown.bounds) }
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func sign(_ context: CGContext, _ bounds: CGRect) {}

  func resolved(_ color: UIColor) -> CGColor {
    color.resolvedColor(with: traitCollection).cgColor
  }

  func stroke(_ context: CGContext, _ points: [CGPoint], _ color: UIColor, _ width: CGFloat) {
    guard let first = points.first else { return }
    context.setStrokeColor(resolved(color))
    context.setLineWidth(width)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.beginPath()
    context.move(to: first)
    for point in points.dropFirst() { context.addLine(to: point) }
    context.strokePath()
  }
}

/// What `accessoryType` shows.
@MainActor final class CellAccessory: CellSign {
  let type: UITableViewCell.AccessoryType
  var tapped: (() -> Void)?

  init(_ type: UITableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: type)))
    isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
    addTarget(for: .touchUpInside) { [weak self] _ in self?.tapped?() }
  }

  required init?(coder: NSCoder) { nil }

  /// Points [?].
  static func size(of type: UITableViewCell.AccessoryType) -> CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: CGSize(width: 8, height: 13)
    case .checkmark: CGSize(width: 14, height: 13)
    case .detailButton: CGSize(width: 22, height: 22)
    case .detailDisclosureButton: CGSize(width: 44, height: 22)
    }
  }

  override func sign(_ context: CGContext, _ bounds: CGRect) {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch type {
    case .none: break
    case .disclosureIndicator: chevron(context, in: bounds, mirrored)
    case .checkmark:
      stroke(
        context,
        [
          CGPoint(x: 1, y: bounds.height * 0.55),
          CGPoint(x: bounds.width * 0.37, y: bounds.maxY - 1),
          CGPoint(x: bounds.maxX - 1, y: 1),
        ], tintColor, 2)
    case .detailButton: info(context, in: bounds)
    case .detailDisclosureButton:
      let (left, right) = (
        CGRect(x: 0, y: 0, width: 22, height: 22), CGRect(x: 36, y: 4.5, width: 8, height: 13)
      )
      info(context, in: mirrored ? left.offsetBy(dx: 22, dy: 0) : left)
      chevron(context, in: mirrored ? right.offsetBy(dx: -36, dy: 0) : right, mirrored)
    }
  }

  private func chevron(_ context: CGContext, in box: CGRect, _ mirrored: Bool) {
    let (tail, tip) = mirrored ? (box.maxX - 1, box.minX + 1) : (box.minX + 1, box.maxX - 1)
    stroke(
      context,
      [
        CGPoint(x: tail, y: box.minY + 1), CGPoint(x: tip, y: box.midY),
        CGPoint(x: tail, y: box.maxY - 1),
      ], .tertiaryLabel, 2)
  }

  private func info(_ context: CGContext, in box: CGRect) {
    context.setStrokeColor(resolved(tintColor))
    context.setLineWidth(1.5)
    context.strokeEllipse(in: box.insetBy(dx: 1, dy: 1))
    context.setFillColor(resolved(tintColor))
    context.fillEllipse(in: CGRect(x: box.midX - 1.2, y: box.minY + 5.2, width: 2.4, height: 2.4))
    stroke(
      context,
      [CGPoint(x: box.midX, y: box.minY + 10), CGPoint(x: box.midX, y: box.maxY - 6)], tintColor,
      1.8)
  }
}

/// The round sign for deleting a row, or inserting one.
@MainActor final class CellEditControl: CellSign {
  let style: UITableViewCell.EditingStyle

  init(_ style: UITableViewCell.EditingStyle) {
    self.style = style
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sign(_ context: CGContext, _ bounds: CGRect) {
    let side: CGFloat = 22
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = mirrored ? bounds.minX : bounds.maxX - side
    let box = CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    context.setFillColor(resolved(style == .insert ? .systemGreen : .systemRed))
    context.fillEllipse(in: box)
    stroke(
      context,
      [CGPoint(x: box.minX + 6, y: box.midY), CGPoint(x: box.maxX - 6, y: box.midY)], .white, 2)
    guard style == .insert else { return }
    stroke(
      context,
      [CGPoint(x: box.midX, y: box.minY + 6), CGPoint(x: box.midX, y: box.maxY - 6)], .white, 2)
  }
}

/// The button that a swipe, or the sign for deleting, brings out.
@MainActor final class DeleteConfirmation: UIControl {
  private let label = UILabel(frame: .zero)

  init(title: String) {
    super.init(frame: .zero)
    backgroundColor = .systemRed
    label.text = title
    label.font = .systemFont(ofSize: 17)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// At least 74 points [?].
  var width: CGFloat {
    max(74, label.sizeThatFits(CGSize(width: 300, height: 44)).width + 30)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
