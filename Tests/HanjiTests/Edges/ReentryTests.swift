import Simulator
import Testing
import UIKit

@testable import Hanji

/// In each event, each command, after each beginning.
@MainActor
@Suite("Commands given from inside events")
struct ReentryTests {
  enum Start: CaseIterable {
    case present, presentAtOnce, dismiss, dismissAtOnce, uikitDismiss, uikitDismissAtOnce, tap,
      drag, dismissRising, uikitAtOnceRising
  }
  enum Act: CaseIterable {
    case dismiss, dismissAtOnce, uikitDismiss, uikitDismissAtOnce, presentAgain, cover, style
  }

  static func kind(_ e: SheetEvent) -> String { String("\(e)".dropFirst().prefix { $0 != "(" }) }

  @Test func matrix() {
    for (name, style) in [("half", SheetStyle.halfModal), ("spring", .bulletin)] {
      for start in Start.allCases {
        for kind in ["willPresent", "didPresent", "willDismiss", "didDismiss"] {
          for act in Act.allCases {
            let stand = Stand()
            var events: [SheetEvent] = []
            var counts: [String: Int] = [:]
            var acted = false
            var sheet: SheetPresentationController?
            let content = ContentController(Block(height: 300))
            func call(_ n: String) -> () -> Void {
              counts[n] = 0
              return { counts[n, default: 0] += 1 }
            }
            func dismiss(_ n: String, _ animated: Bool) {
              sheet?.dismiss(animated: animated, completion: call(n))
            }
            func uikit(_ n: String, _ animated: Bool) {
              if stand.isUp { stand.presenter.dismiss(animated: animated, completion: call(n)) }
            }
            var armed = false
            let listen: (SheetEvent) -> Void = { e in
              events.append(e)
              guard armed, !acted, Self.kind(e) == kind else { return }
              acted = true
              switch act {
              case .dismiss: dismiss("in dismiss", true)
              case .dismissAtOnce: dismiss("in dismiss at once", false)
              case .uikitDismiss: uikit("in uikit", true)
              case .uikitDismissAtOnce: uikit("in uikit at once", false)
              case .presentAgain:
                if !stand.isUp {
                  stand.presenter.presentSheet(
                    content, style: style, completion: call("in present"))
                }
              case .cover:
                if content.presentingViewController != nil {
                  let c = UIViewController()
                  c.modalPresentationStyle = .overFullScreen
                  content.present(c, animated: false)
                }
              case .style: sheet?.style.dimming.amount = 0.5
              }
            }
            armed = [.present, .presentAtOnce, .dismissRising, .uikitAtOnceRising].contains(start)
            sheet = SheetPresentationController(presentedViewController: content, presenting: nil)
            stand.presenter.presentSheet(
              content, style: style, animated: start != .presentAtOnce, completion: call("present"),
              onEvent: listen)
            if start == .dismissRising {
              stand.simulator.advance(by: 0.1)
              dismiss("dismiss", true)
            } else if start == .uikitAtOnceRising {
              stand.simulator.advance(by: 0.1)
              uikit("uikit", false)
            }
            stand.simulator.advance(by: 1)
            if !armed, stand.isUp {
              armed = true
              switch start {
              case .dismiss: dismiss("dismiss", true)
              case .dismissAtOnce: dismiss("dismiss", false)
              case .uikitDismiss: uikit("uikit", true)
              case .uikitDismissAtOnce: uikit("uikit", false)
              case .tap: stand.simulator.finger().tap(at: CGPoint(x: 60, y: 60))
              case .drag: stand.holdingFinger(draggedBy: 250).lift()
              default: break
              }
            }
            stand.simulator.advance(by: 1.2)
            armed = false
            for _ in 0..<5 where stand.isUp {
              stand.presenter.dismiss(animated: true)
              stand.simulator.advance(by: 1)
            }
            var faults: [String] = []
            if stand.isUp { faults.append("stays up") }
            if stand.window.subviews.count != 1 {
              faults.append("window \(stand.window.subviews.count)")
            }
            for (n, c) in counts where c != 1 { faults.append("\(n) called \(c)") }
            let kinds = events.map { Self.kind($0) }
            var open: [String] = []
            for k in kinds {
              switch k {
              case "willPresent": open.append("present")
              case "didPresent":
                if let i = open.firstIndex(of: "present") {
                  open.remove(at: i)
                } else {
                  faults.append("didPresent alone")
                }
              case "willDismiss": open.append("dismiss")
              case "didDismiss":
                if let i = open.firstIndex(of: "dismiss") {
                  open.remove(at: i)
                } else {
                  faults.append("didDismiss alone")
                }
              default: break
              }
            }
            // The listener holds on to the sheet that holds on to the listener.
            sheet?.onEvent = nil
            sheet = nil
            if !open.isEmpty { faults.append("open \(open)") }
            if let last = kinds.last, last != "didDismiss" { faults.append("ends with \(last)") }
            let up = kinds.filter { $0 == "willPresent" }.count
            let down = kinds.filter { $0 == "didDismiss" }.count
            if up != down { faults.append("\(up) up \(down) down") }
            if !faults.isEmpty {
              let f = faults.joined(separator: ", ")
              Issue.record(
                "REENTRY \(name) \(start) / in \(kind): \(act): \(f) — \(kinds.joined(separator: " "))"
              )
            }
          }
        }
      }
    }
  }

  @Test func matrixOfSheetView() {
    for (name, style) in [("curve", SheetStyle.bottomSheet), ("spring", .bulletin)] {
      for start in ["show", "showAtOnce", "hide", "hideAtOnce", "tap", "hideRising"] {
        for kind in ["willPresent", "didPresent", "willDismiss", "didDismiss"] {
          for act in ["hide", "hideAtOnce", "show", "showAtOnce", "remove", "content", "style"] {
            let stand = Stand()
            let sheet = SheetView(contentView: Block(height: 300), style: style)
            var events: [SheetEvent] = []
            var counts: [String: Int] = [:]
            func call(_ n: String) -> () -> Void {
              counts[n] = 0
              return { counts[n, default: 0] += 1 }
            }
            var armed = start.hasPrefix("show") || start == "hideRising"
            var acted = false
            sheet.onEvent = { [unowned sheet] e in
              events.append(e)
              guard armed, !acted, Self.kind(e) == kind else { return }
              acted = true
              switch act {
              case "hide": sheet.hide(completion: call("in hide"))
              case "hideAtOnce": sheet.hide(animated: false, completion: call("in hide at once"))
              case "show": sheet.show(in: stand.presenter.view, completion: call("in show"))
              case "showAtOnce":
                sheet.show(
                  in: stand.presenter.view, animated: false, completion: call("in show at once"))
              case "remove": sheet.removeFromSuperview()
              case "content": sheet.contentView = Block(height: 200)
              default: sheet.style.dimming.amount = 0.5
              }
            }
            sheet.show(
              in: stand.presenter.view, animated: start != "showAtOnce", completion: call("show"))
            if start == "hideRising" {
              stand.simulator.advance(by: 0.1)
              sheet.hide(completion: call("hide"))
            }
            stand.simulator.advance(by: 1)
            armed = true
            switch start {
            case "hide": sheet.hide(completion: call("hide"))
            case "hideAtOnce": sheet.hide(animated: false, completion: call("hide"))
            case "tap": stand.simulator.finger().tap(at: CGPoint(x: 60, y: 60))
            default: break
            }
            stand.simulator.advance(by: 1)
            armed = false
            if sheet.isShown { sheet.hide(animated: true, completion: call("last")) }
            stand.simulator.advance(by: 1)
            var faults: [String] = []
            if sheet.isShown { faults.append("stays") }
            if !stand.presenter.view.subviews.isEmpty { faults.append("views left") }
            for (n, c) in counts where c != 1 { faults.append("\(n) called \(c)") }
            let kinds = events.map { Self.kind($0) }
            if kinds.filter({ $0 == "willPresent" }).count
              != kinds.filter({ $0 == "didDismiss" }).count
            {
              faults.append("up/down")
            }
            if kinds.filter({ $0 == "willDismiss" }).count
              != kinds.filter({ $0 == "didDismiss" || $0 == "dismissalCalledOff" }).count
            {
              faults.append("will/did")
            }
            if kinds.last != "didDismiss" { faults.append("ends with \(kinds.last ?? "")") }
            if !faults.isEmpty {
              Issue.record(
                "REENTRYV \(name) \(start) / in \(kind): \(act): \(faults.joined(separator: ", ")) — \(kinds.joined(separator: " "))"
              )
            }
          }
        }
      }
    }
  }
}
