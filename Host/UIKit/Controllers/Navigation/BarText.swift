import Foundation

/// A line of text in a bar. (Takes its room, and is drawn once labels are there.)
final class BarText: UIView {
  var text: String?
  var font: UIFont = .systemFont(ofSize: 17)
  var textColor: UIColor?
  var textAlignment = NSTextAlignment.natural

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: font.pointSize * 0.55 * CGFloat((text ?? "").count), height: 21)
  }
}
