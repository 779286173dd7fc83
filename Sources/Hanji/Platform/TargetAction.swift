import UIKit

// UIKit reports gestures and controls to a target and a selector. The host on Linux has no Objective-C runtime
// and takes a closure. This file is the one place that knows both.

#if canImport(ObjectiveC)
  /// Receives a recogniser's action message and passes it to a closure.
  @MainActor
  final class GestureAction: NSObject {
    private weak var recognizer: UIGestureRecognizer?
    private let handler: @MainActor () -> Void

    /// Starts listening. The recogniser does not keep the action alive: whoever made it does.
    init(_ recognizer: UIGestureRecognizer, handler: @escaping @MainActor () -> Void) {
      self.recognizer = recognizer
      self.handler = handler
      super.init()
      recognizer.addTarget(self, action: #selector(fire))
    }

    /// Stops listening.
    func cancel() {
      recognizer?.removeTarget(self, action: #selector(fire))
    }

    @objc private func fire() {
      handler()
    }
  }

  /// Receives a control's action message and passes it to a closure. `UIControl.addAction(_:for:)`
  /// came with iOS 14 only.
  @MainActor
  final class ControlAction: NSObject {
    private let handler: @MainActor () -> Void

    /// Starts listening. The control does not keep the action alive: whoever made it does.
    init(_ control: UIControl, for event: UIControl.Event, handler: @escaping @MainActor () -> Void)
    {
      self.handler = handler
      super.init()
      control.addTarget(self, action: #selector(fire), for: event)
    }

    @objc private func fire() {
      handler()
    }
  }
#else
  /// Receives a recogniser's changes and passes them to a closure.
  @MainActor
  final class GestureAction {
    private weak var recognizer: UIGestureRecognizer?
    private var token: Int?

    /// Starts listening. The recogniser does not keep the action alive: whoever made it does.
    init(_ recognizer: UIGestureRecognizer, handler: @escaping @MainActor () -> Void) {
      self.recognizer = recognizer
      token = recognizer.addHandler(self) { _ in handler() }
    }

    /// Stops listening.
    func cancel() {
      if let token { recognizer?.removeHandler(token) }
      token = nil
    }
  }

  /// Receives a control's events and passes them to a closure.
  @MainActor
  final class ControlAction {
    private let handler: @MainActor () -> Void

    /// Starts listening. The control does not keep the action alive: whoever made it does.
    init(_ control: UIControl, for event: UIControl.Event, handler: @escaping @MainActor () -> Void)
    {
      self.handler = handler
      control.addTarget(for: event) { [weak self] _ in self?.handler() }
    }
  }
#endif
