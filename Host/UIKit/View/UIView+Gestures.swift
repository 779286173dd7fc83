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

  // MARK: Interactions

  func attach(_ interaction: any UIInteraction) {
    if interaction.view === self { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    attached.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard let index = attached.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    attached.remove(at: index)
    interaction.didMove(to: nil)
  }

  func replaceInteractions(with new: [any UIInteraction]) {
    for old in attached where !new.contains(where: { $0 === old }) { detach(old) }
    for interaction in new where !attached.contains(where: { $0 === interaction }) {
      attach(interaction)
    }
  }
}
