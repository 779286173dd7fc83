import UIKit

/// A star that is either an outline or full.
@available(iOS 14.0, *)
public final class StarButton: UIButton {
  /// Whether the star is full.
  public var isFilled = false {
    didSet { paint() }
  }

  private let shape = CAShapeLayer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    shape.lineWidth = 1.5
    shape.lineJoin = .round
    layer.addSublayer(shape)
    paint()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    shape.frame = bounds
    shape.path = star(in: bounds.insetBy(dx: 7, dy: 7))
  }

  private func paint() {
    let gold = UIColor.systemYellow
    shape.strokeColor = gold.cgColor
    shape.fillColor = isFilled ? gold.cgColor : UIColor.clear.cgColor
  }

  private func star(in rect: CGRect) -> CGPath {
    let path = CGMutablePath()
    let outer = min(rect.width, rect.height) / 2
    for corner in 0..<10 {
      let radius = corner.isMultiple(of: 2) ? outer : outer * 0.42
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}
