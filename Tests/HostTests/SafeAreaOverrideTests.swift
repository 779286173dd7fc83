import Simulator
import Testing
import UIKit

@MainActor
@Suite("Views that answer with a safe area of their own")
struct SafeAreaOverrideTests {
  /// A view that pretends a safe area, as snapshot tests of iOS apps do with their windows.
  private final class Pretender: UIView {
    var pretended = UIEdgeInsets(top: 10, left: 0, bottom: 50, right: 0)
    override var safeAreaInsets: UIEdgeInsets { pretended }
  }

  @Test("Views below reckon with what their superview answers")
  func override() {
    let simulator = Simulator(.iPhone16)
    let screen = UIViewController()
    simulator.show(screen)
    let outer = Pretender(frame: CGRect(x: 0, y: 300, width: 300, height: 200))
    let inner = UIView(frame: outer.bounds)
    let part = UIView(frame: CGRect(x: 0, y: 120, width: 300, height: 60))
    outer.addSubview(inner)
    inner.addSubview(part)
    screen.view.addSubview(outer)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 50, right: 0))
    #expect(part.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    outer.pretended.bottom = 80
    inner.frame.origin.x = 1
    #expect(inner.safeAreaInsets.bottom == 80)
    #expect(part.safeAreaInsets.bottom == 60)
  }
}
