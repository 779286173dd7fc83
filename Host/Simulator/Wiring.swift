import UIKit

/// What target and action, outlets and a display link's selector are on iOS, for code that Linux
/// alone compiles: there are no selectors and no key-value coding here.
///
/// ```swift
/// Wiring.storyboard(ReviewController.self) { names in
///   names.outlet("titleLabel", \.titleLabel)
///   names.action("send:") { review, sender in review.send(sender) }
/// }
/// Wiring.listen(to: pan) { [weak self] _ in self?.panned() }
/// ```
@MainActor public enum Wiring {
  // MARK: Gestures

  /// What `listen` gives: what `removeTarget(_:action:)` would be told.
  public struct Listening: Sendable {
    let token: Int
  }

  /// Calls `handler` whenever a recogniser changes its state, as `addTarget(_:action:)` does.
  ///
  /// - Parameter owner: The calls end with it; nil: with the recogniser.
  @discardableResult
  public static func listen(
    to recognizer: UIGestureRecognizer, for owner: AnyObject? = nil,
    _ handler: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) -> Listening {
    Listening(token: recognizer.addHandler(owner, handler))
  }

  public static func end(_ listening: Listening, to recognizer: UIGestureRecognizer) {
    recognizer.removeHandler(listening.token)
  }

  // MARK: Display links

  /// A link that calls `handler` with each frame, once it is added to the main run loop.
  public static func displayLink(
    _ handler: @escaping @MainActor (CADisplayLink) -> Void
  ) -> CADisplayLink { CADisplayLink(handler: handler) }

  // MARK: Storyboards

  /// Says what a storyboard may set and call on a `Root` and its subclasses. To be called before the
  /// storyboard is instantiated; of two names that are the same the later one counts.
  public static func storyboard<Root: AnyObject>(
    _ type: Root.Type, _ body: (Names<Root>) -> Void = { _ in }
  ) {
    StoryboardRegistry.register(type) { body(Names($0)) }
  }

  /// The outlets, actions, unwind actions and runtime attributes of a class.
  @MainActor public struct Names<Root: AnyObject> {
    private let keys: StoryboardKeys<Root>

    init(_ keys: StoryboardKeys<Root>) { self.keys = keys }

    /// An outlet: `@IBOutlet var name: Value!` on iOS.
    public func outlet<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Value?>) {
      keys.outlet(name, path)
    }

    /// An outlet collection, in the order of the storyboard.
    public func outlets<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, [Value]>) {
      keys.outlets(name, path)
    }

    /// An action, by its selector: `send:` for `@IBAction func send(_ sender: Any)`.
    public func action(_ selector: String, _ body: @escaping @MainActor (Root, Any?) -> Void) {
      keys.action(selector, body)
    }

    /// A method that an unwind segue may come back to, by its selector.
    public func unwind(
      _ selector: String, _ body: @escaping @MainActor (Root, UIStoryboardSegue) -> Void
    ) {
      keys.unwind(selector, body)
    }

    /// A user-defined runtime attribute. Numbers go to any numeric type.
    public func attribute<Value>(
      _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
    ) {
      keys.attribute(name, path)
    }
  }
}
