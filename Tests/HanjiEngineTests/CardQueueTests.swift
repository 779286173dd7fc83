import HanjiEngine
import Testing

@Suite struct CardQueueTests {
  @Test func theFirstCardShowsAndTheOthersWait() {
    var queue = CardQueue<String>()
    #expect(queue.add(["one"]).change == .show("one"))
    #expect(queue.add(["two"]).change == .nothing)
    #expect(queue.current == "one")
    #expect(queue.finish() == .replace("two"))
    #expect(queue.finish() == .hide)
    #expect(queue.finish() == .nothing)
    #expect(queue.current == nil)
  }

  @Test func higherPrioritiesComeSoonerAndEqualOnesInOrder() {
    var queue = CardQueue<String>()
    queue.add(["current"])
    for (name, priority) in [("a", 0), ("b", 2), ("c", 1), ("d", 2), ("e", -1), ("f", 0)] {
      queue.add([name], priority: priority)
    }
    var order: [String] = []
    while case .replace(let page) = queue.finish() { order.append(page) }
    #expect(order == ["b", "d", "c", "a", "f", "e"])
  }

  @Test func pagesTurnForwardAndBack() {
    var queue = CardQueue<String>()
    queue.add(["one"])
    #expect(queue.push("two") == .turn("two", .forward))
    #expect(queue.push("three") == .turn("three", .forward))
    #expect(queue.pages == ["one", "two", "three"])
    #expect(queue.pop() == .turn("two", .back))
    queue.push("four")
    #expect(queue.popToRoot() == .turn("one", .back))
    #expect(queue.pop() == .nothing)
    #expect(queue.popToRoot() == .nothing)
    #expect(queue.replace(with: "uno") == .turn("uno", .forward))
    #expect(queue.pages == ["uno"])
  }

  @Test func aCardMayComeWithPagesBeneath() {
    var queue = CardQueue<String>()
    #expect(queue.add(["root", "detail"]).change == .show("detail"))
    #expect(queue.pop() == .turn("root", .back))
  }

  @Test func withoutACardOperationsDoNothing() {
    var queue = CardQueue<String>()
    #expect(queue.push("x") == .nothing)
    #expect(queue.replace(with: "x") == .nothing)
    #expect(queue.pop() == .nothing)
    #expect(queue.removeAll() == .nothing)
    #expect(queue.add([]).ticket == nil)
    #expect(queue.resume() == .nothing)
    #expect(queue.remove(CardQueue<String>.Ticket(rawValue: 9)) == .nothing)
  }

  @Test func cardsAreTakenOutWhereverTheyAre() {
    var queue = CardQueue<String>()
    let one = queue.add(["one"]).ticket
    let two = queue.add(["two"]).ticket
    let three = queue.add(["three"]).ticket
    #expect(two.map { queue.remove($0) } == .nothing)
    #expect(one.map { queue.remove($0) } == .replace("three"))
    #expect(queue.currentTicket == three)
    #expect(queue.removeAll() == .hide)
  }

  @Test func aPageRemovedWhileItShowsTurnsBack() {
    var queue = CardQueue<String>()
    queue.add(["one", "two"])
    queue.add(["gone", "gone"])
    queue.add(["last"])
    #expect(queue.removePages { $0 == "two" || $0 == "gone" } == .turn("one", .back))
    #expect(queue.removePages { $0 == "one" } == .replace("last"))
    queue.push("more")
    #expect(queue.removePages { $0 == "last" } == .nothing)
    #expect(queue.current == "more")
    #expect(queue.removePages { _ in true } == .hide)
  }

  @Test func aPauseKeepsTheTurnAndThePages() {
    var queue = CardQueue<String>()
    queue.add(["one", "two"])
    #expect(queue.pause() == .hide)
    #expect(queue.pause() == .nothing)
    #expect(queue.current == nil)
    #expect(queue.add(["urgent"], priority: 9).change == .nothing)
    #expect(queue.pop() == .nothing)
    #expect(queue.resume() == .show("one"))
    #expect(queue.finish() == .replace("urgent"))
    // Finished while nobody saw it, the next one is shown once somebody can.
    queue.add(["later"])
    queue.pause()
    #expect(queue.finish() == .nothing)
    #expect(queue.resume() == .show("later"))
  }

  /// Whatever happens in whatever order: somebody waits only while somebody is shown or the queue is
  /// paused, and what it said was shown is what is current.
  @Test func itNeverGetsStuck() {
    var random = Seeded(Seeded.seed(70))
    for _ in 0..<2000 {
      var queue = CardQueue<Int>()
      var shown: Int?
      for step in 0..<40 {
        let change: CardQueue<Int>.Change =
          switch random.index(10) {
          case 0...2:
            queue.add(Array(step..<step + random.index(3)), priority: random.index(3)).change
          case 3: queue.push(step)
          case 4: queue.pop()
          case 5: queue.popToRoot()
          case 6: queue.finish()
          case 7: queue.removePages { $0 % 3 == 0 }
          case 8: queue.pause()
          default: queue.resume()
          }
        switch change {
        case .nothing: break
        case .show(let page):
          #expect(shown == nil)
          shown = page
        case .turn(let page, _), .replace(let page):
          #expect(shown != nil)
          shown = page
        case .hide:
          #expect(shown != nil)
          shown = nil
        }
        #expect(shown == queue.current, "seed \(random.seed)")
        let isStuck = !queue.isPaused && queue.current == nil && !queue.waitingTickets.isEmpty
        #expect(!isStuck, "seed \(random.seed)")
      }
    }
  }
}
