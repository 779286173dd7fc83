import UIKit

/// The small bar on a sheet that says it can be dragged.
@MainActor
final class GrabberView: UIView {
  private let bar = UIView()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(bar)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Takes on a style's size and colour. The view itself is as large as the bar.
  func apply(_ grabber: SheetStyle.Grabber) {
    isHidden = grabber.isHidden
    let size = CGSize(width: grabber.size.width.orZero, height: grabber.size.height.orZero)
    bounds.size = size
    bar.frame = CGRect(origin: .zero, size: size)
    bar.backgroundColor = grabber.color
    bar.layer.cornerRadius = min(size.width, size.height) / 2
  }
}
