import Simulator
import Testing
import UIKit

@testable import Hanji

/// What makes no sense has a defined result, and a sentence in the log says so.
@MainActor
@Suite("Bad input, system by system")
struct BadInputTests {
  /// What is said in the log while something is done.
  private func said(_ work: () -> Void) -> [String] {
    var lines: [String] = []
    let before = SheetLog.listener
    SheetLog.listener = { lines.append($0) }
    defer { SheetLog.listener = before }
    work()
    return lines
  }

  enum System: CaseIterable { case halfModal, sheetView, bulletin, attached }

  /// Shows content by a system. Gives back its surface's frame and a way to close it.
  private func show(
    _ view: UIView?, by system: System, on stand: Stand
  ) -> (surface: () -> CGRect, close: () -> Void) {
    let presented = { stand.root?.surface.frame ?? .null }
    switch system {
    case .halfModal:
      let modal = HalfModalController(contentView: view)
      stand.presenter.present(modal, animated: true)
      return (presented, { modal.sheet.dismiss(animated: true) })
    case .sheetView:
      let sheet = SheetView(contentView: view)
      sheet.show(in: stand.presenter.view)
      return ({ sheet.convert(sheet.bounds, to: nil) }, { sheet.hide() })
    case .bulletin:
      let bulletin = BulletinController(page: BulletinPage(view: view ?? UIView()))
      stand.presenter.present(bulletin, animated: true)
      return (presented, { bulletin.close() })
    case .attached:
      let child = UIViewController()
      child.view = view ?? UIView()
      var style = SheetStyle.bottomSheet
      style.measure = .container
      let sheet = stand.presenter.attachSheet(child, style: style)
      return ({ sheet.driver?.root.surface.frame ?? .null }, { sheet.dismiss() })
    }
  }

  @Test("No content: the dim alone, which goes again", arguments: System.allCases)
  func nothing(_ system: System) {
    let stand = Stand()
    var close = {}
    let lines = said {
      (_, close) = show(nil, by: system, on: stand)
      stand.simulator.advance(by: 1)
    }
    #expect(lines == ["A sheet was presented without content. Its dim is all there is."])
    close()
    stand.simulator.advance(by: 1)
    #expect(stand.window.subviews.count == 1)
    #expect(stand.presenter.view.subviews.isEmpty)
  }

  @Test("Content wider than the screen: cut off, as tall as it wants", arguments: System.allCases)
  func wide(_ system: System) {
    let stand = Stand()
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: 900).isActive = true
    view.heightAnchor.constraint(equalToConstant: 200).isActive = true
    var surface = { CGRect.null }
    let lines = said {
      (surface, _) = show(view, by: system, on: stand)
      stand.simulator.advance(by: 1)
    }
    #expect(
      lines == [
        "A sheet's content insists on more room across than there is. What is beyond is cut off."
      ])
    #expect(surface().width <= stand.size.width)
    #expect(surface().height == 200)
  }

  @Test("Content taller than the screen: gets what there is", arguments: System.allCases)
  func tall(_ system: System) {
    let stand = Stand()
    let view = UIView()
    let height = view.heightAnchor.constraint(equalToConstant: 3000)
    height.priority = .defaultHigh
    height.isActive = true
    var surface = { CGRect.null }
    let lines = said {
      (surface, _) = show(view, by: system, on: stand)
      stand.simulator.advance(by: 1)
    }
    #expect(lines == ["A sheet's content is longer than there is room for. It gets what there is."])
    #expect(surface().minY >= 0 && surface().maxY <= stand.size.height)
    #expect(view.frame.height <= surface().height + 0.5)
  }

  @Test("Hidden before it is shown, shown twice, shown elsewhere: the sheet view stays in order")
  func sheetViews() {
    let stand = Stand()
    let sheet = SheetView(contentView: Block(height: 200))
    var gone = 0
    var up = 0
    #expect(said { sheet.hide { gone += 1 } } == ["A sheet view was hidden that is not shown."])
    #expect(gone == 1 && !sheet.isShown)
    sheet.show(in: stand.presenter.view) { up += 1 }
    let twice = said { sheet.show(in: stand.presenter.view) { up += 1 } }
    #expect(twice == ["A sheet view was shown that is shown already."])
    stand.simulator.advance(by: 1)
    #expect(up == 2)
    let other = UIView(frame: stand.presenter.view.bounds)
    stand.presenter.view.addSubview(other)
    let elsewhere = said { sheet.show(in: other) { up += 1 } }
    #expect(
      elsewhere == ["A sheet view was shown in a second view while it was up in a first one."])
    #expect(
      up == 3 && sheet.isDescendant(of: stand.presenter.view) && !sheet.isDescendant(of: other))
  }

  @Test("A segue whose source is in no window embeds all the same")
  func segueWithoutWindow() {
    let (source, destination) = (UIViewController(), UIViewController())
    let lines = said {
      SheetSegue(identifier: nil, source: source, destination: destination).perform()
    }
    #expect(
      lines == ["A SheetSegue's source is in no window. It embeds its destination all the same."])
    #expect(destination.parent === source && destination.view.isDescendant(of: source.view))
    let unwound = said {
      let lonely = UIViewController()
      SheetUnwindSegue(identifier: nil, source: lonely, destination: source).perform()
    }
    #expect(unwound == ["A SheetUnwindSegue was performed by a view controller in no sheet."])
  }

  @Test("A bulletin without pages closes; its owner hears of it")
  func noPages() {
    let stand = Stand()
    let bulletin = BulletinController(pages: [])
    var causes: [Cause] = []
    bulletin.onClose = { causes.append($0) }
    let lines = said {
      stand.presenter.present(bulletin, animated: true)
      stand.simulator.advance(by: 2)
    }
    #expect(lines.contains("A bulletin without pages was presented. It closes at once."))
    #expect(!stand.isUp)
    #expect(causes == [.code])
  }

  @Test("A page that is removed while it shows: the one before comes, or the bulletin closes")
  func removedPage() {
    let stand = Stand()
    let (first, second) = (BulletinPage(title: "First"), BulletinPage(title: "Second"))
    let bulletin = BulletinController(pages: [first, second])
    stand.presenter.present(bulletin, animated: true)
    stand.simulator.advance(by: 1)
    bulletin.remove(second)
    stand.simulator.advance(by: 1)
    #expect(bulletin.currentPage === first)
    #expect(
      said { bulletin.remove(second) } == ["A page was to be removed that is not in its bulletin."])
    let lines = said {
      bulletin.remove(first)
      stand.simulator.advance(by: 1)
    }
    #expect(
      lines == [
        "The only page of a bulletin was removed while it was up. The bulletin closes."
      ])
    #expect(!stand.isUp)
  }

  @Test("A presenter in no window or busy already: nothing is shown, the completion comes")
  func cannotPresent() {
    let stand = Stand()
    var done = 0
    let lonely = UIViewController()
    let lines = said {
      lonely.presentSheet(Block(height: 100), completion: { done += 1 })
      stand.presentBlock()
      stand.presenter.presentSheet(Block(height: 100), completion: { done += 1 })
    }
    #expect(
      lines == [
        "A sheet was not presented: its presenter is in no window.",
        "A sheet was not presented: its presenter or its content is busy already.",
      ])
    #expect(done == 2)
    #expect(stand.extent == 600)
  }
}
