import HanjiEngine
import Testing

@Suite struct SheetEdgeTests {
  let container = SheetSize(width: 400, height: 800)

  @Test func leadingAndTrailingFollowTheLanguage() {
    #expect(SheetEdge.leading.resolved(rightToLeft: false) == .left)
    #expect(SheetEdge.leading.resolved(rightToLeft: true) == .right)
    #expect(SheetEdge.trailing.resolved(rightToLeft: false) == .right)
    #expect(SheetEdge.trailing.resolved(rightToLeft: true) == .left)
    for edge in [SheetEdge.top, .bottom, .left, .right] {
      #expect(edge.resolved(rightToLeft: true) == edge)
    }
  }

  @Test func aSurfaceComesInFromItsEdge() {
    let frames: [(SheetEdge, SheetRect)] = [
      (.bottom, SheetRect(x: 0, y: 500, width: 400, height: 600)),
      (.top, SheetRect(x: 0, y: -300, width: 400, height: 600)),
      (.left, SheetRect(x: -300, y: 0, width: 600, height: 800)),
      (.right, SheetRect(x: 100, y: 0, width: 600, height: 800)),
    ]
    for (edge, frame) in frames {
      #expect(edge.frame(extent: 300, length: 600, in: container) == frame)
    }
  }

  @Test func aNarrowSurfaceIsCentred() {
    let frame = SheetEdge.bottom.frame(extent: 300, length: 300, breadth: 200, in: container)
    #expect(frame == SheetRect(x: 100, y: 500, width: 200, height: 300))
    #expect(frame.maxX == 300 && frame.maxY == 800)
  }

  /// On every edge, `extent` points of the surface lie in the container, and a finger that moves
  /// inward makes it grow.
  @Test(arguments: [SheetEdge.top, .left, .bottom, .right])
  func theFourEdgesAreMirrorImages(edge: SheetEdge) {
    let frame = edge.frame(extent: 120, length: 300, in: container)
    let inside = (
      width: min(frame.maxX, 400) - max(frame.x, 0),
      height: min(frame.maxY, 800) - max(frame.y, 0)
    )
    #expect((edge.isVertical ? inside.height : inside.width) == 120)
    let inward: (Double, Double) =
      switch edge {
      case .top: (0, 5)
      case .bottom: (0, -5)
      case .left: (5, 0)
      default: (-5, 0)
      }
    #expect(edge.growth(dx: inward.0, dy: inward.1) == 5)
    #expect(edge.growth(dx: inward.1, dy: inward.0) == 0)
    let insets = SheetInsets(top: 1, left: 2, bottom: 3, right: 4)
    let near: [SheetEdge: Double] = [.top: 1, .left: 2, .bottom: 3, .right: 4]
    let far: [SheetEdge: Double] = [.top: 3, .left: 4, .bottom: 1, .right: 2]
    #expect(edge.nearInset(of: insets) == near[edge])
    #expect(edge.farInset(of: insets) == far[edge])
    #expect(edge.length(of: container) == (edge.isVertical ? 800 : 400))
    #expect(edge.breadth(of: container) == (edge.isVertical ? 400 : 800))
  }

  @Test func aStageReadsItsInsetsAlongTheSheetsWay() {
    let stage = Stage.landscapePhone
    #expect(stage.with(edge: .leading).nearInset == 59)
    #expect(stage.with(edge: .bottom).nearInset == 21)
    #expect(stage.with(edge: .top).farInset == 21)
    #expect(stage.with(edge: .trailing, rightToLeft: true).resolvedEdge == .left)
    #expect(stage.with(edge: .right).length == 852)
  }
}
