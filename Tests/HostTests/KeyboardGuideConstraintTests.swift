import Foundation
import Simulator
import Testing
import UIKit

@MainActor struct KeyboardGuideConstraintTests {
  private func makeScreen() -> (simulator: Simulator, root: UIViewController, bar: UIView) {
    let simulator = Simulator(.iPhone16)
    let root = UIViewController()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
    ])
    simulator.show(root)
    return (simulator, root, bar)
  }

  @Test func withoutAKeyboardItIsTheSafeAreasBottom() {
    let (simulator, root, bar) = makeScreen()
    simulator.advance(by: 0.1)
    #expect(root.view.keyboardLayoutGuide.layoutFrame.height == 34)
    #expect(bar.frame == CGRect(x: 0, y: 852 - 34 - 50, width: 393, height: 50))
  }

  @Test func itRisesAndFallsWithTheKeyboard() {
    let (simulator, root, bar) = makeScreen()
    simulator.advance(by: 0.1)
    simulator.keyboard.show(height: 300)
    #expect(bar.frame.maxY == 552)
    // The model is there at once, what shows is on its way.
    simulator.advance(by: 0.1)
    let shown = bar.layer.presentation()?.frame.maxY ?? 0
    #expect(shown > 553 && shown < 817)
    simulator.advance(by: 0.5)
    #expect(bar.layer.presentation()?.frame.maxY == 552)
    #expect(
      root.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 552, width: 393, height: 300))
    simulator.keyboard.hide()
    simulator.advance(by: 0.5)
    #expect(bar.frame.maxY == 818)
  }

  @Test func trackedConstraintsAreActiveByEdge() {
    let (_, root, bar) = makeScreen()
    let guide = root.view.keyboardLayoutGuide
    let near = bar.widthAnchor.constraint(equalToConstant: 1)
    let away = bar.widthAnchor.constraint(equalToConstant: 2)
    near.priority = .defaultLow
    away.priority = .defaultLow
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    #expect(near.isActive)
    #expect(!away.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
  }
}
