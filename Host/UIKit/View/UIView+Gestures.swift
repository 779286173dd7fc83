import Foundation

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    recognizers.append(recognizer)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizers.contains(where: { $0 === recognizer }) else { return }
    GestureArbiter.shared.drop(recognizer)
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for old in recognizers where !new.contains(where: { $0 === old }) { detach(old) }
    for recognizer in new { attach(recognizer) }
  }
}
