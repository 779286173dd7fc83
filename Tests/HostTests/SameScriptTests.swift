import Foundation
import Simulator
import Testing
import UIKit

/// The same script gives the same pixels, byte for byte, whatever ran before.
@MainActor @Suite struct SameScriptTests {
  /// A list with a field, pushed, swiped back, turned, typed into, covered, in the dark.
  private func film(_ device: Device, framesPerSecond: Int) -> [Data] {
    let simulator = Simulator(device, framesPerSecond: framesPerSecond)
    let list = UITableView(frame: .zero, style: .grouped)
    let data = TableData([(0..<40).map { "Row \($0) 한지" }])
    data.editable = { _ in true }
    list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    list.dataSource = data
    list.delegate = data
    let page = UIViewController()
    page.title = "List"
    page.view = list
    let navigation = UINavigationController(rootViewController: page)
    simulator.show(navigation)
    var pictures: [Data] = []
    func shoot() { pictures.append(simulator.picture(scale: 1).pngData) }
    let finger = simulator.finger()
    finger.flick(from: CGPoint(x: 200, y: 400), velocity: CGVector(dx: 0, dy: -1500))
    simulator.advance(by: 0.3)
    shoot()
    finger.flick(from: CGPoint(x: 200, y: 200), velocity: CGVector(dx: 13, dy: 3200))
    simulator.advance(by: 0.2)
    shoot()
    simulator.advanceUntilIdle()
    finger.down(at: CGPoint(x: 300, y: 300))
    finger.drag(by: CGVector(dx: -90, dy: 3), over: 0.21)
    shoot()
    finger.lift()
    let form = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
    field.borderStyle = .roundedRect
    form.view.backgroundColor = .systemBackground
    form.view.addSubview(field)
    navigation.pushViewController(form, animated: true)
    simulator.advance(by: 0.17)
    shoot()
    simulator.advance(by: 0.4)
    finger.tap(on: field)
    simulator.keyboard.type("hanji 한지")
    simulator.advance(by: 0.13)
    shoot()
    simulator.traits.isDark = true
    simulator.rotate(to: .landscapeLeft)
    simulator.advance(by: 0.19)
    shoot()
    let sheet = UIViewController()
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    blur.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    sheet.view.addSubview(blur)
    sheet.modalPresentationStyle = .overFullScreen
    navigation.present(sheet, animated: true)
    simulator.advance(by: 0.23)
    shoot()
    return pictures
  }

  @Test(arguments: [60, 120, 75]) func twiceInARow(rate: Int) {
    let first = film(.iPhone16, framesPerSecond: rate)
    // Something else in between.
    _ = film(.iPhoneSE3, framesPerSecond: 60)
    let second = film(.iPhone16, framesPerSecond: rate)
    #expect(first.count == 7)
    for (index, pair) in zip(first, second).enumerated() {
      #expect(pair.0 == pair.1, "picture \(index)")
    }
    #expect(Set(first).count == 7)
  }

  @Test func severalFingersFromJSONTheSameOnATable() throws {
    let gesture = Gesture.flick(
      from: CGPoint(x: 100, y: 600), velocity: CGVector(dx: 0, dy: -1234.5), duration: 0.15
    )
    .together(with: .drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 250, y: 200), over: 0.4))
    .then(.tap(at: CGPoint(x: 100, y: 300)), after: 0.7)
    let stored = try Gesture(json: gesture.json())
    func run(_ gesture: Gesture) -> ([Double], Data) {
      let stand = TableStand(TableStand.rows(200))
      var offsets: [Double] = []
      stand.simulator.onFrame = { _ in offsets.append(Double(stand.table.contentOffset.y)) }
      stand.simulator.play(gesture)
      stand.simulator.advance(by: 0.5)
      let picture = stand.simulator.picture(scale: 1).pngData
      stand.simulator.onFrame = nil
      return (offsets, picture)
    }
    let (one, two) = (run(gesture), run(stored))
    #expect(one.0 == two.0 && one.1 == two.1)
    #expect((one.0.last ?? 0) > 300)
  }
}
