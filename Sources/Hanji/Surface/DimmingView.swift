import UIKit

/// The colour between a sheet and what is behind it.
///
/// The colour is opaque and the layer's opacity is the dim, so that a settle can animate it as one
/// number. It takes no touches: the root decides what a touch outside means, whatever the dim.
@MainActor
final class DimmingView: UIView {
  init(color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    alpha = 0
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
