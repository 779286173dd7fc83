import Foundation

/// Shows an image, placed by `contentMode`.
@MainActor open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareImageView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareImageView()
  }

  /// As large as the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepareImageView()
    self.image = image
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepareImageView()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  private func prepareImageView() {
    isUserInteractionEnabled = false
    layer.drawing = { [weak self] context, shown in
      guard let self, let image = shownImage else { return }
      let rect = Self.place(image.size, in: shown.bounds, contentMode)
      traitCollection.performAsCurrent {
        image.draw(in: rect, tint: self.tintColor ?? .systemBlue, context: context)
      }
    }
  }

  open var image: UIImage? { didSet { imageChanged(oldValue) } }
  open var highlightedImage: UIImage?
  open var isHighlighted = false

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func imageChanged(_ before: UIImage?) {
    if image?.size != before?.size { invalidateIntrinsicContentSize() }
  }

  open override var intrinsicContentSize: CGSize {
    image?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  /// Where an image of `size` goes in `bounds`.
  package static func place(
    _ size: CGSize, in bounds: CGRect, _ mode: UIView.ContentMode
  ) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    func placed(_ scale: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGRect {
      let (width, height) = (size.width * scale, size.height * scale)
      return CGRect(
        x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
        width: width, height: height)
    }
    return switch mode {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: placed(min(across, down), 0.5, 0.5)
    case .scaleAspectFill: placed(max(across, down), 0.5, 0.5)
    case .center: placed(1, 0.5, 0.5)
    case .top: placed(1, 0.5, 0)
    case .bottom: placed(1, 0.5, 1)
    case .left: placed(1, 0, 0.5)
    case .right: placed(1, 1, 0.5)
    case .topLeft: placed(1, 0, 0)
    case .topRight: placed(1, 1, 0)
    case .bottomLeft: placed(1, 0, 1)
    case .bottomRight: placed(1, 1, 1)
    }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }
}
