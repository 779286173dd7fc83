import HanjiEngine
import Testing

@Suite struct SheetStackTests {
  private let stack = SheetStack.system

  @Test func aLayersDepthIsTheProgressOfAllInFrontOfIt() {
    #expect(stack.depth(of: 0, progress: []) == 0)
    #expect(stack.depth(of: 0, progress: [1, 0.5]) == 1.5)
    #expect(stack.depth(of: 1, progress: [1, 0.5]) == 0.5)
    #expect(stack.depth(of: 2, progress: [1, 0.5]) == 0)
    #expect(stack.depth(of: -1, progress: [1]) == 0)
    #expect(stack.depth(of: 0, progress: [.nan, 7, -3]) == 1)
  }

  @Test func behindOneFullSheetItLooksAsTheSystems() {
    let look = stack.look(atDepth: 1)
    #expect(look.scale == 0.917)
    #expect(look.cornerRadius == 10)
    #expect(look.alpha == 1)
    #expect(look.extent == nil)
  }

  @Test func inFrontNothingIsChanged() {
    let look = stack.look(atDepth: 0, extent: 500, front: 700)
    #expect(look.scale == 1 && look.extent == 500 && look.cornerRadius == 0 && look.alpha == 1)
  }

  @Test func innerEndsLookOutBehindTheSheetInFront() {
    #expect(stack.look(atDepth: 1, extent: 500, front: 700).extent == 710)
    #expect(stack.look(atDepth: 2, extent: 500, front: 700).extent == 720)
    #expect(stack.look(atDepth: 0.5, extent: 500, front: 700).extent == 602.5)
    #expect(stack.look(atDepth: 1, extent: 500).extent == 510)
  }

  @Test func deeperThanCanBeSeenItFadesAndGoesNoFurther() {
    #expect(stack.look(atDepth: 2).scale == stack.look(atDepth: 5).scale)
    #expect(stack.look(atDepth: 2).alpha == 1)
    #expect(stack.look(atDepth: 2.5).alpha == 0.5)
    #expect(stack.look(atDepth: 3).alpha == 0)
  }

  @Test func looksChangeContinuouslyWithDepth() {
    var last = stack.look(atDepth: 0, extent: 500, front: 600)
    for depth in stride(from: 0.0, through: 4, by: 0.001) {
      let look = stack.look(atDepth: depth, extent: 500, front: 600)
      #expect(abs(look.scale - last.scale) < 0.001)
      #expect(abs((look.extent ?? 0) - (last.extent ?? 0)) < 0.2)
      #expect(abs(look.alpha - last.alpha) < 0.0011)
      #expect(look.scale <= last.scale)
      last = look
    }
  }

  @Test func nonsenseIsReadAsNothing() {
    let odd = SheetStack(scale: .nan, peek: .nan, cornerRadius: -4, visibleDepth: .nan)
    let look = odd.look(atDepth: .nan, extent: 500, front: 600)
    #expect(look.scale == 1 && look.extent == 500 && look.cornerRadius == 0)
    #expect(odd.look(atDepth: 1, extent: 500, front: 600).extent == 600)
    #expect(SheetStack.flat.look(atDepth: 2).scale == 1)
  }
}
