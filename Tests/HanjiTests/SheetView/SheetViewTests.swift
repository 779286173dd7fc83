import Simulator
import Testing
import UIKit

@testable import Hanji

@MainActor
@Suite("A plain view as a sheet")
struct SheetViewTests {
  /// A phone, a sheet view with a block in it, and what it said.
  @MainActor
  final class Table {
    let stand: Stand
    let sheet: SheetView
    var events: [SheetEvent] = []

    init(_ device: Device = .iPhone16, height: CGFloat = 300, style: SheetStyle = .bottomSheet) {
      stand = Stand(device)
      sheet = SheetView(contentView: Block(height: height), style: style)
      sheet.onEvent = { [weak self] in self?.events.append($0) }
    }

    var view: UIView { stand.presenter.view }

    /// The sheet's frame on the screen.
    var frame: CGRect {
      guard let surface = sheet.superview?.superview else { return .zero }
      return (surface.layer.presentation() ?? surface.layer).frame
    }
  }

  @Test(
    "It slides in from its edge, laid out from the start, and never grows",
    arguments: [SheetStyle.bottomSheet, .topSheet].indices)
  func slides(index: Int) {
    let style = [SheetStyle.bottomSheet, .topSheet][index]
    let table = Table(style: style)
    table.sheet.show(in: table.view)
    var extents: [CGFloat] = []
    for _ in 0..<24 {
      table.stand.simulator.advance(by: 1.0 / 60)
      #expect(table.frame.height == 300)
      #expect(table.sheet.contentView?.bounds.height == 300)
      let isTop = style.edge == .top
      extents.append(isTop ? table.frame.maxY : table.stand.size.height - table.frame.minY)
    }
    #expect(extents == extents.sorted())
    #expect(extents[0] < 20)
    #expect(extents.last == 300)
    #expect(extents.firstIndex(of: 300) == 17)
  }

  @Test("The preset's numbers: radius 14 on the inner corners, dim 0.25")
  func numbers() {
    let table = Table(style: .topSheet)
    table.sheet.show(in: table.view)
    table.stand.simulator.advance(by: 0.5)
    let host = table.sheet.superview
    #expect(host?.layer.cornerRadius == 14)
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    #expect(host?.layer.maskedCorners == bottom)
    #expect(abs((table.sheet.state?.dim ?? 0) - 0.25) < 1e-9)
  }

  @Test(
    "It is at most the safe area less 120 points at the far end",
    arguments: [Device.iPhoneSE3, .iPhone16])
  func limit(device: Device) {
    for style in [SheetStyle.bottomSheet, .topSheet] {
      let table = Table(device, height: 5000, style: style)
      table.sheet.show(in: table.view)
      table.stand.simulator.advance(by: 0.5)
      let safe = table.view.bounds.inset(by: table.view.safeAreaInsets)
      if style.edge == .top {
        #expect(table.frame.maxY == safe.maxY - 120)
      } else {
        #expect(table.frame.minY == safe.minY + 120)
      }
    }
  }

  @Test("Shown, hidden, and shown again; each completion once; removed when hidden")
  func again() {
    let table = Table()
    var calls: [String] = []
    for _ in 0..<2 {
      table.sheet.show(in: table.view) { calls.append("up") }
      table.stand.simulator.advance(by: 0.5)
      #expect(table.sheet.isShown)
      table.sheet.hide { calls.append("gone") }
      table.stand.simulator.advance(by: 0.5)
      #expect(!table.sheet.isShown)
      #expect(table.sheet.superview == nil)
    }
    #expect(calls == ["up", "gone", "up", "gone"])
    #expect(!table.view.subviews.contains { $0 is SheetRootView })
  }

  @Test("Hidden by a tap outside and by a drag")
  func byTouch() {
    let table = Table(style: .topSheet)
    table.sheet.show(in: table.view)
    table.stand.simulator.advance(by: 0.5)
    table.stand.simulator.finger().tap(at: CGPoint(x: 200, y: 700))
    table.stand.simulator.advance(by: 0.5)
    #expect(!table.sheet.isShown)
    #expect(table.events.last == .didDismiss(.outsideTap))
    table.sheet.show(in: table.view)
    table.stand.simulator.advance(by: 0.5)
    let finger = table.stand.simulator.finger()
    finger.down(at: CGPoint(x: 200, y: 280))
    finger.drag(by: CGVector(dx: 0, dy: -200), over: 0.3)
    #expect(table.frame.maxY < 130)
    finger.lift()
    table.stand.simulator.advance(by: 0.5)
    #expect(!table.sheet.isShown)
    #expect(table.events.last == .didDismiss(.drag))
  }

  @Test("Hidden before it was shown, and shown twice: completions, and nothing else")
  func nonsense() {
    let table = Table()
    var calls: [String] = []
    table.sheet.hide { calls.append("gone") }
    #expect(calls == ["gone"])
    table.sheet.show(in: table.view) { calls.append("first") }
    table.sheet.show(in: table.view) { calls.append("second") }
    table.stand.simulator.advance(by: 0.5)
    #expect(calls == ["gone", "first", "second"])
    #expect(table.view.subviews.count { $0 is SheetRootView } == 1)
  }

  @Test("Shown while it leaves, it comes back")
  func comesBack() {
    let table = Table()
    table.sheet.show(in: table.view)
    table.stand.simulator.advance(by: 0.5)
    var gone = 0
    table.sheet.hide { gone += 1 }
    table.stand.simulator.advance(by: 0.1)
    table.sheet.show(in: table.view)
    table.stand.simulator.advance(by: 1)
    #expect(table.sheet.isShown)
    #expect(table.frame.minY == table.stand.size.height - 300)
    #expect(gone == 1)
  }

  @Test("Several at once, each with its own dim and its own end")
  func several() {
    let table = Table()
    let other = SheetView(contentView: Block(height: 200), style: .topSheet)
    table.sheet.show(in: table.view)
    other.show(in: table.view)
    table.stand.simulator.advance(by: 0.5)
    #expect(table.sheet.isShown && other.isShown)
    other.hide()
    table.stand.simulator.advance(by: 0.5)
    #expect(table.sheet.isShown && !other.isShown)
  }

  @Test("In a second window, in a child's view, and in a scroll view that is scrolled")
  func containers() {
    let table = Table()
    let child = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 500))
    table.view.addSubview(child)
    table.sheet.show(in: child)
    table.stand.simulator.advance(by: 0.5)
    #expect(table.sheet.convert(table.sheet.bounds, to: child).maxY == 500)
    table.sheet.hide(animated: false)
    #expect(!table.sheet.isShown)
    let scroll = UIScrollView(frame: table.view.bounds)
    scroll.contentSize = CGSize(width: table.stand.size.width, height: 3000)
    table.view.addSubview(scroll)
    scroll.contentOffset = CGPoint(x: 0, y: 700)
    table.sheet.show(in: scroll)
    table.stand.simulator.advance(by: 0.5)
    let place = table.sheet.convert(table.sheet.bounds, to: nil)
    #expect(place.maxY == table.stand.size.height)
    scroll.contentOffset = CGPoint(x: 0, y: 900)
    table.stand.simulator.advance(by: 0.1)
    #expect(table.sheet.convert(table.sheet.bounds, to: nil) == place)
  }

  @Test("No content, and content larger than the screen")
  func odd() {
    for content in [nil, Block(height: 0), Block(height: .nan), Block(height: 100_000)] as [UIView?]
    {
      let table = Table()
      table.sheet.contentView = content
      table.sheet.show(in: table.view)
      table.stand.simulator.advance(by: 0.5)
      #expect(abs((table.sheet.state?.dim ?? 0) - 0.25) < 1e-9)
      table.stand.simulator.finger().tap(at: CGPoint(x: 100, y: 70))
      table.stand.simulator.advance(by: 0.5)
      #expect(!table.sheet.isShown)
    }
  }

  @Test("Hidden, nothing of it is left but what the app holds")
  func leaks() {
    let stand = Stand()
    weak var sheet: SheetView?
    weak var root: SheetRootView?
    weak var content: UIView?
    do {
      let view = SheetView(contentView: Block(height: 100))
      view.show(in: stand.presenter.view)
      stand.simulator.advance(by: 0.5)
      sheet = view
      content = view.contentView
      root = stand.presenter.view.subviews.compactMap { $0 as? SheetRootView }.first
      #expect(root != nil && content != nil)
      view.hide()
      stand.simulator.advance(by: 0.5)
    }
    #expect(sheet == nil && root == nil && content == nil)
  }

  @Test("Waited for")
  func waiting() async {
    let table = Table()
    let ending = Task { await table.sheet.showAndWait(in: table.view) }
    await table.stand.simulator.runTasks()
    table.stand.simulator.advance(by: 0.5)
    table.stand.simulator.finger().tap(at: CGPoint(x: 100, y: 70))
    table.stand.simulator.advance(by: 0.5)
    #expect(await ending.value == .outsideTap)
  }
}
