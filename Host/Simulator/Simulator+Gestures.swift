import UIKit

extension Simulator {
  /// Plays a gesture from now on, and runs until its last finger has left.
  ///
  /// - Parameter eventsPerSecond: How often the screen reports movements; as often as there are
  ///   frames if nil.
  public func play(_ gesture: Gesture, eventsPerSecond: Double? = nil) {
    activate()
    let base = time
    var events = timeline(of: gesture, rate: eventsPerSecond ?? Double(framesPerSecond))[...]
    deliverDue(&events, base)
    commit()
    while !events.isEmpty { runFrame { deliverDue(&events, base) } }
  }

  /// Everything that fingers do in `body`, as a gesture that begins with the first touch.
  public func record(_ body: () throws -> Void) rethrows -> Gesture {
    let recording = GestureRecording()
    self.recording = recording
    defer { self.recording = nil }
    try body()
    return recording.gesture
  }

  private struct Due {
    let time: Double
    let contacts: [Contact]
  }

  private func deliverDue(_ events: inout ArraySlice<Due>, _ base: Double) {
    while let next = events.first, base + next.time <= time + 1e-9 {
      events.removeFirst()
      for contact in next.contacts { contact.finger.remember(contact.location) }
      deliver(next.contacts, at: min(time, base + next.time))
    }
  }

  /// The events of all fingers in their order: those at the same time, of the same kind, are one.
  private func timeline(of gesture: Gesture, rate: Double) -> [Due] {
    var all: [(time: Double, order: Int, contact: Contact)] = []
    for stroke in gesture.strokes {
      let path = GesturePath(
        points: stroke.points.map { ($0.time, $0.location) }.sorted { $0.0 < $1.0 }, rate: rate)
      let events = path.events
      guard let first = events.first, let last = events.last else { continue }
      let finger = finger()
      func contact(_ change: Contact.Change, _ location: CGPoint) -> Contact {
        Contact(finger: finger, change: change, location: location)
      }
      all.append((first.time, 2, contact(.down, first.location)))
      for event in events.dropFirst() {
        all.append((event.time, 0, contact(.move, event.location)))
      }
      // At one time fingers move, then lift, then land; one that lands and lifts at once does so last.
      let order = last.time > first.time ? 1 : 3
      let end = contact(stroke.isCancelled ? .cancel : .lift, last.location)
      all.append((last.time, order, end))
    }
    let sorted = all.enumerated().sorted {
      ($0.element.time, $0.element.order, $0.offset)
        < ($1.element.time, $1.element.order, $1.offset)
    }.map(\.element)
    var result: [Due] = []
    var lastOrder = -1
    for item in sorted {
      if let last = result.last, abs(last.time - item.time) < 1e-9, lastOrder == item.order {
        result[result.count - 1] = Due(time: last.time, contacts: last.contacts + [item.contact])
      } else {
        result.append(Due(time: item.time, contacts: [item.contact]))
      }
      lastOrder = item.order
    }
    return result
  }
}

/// What fingers do while it is recorded.
@MainActor final class GestureRecording {
  private var start: Double?
  private var strokes: [(finger: Finger, stroke: Gesture.Stroke)] = []
  private var open: [ObjectIdentifier: Int] = [:]

  func note(_ contacts: [Simulator.Contact], at time: Double) {
    let base = start ?? time
    start = base
    for contact in contacts {
      let id = ObjectIdentifier(contact.finger)
      let point = Gesture.Point(time - base, contact.location)
      if contact.change == .down {
        open[id] = strokes.count
        strokes.append((contact.finger, Gesture.Stroke(points: [point])))
      } else if let index = open[id] {
        strokes[index].stroke.points.append(point)
        if contact.change == .cancel { strokes[index].stroke.isCancelled = true }
        if contact.change != .move { open[id] = nil }
      }
    }
  }

  var gesture: Gesture { Gesture(strokes: strokes.map(\.stroke)) }
}
