import UIKit

/// What the recipes have behind their sheets: a place to stay, with hills, a roof and some text.
@available(iOS 14.0, *)
final class StayCard: UIView {
  private let sky = CAGradientLayer()
  private let hills = CAShapeLayer()
  private let roof = CAShapeLayer()
  private let name = UILabel()
  private let place = UILabel()
  private let text = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    sky.colors = [
      UIColor(red: 0.99, green: 0.83, blue: 0.64, alpha: 1).cgColor,
      UIColor(red: 0.93, green: 0.55, blue: 0.47, alpha: 1).cgColor,
    ]
    hills.fillColor = UIColor(red: 0.35, green: 0.33, blue: 0.45, alpha: 1).cgColor
    roof.fillColor = UIColor(red: 0.16, green: 0.16, blue: 0.22, alpha: 1).cgColor
    for sublayer in [sky, hills, roof] { layer.addSublayer(sublayer) }
    name.text = "서촌 한옥 · Seochon Hanok"
    name.font = .systemFont(ofSize: 22, weight: .bold)
    place.text = "서울 종로구 · Jongno-gu, Seoul"
    place.font = .systemFont(ofSize: 15)
    place.textColor = .secondaryLabel
    text.text = """
      A house of wood and paper around a small yard, ten minutes on foot from the palace.

      나무와 한지로 지은 집입니다. 경복궁까지 걸어서 십 분, 마당에는 감나무 한 그루가 있습니다.
      """
    text.font = .systemFont(ofSize: 16)
    text.numberOfLines = 0
    for label in [name, place, text] { addSubview(label) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let picture = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height * 0.46)
    sky.frame = picture
    hills.path = outline(in: picture, [(0, 0.8), (0.3, 0.42), (0.55, 0.7), (0.8, 0.5), (1, 0.78)])
    roof.path = outline(
      in: picture, [(0, 0.9), (0.12, 0.84), (0.5, 0.64), (0.88, 0.84), (1, 0.9)])
    let width = bounds.width - 40
    name.frame = CGRect(x: 20, y: picture.maxY + 20, width: width, height: 28)
    place.frame = CGRect(x: 20, y: name.frame.maxY + 4, width: width, height: 20)
    let fitting = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    text.frame = CGRect(
      x: 20, y: place.frame.maxY + 16, width: width,
      height: min(fitting.height, max(0, bounds.height - place.frame.maxY - 16)))
  }

  private func outline(in rect: CGRect, _ corners: [(x: CGFloat, y: CGFloat)]) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for corner in corners {
      path.addLine(
        to: CGPoint(x: rect.minX + rect.width * corner.x, y: rect.minY + rect.height * corner.y))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
