import Simulator
import Testing
import UIKit

@testable import Hanji

/// Whatever happens to a sheet on its way, at rest it looks as one that came up that way.
@MainActor
@Suite("Sheets that change look as if they had come up so")
struct AsIfFreshTests {
  enum Preset: CaseIterable {
    case system, half, top, bottom, embed, bulletin, left, third

    var style: SheetStyle {
      switch self {
      case .system: return .system
      case .half: return .halfModal
      case .top: return .topSheet
      case .bottom: return .bottomSheet
      case .embed: return .halfEmbed()
      case .bulletin: return .bulletin
      case .left:
        var style = SheetStyle.halfModal
        style.edge = .left
        style.detents = [.points(150)]
        return style
      case .third:
        var style = SheetStyle.topSheet
        style.detents = [.fraction(1.0 / 3)]
        return style
      }
    }
  }

  /// What one sees of a sheet at rest, in whole points.
  struct Look: Equatable {
    var surface: CGRect
    var content: CGRect
    var dim: CGFloat
    var alpha: CGFloat
    var hasGrabber: Bool
    var insets: UIEdgeInsets

    @MainActor init(_ root: SheetRootView) {
      let host = root.surface.host
      let view = host.innermost.content ?? host
      surface = Look.whole(root.surface.frame)
      content = Look.whole(view.convert(view.bounds, to: root))
      dim = (root.dimming.alpha * 100).rounded()
      alpha = root.surface.alpha
      hasGrabber = !root.surface.grabber.isHidden
      insets = host.safeAreaInsets
    }

    static func whole(_ rect: CGRect) -> CGRect {
      CGRect(
        x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(),
        height: rect.height.rounded())
    }
  }

  @Test("A style taken on while it rises and while it rests", arguments: Preset.allCases)
  func styles(_ preset: Preset) {
    let fresh = Stand()
    fresh.presentView(Note(Note.text(lines: 6)), style: preset.style)
    fresh.simulator.advance(by: 2)
    let wanted = fresh.root.map { Look($0) }
    #expect(wanted != nil)
    for before in Preset.allCases where before != preset {
      for moment in [0.1, 2] {
        let stand = Stand()
        let sheet = stand.presentView(Note(Note.text(lines: 6)), style: before.style)
        stand.simulator.advance(by: moment)
        sheet.style = preset.style
        stand.simulator.advance(by: 2)
        #expect(stand.root.map { Look($0) } == wanted, "from \(before) after \(moment) s")
        #expect(stand.root?.driver?.sheet.phase == .resting)
      }
    }
  }

  @Test("A rotation at any instant", arguments: Preset.allCases)
  func rotations(_ preset: Preset) {
    let kinds: [() -> UIView] = [
      { Note(String(repeating: "many words ", count: 40)) }, { Block(height: 250) },
    ]
    for content in kinds {
      let fresh = Stand()
      fresh.simulator.rotate(to: .landscapeLeft)
      fresh.simulator.advance(by: 1)
      fresh.presentView(content(), style: preset.style)
      fresh.simulator.advance(by: 2)
      let wanted = fresh.root.map { Look($0) }
      #expect(wanted != nil)
      for moment in [0, 0.02, 0.1, 0.2, 0.29, 1] {
        let stand = Stand()
        stand.presentView(content(), style: preset.style)
        stand.simulator.advance(by: moment)
        stand.simulator.rotate(to: .landscapeLeft)
        stand.simulator.advance(by: 2)
        #expect(stand.root.map { Look($0) } == wanted, "after \(moment) s")
      }
    }
  }

  @Test("The direction of writing turns over, and the leading edge with it")
  func direction() {
    for edge in [SheetEdge.leading, .trailing] {
      var style = SheetStyle.halfModal
      style.edge = edge
      style.detents = [.points(150)]
      let stand = Stand()
      stand.presentView(Block(height: 100), style: style)
      stand.simulator.advance(by: 1)
      let before = stand.root?.surface.frame.minX
      stand.simulator.traits.isRightToLeft = true
      stand.simulator.advance(by: 1)
      let (left, right) = (CGFloat(0), stand.size.width - 150)
      #expect(before == (edge == .leading ? left : right))
      #expect(stand.root?.surface.frame.minX == (edge == .leading ? right : left))
    }
  }

  enum Motion: CaseIterable { case rising, shrinking, leaving }

  @Test("A moving sheet is touched where it is seen, and nowhere else", arguments: Preset.allCases)
  func touches(_ preset: Preset) {
    for motion in Motion.allCases where preset != .embed || motion != .leaving {
      for moment in [0.02, 0.08, 0.15, 0.22] {
        let stand = Stand()
        let block = Block(height: 400)
        let sheet = SheetView(contentView: block, style: preset.style)
        sheet.show(in: stand.presenter.view)
        if motion != .rising { stand.simulator.advance(by: 2) }
        if motion == .shrinking { block.height = 200 }
        if motion == .leaving { sheet.hide() }
        stand.simulator.advance(by: moment)
        let wrong = wrongTouches(on: sheet, stand, passesThrough: preset == .embed)
        #expect(wrong.isEmpty, "\(motion) after \(moment) s: \(wrong.prefix(3))")
      }
    }
  }

  private func wrongTouches(on sheet: SheetView, _ stand: Stand, passesThrough: Bool) -> [CGPoint] {
    guard let root = sheet.superview?.superview?.superview as? SheetRootView else { return [] }
    let layer = root.surface.layer.presentation() ?? root.surface.layer
    var wrong: [CGPoint] = []
    for x in stride(from: CGFloat(5), to: stand.size.width, by: 60) {
      for y in stride(from: CGFloat(3), to: stand.size.height, by: 37) {
        let point = CGPoint(x: x, y: y)
        // At its very edge either will do.
        let isInside = layer.frame.insetBy(dx: 2, dy: 2).contains(point)
        if !isInside, layer.frame.insetBy(dx: -2, dy: -2).contains(point) { continue }
        let hit = stand.window.hitTest(point, with: nil)
        let isOnSheet = hit?.isDescendant(of: root.surface) ?? false
        let isRight =
          isInside
          ? isOnSheet || layer.opacity < 0.05
          : !isOnSheet && (hit === root) != passesThrough
        if !isRight { wrong.append(point) }
      }
    }
    return wrong
  }
}
