import HanjiEngine
import Testing

@Suite struct KeyboardRuleTests {
  private func story(
    _ rule: KeyboardRule, detents: [Detent] = [.medium(), .large()],
    at detent: Detent.Identifier? = nil
  ) -> Story {
    let story = Story(Sheet.Configuration(detents: detents, keyboard: rule))
    story.rest(at: detent)
    return story
  }

  @Test func liftRaisesByWhatIsCoveredAndComesBackToTheSameDetent() {
    let story = story(.lift)
    story.handle(.keyboard(301))
    #expect(story.moves.last?.cause == .keyboard)
    story.settle()
    // The 34 points of the safe area at the bottom are under the keyboard then.
    #expect(story.state.extent == 459 + 301 - 34)
    #expect(story.sheet.selected == .medium)
    story.handle(.keyboard(0))
    story.settle()
    #expect(story.state.extent == 459)
    #expect(story.said.isEmpty)
    #expect(story.violation == nil)
  }

  @Test func liftRaisesJustEnoughForTheFocusedField() {
    let story = story(.lift)
    // The field ends 400 points below the sheet's top: 301 of keyboard leave it 400 + 301.
    story.handle(.keyboard(301, focus: 400))
    story.settle()
    #expect(story.state.extent == 701)
    // A field that shows anyway raises nothing.
    story.handle(.keyboard(301, focus: 100))
    story.settle()
    #expect(story.state.extent == 459)
    // One at the very bottom raises by all of it, and nothing raises by more.
    story.handle(.keyboard(301, focus: 900))
    story.settle()
    #expect(story.state.extent == 726)
    story.handle(.keyboard(301, focus: .nan))
    story.settle()
    #expect(story.state.extent == 726)
  }

  @Test func liftNeverPassesTheLargestExtent() {
    let story = story(.lift, at: .large)
    story.handle(.keyboard(336))
    #expect(story.state.extent == 793 && story.sheet.phase == .resting)
    story.handle(.keyboard(1e9))
    story.settle()
    #expect(story.state.extent == 793)
  }

  @Test func aChangeOfTheKeyboardsHeightIsFollowed() {
    let story = story(.lift)
    for height in [250.0, 301, 280] {
      story.handle(.keyboard(height), after: 0.1)
      story.settle()
      #expect(story.state.extent == 459 + height - 34)
    }
  }

  @Test func expandGoesToTheLargestAndComesBack() {
    let story = story(.expand)
    story.handle(.keyboard(301))
    story.settle()
    #expect(story.state.extent == 793)
    #expect(story.sheet.selected == .medium)
    #expect(story.sheet.target == .detent(.large))
    story.handle(.keyboard(0))
    story.settle()
    #expect(story.state.extent == 459)
    #expect(story.said.isEmpty)
  }

  @Test func whoChoosesADetentUnderTheKeyboardKeepsIt() {
    let story = story(.expand)
    story.handle(.keyboard(301))
    story.settle()
    story.handle(.select(.medium))
    story.settle()
    #expect(story.state.extent == 459)
    story.handle(.keyboard(310))
    story.settle()
    #expect(story.state.extent == 459)
    // The next keyboard expands again.
    story.handle(.keyboard(0))
    story.handle(.keyboard(301))
    story.settle()
    #expect(story.state.extent == 793)
    // A drag chooses, too.
    story.drag(by: -300)
    story.settle()
    #expect(story.state.extent == 459)
    #expect(story.violation == nil)
  }

  @Test func resizeAndIgnoreLeaveTheSheetWhereItIs() {
    let resized = story(.resizeContent)
    resized.handle(.keyboard(301))
    #expect(resized.state.extent == 459 && resized.sheet.contentInset == 301)
    let ignoring = story(.ignore)
    ignoring.handle(.keyboard(301))
    #expect(ignoring.state.extent == 459 && ignoring.sheet.contentInset == 0)
    #expect(story(.lift).sheet.contentInset == 0)
  }

  @Test func stayingItKeepsTheNearestDetent() {
    let story = story(.lift.staying())
    story.handle(.keyboard(336))
    story.settle()
    story.handle(.keyboard(0))
    #expect(story.said == ["will select large (keyboard)"])
    story.settle()
    #expect(story.state.extent == 793)
    let expanded = self.story(.expand.staying())
    expanded.handle(.keyboard(336))
    expanded.settle()
    expanded.handle(.keyboard(0))
    expanded.settle()
    #expect(expanded.sheet.selected == .large && expanded.state.extent == 793)
    #expect(expanded.violation == nil)
  }

  @Test func dismissedWithTheKeyboardUpItDoesNotComeBackWhenThatHides() {
    for rule in [KeyboardRule.lift, .expand, .lift.staying(), .expand.staying()] {
      let story = story(rule)
      story.handle(.keyboard(301))
      story.settle()
      story.handle(.dismiss())
      let moves = story.moves.count
      story.handle(.keyboard(0), after: 0.05)
      #expect(story.moves.count == moves)
      story.settle()
      story.handle(.keyboard(0), after: 1)
      #expect(story.sheet.phase == .hidden && story.state.extent == 0)
      #expect(story.violation == nil)
    }
  }

  @Test func aDragUnderTheKeyboardSnapsToRaisedDetents() {
    let story = story(.lift)
    story.handle(.keyboard(134))
    story.settle()
    #expect(story.state.extent == 559)
    story.drag(by: 30)
    story.settle()
    #expect(story.state.extent == 559)
  }

  @Test func aTopSheetEndsAtTheKeyboardAndASideSheetStays() {
    let top = Story(
      Sheet.Configuration(detents: [.points(700)], measure: .container),
      on: .phone.with(edge: .top))
    top.rest()
    top.handle(.keyboard(301))
    top.settle()
    #expect(top.state.extent == 551)
    let side = Story(
      Sheet.Configuration(detents: [.points(280)], measure: .container),
      on: .phone.with(edge: .leading))
    side.rest()
    side.handle(.keyboard(301))
    #expect(side.state.extent == 280 && side.sheet.phase == .resting)
  }
}

@Suite struct KeyboardTrackerTests {
  private let screen = SheetRect(x: 0, y: 0, width: 393, height: 852)
  private let docked = SheetRect(x: 0, y: 516, width: 393, height: 336)

  private func overlap(_ frame: SheetRect, container: SheetRect? = nil) -> Double {
    KeyboardTracker.overlap(of: frame, screen: screen, container: container ?? screen)
  }

  @Test func aDockedKeyboardCoversItsHeight() {
    #expect(overlap(docked) == 336)
    // A container that ends higher up is covered less, one above the keyboard not at all.
    #expect(overlap(docked, container: SheetRect(x: 0, y: 0, width: 393, height: 600)) == 84)
    #expect(overlap(docked, container: SheetRect(x: 0, y: 0, width: 393, height: 300)) == 0)
    #expect(overlap(docked, container: SheetRect(x: 0, y: 600, width: 393, height: 252)) == 252)
  }

  @Test func aFloatingAndAHardwareKeyboardCoverNothing() {
    #expect(overlap(SheetRect(x: 40, y: 500, width: 320, height: 260)) == 0)
    #expect(overlap(SheetRect(x: 0, y: 400, width: 393, height: 336)) == 0)
    #expect(overlap(SheetRect(x: 0, y: 783, width: 393, height: 336)) == 0)
    #expect(overlap(SheetRect(x: 0, y: 852, width: 393, height: 336)) == 0)
    #expect(overlap(SheetRect(x: 0, y: .nan, width: 393, height: .nan)) == 0)
    #expect(overlap(SheetRect(x: 0, y: 0, width: 0, height: 0)) == 0)
  }

  @Test func whoseKeyboardItIsIsDecidedWhenItShows() {
    var tracker = KeyboardTracker()
    func change(_ isInside: Bool) -> Double {
      tracker.changed(to: docked, screen: screen, container: screen, isFocusInside: isInside)
    }
    #expect(change(true) == 336)
    #expect(tracker.owner == .sheet)
    // The focus goes elsewhere with the keyboard up: the sheet keeps it.
    #expect(change(false) == 336)
    #expect(tracker.hidden() == 0)
    #expect(change(false) == 0)
    #expect(tracker.owner == .other)
    // And the other way round.
    #expect(change(true) == 0)
    #expect(tracker.hidden() == 0)
    #expect(tracker.owner == .nobody)
  }
}
