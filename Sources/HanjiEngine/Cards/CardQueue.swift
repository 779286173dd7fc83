/// Cards that wait for their turn, one of which is current, each with its pages.
///
/// Every operation takes effect at once and says what there is to show; nothing waits for an
/// animation, so nothing can be left hanging by one that never ends. Whoever shows the cards plays
/// the change, and may be overtaken by the next one at any time.
///
///     var queue = CardQueue<String>()
///     queue.add(["Welcome"])            // .show: page "Welcome"
///     queue.add(["Update"], priority: 1)  // .nothing: it waits
///     queue.push("Details")             // .turn: page "Details", forward
///     queue.finish()                    // .replace: page "Update"
public struct CardQueue<Page> {
  /// The number of a card; each card of a queue has another one.
  public struct Ticket: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// The card with this number.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// What there is to show after an operation.
  public enum Change {
    /// The same as before.
    case nothing
    /// A card comes in where there was none.
    case show(Page)
    /// Another page of the same card.
    case turn(Page, Direction)
    /// Another card in place of the one that was.
    case replace(Page)
    /// The card leaves, and there is no other.
    case hide
  }

  /// Which way pages turn.
  public enum Direction: Hashable, Sendable {
    /// To a page that was not there.
    case forward
    /// To one that was.
    case back
  }

  struct Card {
    let ticket: Ticket
    let priority: Int
    var pages: [Page]
  }

  private var shown: Card?
  private var waiting: [Card] = []
  private var tickets = 0

  /// Whether cards may be shown; while not, they wait.
  public private(set) var isPaused = false

  /// An empty queue.
  public init() {}
}

extension CardQueue {
  /// The page to show; nil while there is none, or while paused.
  public var current: Page? { isPaused ? nil : shown?.pages.last }
  /// The card whose turn it is, paused or not.
  public var currentTicket: Ticket? { shown?.ticket }
  /// The pages of the current card, the one that shows last.
  public var pages: [Page] { shown?.pages ?? [] }
  /// The cards that wait, in the order in which they will have their turn.
  public var waitingTickets: [Ticket] { waiting.map(\.ticket) }

  /// Adds a card. It has its turn after those of higher priority and those of the same that came
  /// before; it does not push the current one away.
  ///
  /// - Parameters:
  ///   - pages: its pages, the last of which shows first, those before being where `pop` leads. A
  ///     card without any is not added.
  ///   - priority: higher comes sooner.
  /// - Returns: the card's ticket, nil if it was not added, and what there is to show.
  @discardableResult
  public mutating func add(_ pages: [Page], priority: Int = 0) -> (ticket: Ticket?, change: Change)
  {
    guard !pages.isEmpty else { return (nil, .nothing) }
    tickets += 1
    let card = Card(ticket: Ticket(rawValue: tickets), priority: priority, pages: pages)
    let place = waiting.firstIndex { $0.priority < priority } ?? waiting.endIndex
    waiting.insert(card, at: place)
    return (card.ticket, shown == nil ? advance(replacing: false) : .nothing)
  }

  /// Turns forward to another page of the current card. Without a card nothing happens.
  @discardableResult
  public mutating func push(_ page: Page) -> Change {
    guard shown != nil else { return .nothing }
    shown?.pages.append(page)
    return ifShown(.turn(page, .forward))
  }

  /// Puts another page in the place of the one that shows.
  @discardableResult
  public mutating func replace(with page: Page) -> Change {
    guard shown?.pages.popLast() != nil else { return .nothing }
    shown?.pages.append(page)
    return ifShown(.turn(page, .forward))
  }

  /// Turns back by a page. On a card's first page nothing happens.
  @discardableResult
  public mutating func pop() -> Change { pop(leaving: pages.count - 1) }

  /// Turns back to the current card's first page. On that page nothing happens.
  @discardableResult
  public mutating func popToRoot() -> Change { pop(leaving: 1) }

  /// The current card is done, whoever dismissed it: the next one has its turn.
  @discardableResult
  public mutating func finish() -> Change {
    guard shown != nil else { return .nothing }
    shown = nil
    return advance(replacing: true)
  }

  /// Takes a card out, whether it shows or waits. An unknown ticket does nothing.
  @discardableResult
  public mutating func remove(_ ticket: Ticket) -> Change {
    if shown?.ticket == ticket { return finish() }
    waiting.removeAll { $0.ticket == ticket }
    return .nothing
  }

  /// Takes pages out of the current and of all waiting cards; a card without pages left is taken
  /// out with them.
  @discardableResult
  public mutating func removePages(where isGone: (Page) -> Bool) -> Change {
    for index in waiting.indices { waiting[index].pages.removeAll(where: isGone) }
    waiting.removeAll { $0.pages.isEmpty }
    guard let last = shown?.pages.last else { return .nothing }
    let isTopGone = isGone(last)
    shown?.pages.removeAll(where: isGone)
    guard let page = shown?.pages.last else { return finish() }
    return isTopGone ? ifShown(.turn(page, .back)) : .nothing
  }

  /// Takes all cards out.
  @discardableResult
  public mutating func removeAll() -> Change {
    waiting = []
    return finish()
  }

  /// What shows the cards has gone for a while: the current card keeps its turn and its pages, and
  /// nothing is shown until `resume`.
  @discardableResult
  public mutating func pause() -> Change {
    let wasShown = current != nil
    isPaused = true
    return wasShown ? .hide : .nothing
  }

  /// Cards may be shown again.
  @discardableResult
  public mutating func resume() -> Change {
    guard isPaused else { return .nothing }
    isPaused = false
    return shown?.pages.last.map { .show($0) } ?? advance(replacing: false)
  }

  private mutating func pop(leaving count: Int) -> Change {
    guard let card = shown, count >= 1, count < card.pages.count else { return .nothing }
    shown?.pages.removeLast(card.pages.count - count)
    guard let page = shown?.pages.last else { return .nothing }
    return ifShown(.turn(page, .back))
  }

  /// A change of the current card, which nobody sees while paused.
  private func ifShown(_ change: Change) -> Change { isPaused ? .nothing : change }

  /// The next card's turn, where none is current.
  private mutating func advance(replacing: Bool) -> Change {
    guard !isPaused else { return .nothing }
    guard !waiting.isEmpty, let page = waiting[0].pages.last else {
      return replacing ? .hide : .nothing
    }
    shown = waiting.removeFirst()
    return replacing ? .replace(page) : .show(page)
  }
}

extension CardQueue: Sendable where Page: Sendable {}
extension CardQueue.Card: Sendable where Page: Sendable {}
extension CardQueue.Change: Sendable where Page: Sendable {}
extension CardQueue.Change: Equatable where Page: Equatable {}
