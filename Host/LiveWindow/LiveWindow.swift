import CWindow
import Foundation
import HostGraphics
import Simulator
import UIKit

/// A window on the desktop that shows a simulator's screen and makes the mouse its finger.
///
/// The wheel drags as two fingers on a trackpad would: a short drag for each notch. Keys: `r` turns
/// the device, `d` toggles dark mode, `k` the keyboard, `v` VoiceOver, `m` Reduce Motion, `n` goes
/// on to what comes next, `q` closes.
@MainActor public final class LiveWindow {
  /// Called for the key `n`, and for any key that means nothing here.
  public var onKey: ((Character) -> Void)?

  /// What passes at the most between two pictures, in seconds.
  private static let longestStep = 0.1

  private let simulator: Simulator
  private let window: OpaquePointer
  private lazy var finger = simulator.finger()
  private var isOpen = true

  /// Why a window could not be opened.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Opens a window as large as the simulator's screen. Throws where there is no display.
  public init(_ simulator: Simulator, title: String) throws {
    self.simulator = simulator
    let size = simulator.window.bounds.size
    guard let window = live_open(title, Int32(size.width), Int32(size.height)) else {
      throw Failure(description: "No window: \(String(cString: live_error()))")
    }
    self.window = window
  }

  /// The display's frames per second; 60 where it does not say, or there is none.
  public static var displayFramesPerSecond: Int { Int(live_display_rate()) }

  /// Runs until the window is closed.
  ///
  /// - Parameter limit: The most frames to run; nil for no end.
  public func run(frames limit: Int? = nil) {
    var frames = 0
    let frame = 1 / Double(simulator.framesPerSecond)
    var last = Date()
    while isOpen, limit.map({ frames < $0 }) ?? true {
      handleEvents()
      // A display that draws slower than the simulator's rate skips frames; time does not slow down.
      let due = Date().timeIntervalSince(last)
      last = Date()
      simulator.advance(by: min(max(due, frame), Self.longestStep))
      show()
      frames += 1
      let rest = frame - Date().timeIntervalSince(last)
      if rest > 0 { Thread.sleep(forTimeInterval: rest) }
    }
    live_close(window)
  }

  private func show() {
    let bitmap = simulator.picture().bitmap
    bitmap.withPixels { pixels in
      live_show(
        window, pixels.baseAddress, Int32(bitmap.width), Int32(bitmap.height),
        Int32(bitmap.width * 4))
    }
  }

  private func handleEvents() {
    while true {
      let event = live_poll()
      let point = CGPoint(x: event.x, y: event.y)
      switch event.kind {
      case Int32(LIVE_DOWN.rawValue): finger.down(at: point)
      case Int32(LIVE_MOVE.rawValue): if finger.isDown { finger.move(to: point) }
      case Int32(LIVE_UP.rawValue): finger.lift()
      case Int32(LIVE_WHEEL.rawValue): scroll(at: point, dx: event.wheel_x, dy: event.wheel_y)
      case Int32(LIVE_KEY.rawValue): press(event.key)
      case Int32(LIVE_QUIT.rawValue): isOpen = false
      default: return
      }
    }
  }

  private func scroll(at point: CGPoint, dx: Double, dy: Double) {
    guard !finger.isDown else { return }
    finger.down(at: point)
    finger.drag(by: CGVector(dx: dx * 40, dy: dy * 40), over: 0.05)
    finger.lift()
  }

  private func press(_ key: Int32) {
    guard let scalar = UInt32(exactly: key).flatMap(Unicode.Scalar.init) else { return }
    switch Character(scalar) {
    case "q": isOpen = false
    case "r": rotate()
    case "d": simulator.traits.isDark.toggle()
    case "v": simulator.traits.isVoiceOverRunning.toggle()
    case "m": simulator.traits.reducesMotion.toggle()
    case "k":
      if simulator.keyboard.isShown { simulator.keyboard.hide() } else { simulator.keyboard.show() }
    case let other: onKey?(other)
    }
  }

  private func rotate() {
    simulator.rotate(to: simulator.orientation == .portrait ? .landscapeLeft : .portrait)
    let size = simulator.window.bounds.size
    live_resize(window, Int32(size.width), Int32(size.height))
  }
}
