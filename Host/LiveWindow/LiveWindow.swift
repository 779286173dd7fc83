import CWindow
import Foundation
import HostGraphics
import Simulator
import UIKit

/// A window on the desktop that shows a simulator's screen and makes the mouse its finger.
///
/// The wheel scrolls. Keys: `r` turns the device, `d` toggles dark mode, `k` the keyboard, `v`
/// VoiceOver, `m` Reduce Motion, `n` goes on to what comes next, `q` closes.
@MainActor public final class LiveWindow {
  /// Called for the key `n`, and for any key that means nothing here.
  public var onKey: ((Character) -> Void)?

  /// Points of content for a notch of the wheel.
  private static let notch = 40.0

  private let simulator: Simulator
  private let window: OpaquePointer
  private lazy var finger = simulator.finger()
  private var isOpen = true

  /// Why a window could not be opened.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Opens a window as large as the simulator's screen, or as the desktop has room for. Throws where
  /// there is no display.
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

  // MARK: Running

  /// What a run came to.
  public struct Run: CustomStringConvertible, Sendable {
    /// Pictures shown, and the simulator's frames they are of.
    public var pictures = 0
    public var frames = 0
    /// Seconds on the wall, and in the simulator.
    public var seconds = 0.0
    public var simulated = 0.0

    public var description: String {
      func two(_ number: Double) -> String { String(format: "%.2f", number) }
      return "\(pictures) pictures of \(frames) frames in \(two(seconds)) s: "
        + "\(two(Double(pictures) / max(seconds, 0.001))) a second, "
        + "\(two(simulated)) s of the simulator's time"
    }
  }

  /// Runs until the window is closed, as fast as the wall's clock goes: a display that draws slower
  /// than the simulator's rate skips pictures.
  ///
  /// - Parameter limit: The most pictures to show; nil for no end.
  @discardableResult
  public func run(frames limit: Int? = nil) -> Run {
    var run = Run()
    let (begin, simulated) = (Self.now, simulator.time)
    var pacer = FramePacer(rate: simulator.framesPerSecond, now: begin)
    while isOpen, limit.map({ run.pictures < $0 }) ?? true {
      let start = Self.now
      handleEvents()
      let due = pacer.framesDue(at: start)
      if due > 0 {
        simulator.advance(by: Double(due) / Double(simulator.framesPerSecond))
        show()
        run.pictures += 1
        run.frames += due
      }
      rest(pacer, since: start, hasShown: due > 0)
    }
    run.seconds = Self.now - begin
    run.simulated = simulator.time - simulated
    live_close(window)
    return run
  }

  /// Waits for the next frame, unless the display has: it holds each picture until it is shown.
  private func rest(_ pacer: FramePacer, since start: Double, hasShown: Bool) {
    let now = Self.now
    let frame = 1 / Double(pacer.rate)
    if live_waits(window) != 0, hasShown, now - start > frame / 4 { return }
    let seconds = pacer.wait(at: now)
    if seconds > 0 { Thread.sleep(forTimeInterval: seconds) }
  }

  /// Seconds, of a clock that nobody sets.
  private static var now: Double { ProcessInfo.processInfo.systemUptime }

  /// With the window's own pixels: more of them would only cost time.
  private func show() {
    let scale = live_scale(window)
    let bitmap = simulator.picture(scale: min(CGFloat(scale), simulator.device.scale)).bitmap
    bitmap.withPixels { pixels in
      live_show(
        window, pixels.baseAddress, Int32(bitmap.width), Int32(bitmap.height),
        Int32(bitmap.width * 4))
    }
  }

  // MARK: Input

  private func handleEvents() {
    while true {
      let event = live_poll(window)
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

  /// Away from oneself shows what is above, to the right what is to the right.
  private func scroll(at point: CGPoint, dx: Double, dy: Double) {
    guard !finger.isDown else { return }
    simulator.wheel(at: point, by: CGVector(dx: dx * Self.notch, dy: -dy * Self.notch))
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
    finger.cancel()
    simulator.rotate(to: simulator.orientation == .portrait ? .landscapeLeft : .portrait)
    let size = simulator.window.bounds.size
    live_resize(window, Int32(size.width), Int32(size.height))
  }
}
