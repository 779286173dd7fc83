import HanjiEngine
import UIKit

/// Bulletins that wait for their turn over one view controller.
///
/// One is up at a time. When it has gone the waiting one of the highest priority comes, of equal
/// ones the first that was added. A bulletin that cannot be presented, because its host is in no
/// window or busy with something else, counts as gone: the queue is never stuck.
@MainActor
public final class BulletinQueue {
  /// Over what the bulletins are presented. Held weakly; when it has gone so have they.
  public private(set) weak var host: UIViewController?

  private var queue = CardQueue<BulletinController>()
  /// Whose turn each ticket is, of those that wait.
  private var tickets: [CardQueue<BulletinController>.Ticket: BulletinController] = [:]

  /// An empty queue.
  public init(host: UIViewController) {
    self.host = host
  }

  /// The bulletin that is up; nil when there is none.
  public var current: BulletinController? { queue.current }

  /// How many wait behind it.
  public var waitingCount: Int { queue.waitingTickets.count }

  /// Adds a bulletin. It comes up at once when none is. Added twice, it has two turns.
  ///
  /// - Parameters:
  ///   - bulletin: The bulletin.
  ///   - priority: The higher, the sooner; 0 unless told. The one that is up stays up.
  public func add(_ bulletin: BulletinController, priority: Int = 0) {
    let (ticket, change) = queue.add([bulletin], priority: priority)
    if let ticket { tickets[ticket] = bulletin }
    carryOut(change)
  }

  /// Takes a bulletin out: closes it when it is up, forgets it when it waits.
  public func remove(_ bulletin: BulletinController) {
    for (ticket, waiting) in tickets where waiting === bulletin { forget(ticket) }
    if queue.current === bulletin { closeCurrent() }
  }

  /// Forgets all that wait and closes the one that is up.
  public func removeAll() {
    for ticket in queue.waitingTickets { forget(ticket) }
    closeCurrent()
  }

  private func forget(_ ticket: CardQueue<BulletinController>.Ticket) {
    tickets[ticket] = nil
    carryOut(queue.remove(ticket))
  }

  /// Closes the one whose turn it is, or has it count as gone where it has not come up yet.
  private func closeCurrent() {
    guard let bulletin = queue.current else { return }
    if bulletin.presentingViewController == nil {
      SheetSettings.of(bulletin).finish(.code)
      // One that has not been presented has nobody yet who says so.
      if queue.current === bulletin { ended(bulletin) }
    } else {
      bulletin.close()
    }
  }

  private func ended(_ bulletin: BulletinController) {
    guard queue.current === bulletin else { return }
    let change = queue.finish()
    guard let next = queue.current else { return }
    // A frame later: the host may be on its way out itself, and have taken this one along.
    _ = FrameClock { [weak self] in
      if let self, self.queue.current === next { self.carryOut(change) }
      return false
    }
  }

  private func carryOut(_ change: CardQueue<BulletinController>.Change) {
    switch change {
    case .show(let next), .replace(let next), .turn(let next, _): present(next)
    case .nothing, .hide: break
    }
  }

  private func present(_ bulletin: BulletinController) {
    tickets = tickets.filter { queue.waitingTickets.contains($0.key) }
    let presenter = host.map { topmost(of: $0) }
    if let presenter, isLeaving(presenter) {
      // UIKit presents nothing until it has gone; a sheet may be caught on its way, and stay.
      _ = FrameClock { [weak self, weak presenter] in
        guard let self, self.queue.current === bulletin else { return false }
        if let presenter, self.isLeaving(presenter) { return true }
        self.present(bulletin)
        return false
      }
      return
    }
    SheetSettings.of(bulletin).whenGone { [weak self, weak bulletin] _ in
      if let self, let bulletin { self.ended(bulletin) }
    }
    presenter?.presentSheet(bulletin, style: bulletin.style)
    guard bulletin.presentingViewController == nil else { return }
    SheetLog.note("A bulletin's host could not present it. It counts as gone.")
    SheetSettings.of(bulletin).finish(.container)
  }

  /// Whether it is on its way out: by UIKit's transition, or as a sheet that UIKit knows nothing of yet.
  private func isLeaving(_ controller: UIViewController) -> Bool {
    controller.isBeingDismissed
      || controller.associatedState?.settings?.driver?.sheet.isDismissing == true
  }

  /// What is in front of a view controller: itself, or the last of what it presents.
  private func topmost(of controller: UIViewController) -> UIViewController {
    var top = controller
    while let next = top.presentedViewController { top = next }
    return top
  }
}
