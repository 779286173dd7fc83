import Foundation

/// What a storyboard may set and call on objects of a class.
///
/// On iOS that is key-value coding and selectors. Linux has neither, so a class says what its
/// outlets, actions, unwind actions and runtime attributes are:
///
/// ```swift
/// StoryboardRegistry.register(ReviewController.self) { keys in
///   keys.outlet("titleLabel", \.titleLabel)
///   keys.action("send:") { controller, sender in controller.send(sender) }
///   keys.unwind("backToReviews:") { controller, segue in controller.backToReviews(segue) }
///   keys.attribute("fraction", \.fraction)
/// }
/// ```
///
/// What is registered for a class holds for its subclasses. Custom classes themselves need no
/// registration: they are found by module and name, and made by `init(coder:)`.
@MainActor package enum StoryboardRegistry {
  private static var entries: [any StoryboardEntry] = builtIn
  private static var classes: [String: AnyClass] = [:]

  /// Says what a storyboard may set and call on a `Root`. Later registrations come first.
  package static func register<Root: AnyObject>(
    _ type: Root.Type, _ body: (StoryboardKeys<Root>) -> Void = { _ in }
  ) {
    let keys = StoryboardKeys<Root>()
    body(keys)
    entries.insert(keys, at: 0)
    classes[String(describing: type)] = type
  }

  /// The class of that name: `module` or, failing that, one that was registered.
  static func type(named name: String, module: String?) -> AnyClass? {
    module.flatMap { NSClassFromString("\($0).\(name)") } ?? classes[name]
      ?? NSClassFromString("UIKit.\(name)")
  }

  static func setOutlet(_ name: String, of owner: AnyObject, to value: AnyObject) -> Bool {
    entries.contains { $0.setOutlet(name, of: owner, to: value) }
  }

  static func setAttribute(_ name: String, of owner: AnyObject, to value: Any) -> Bool {
    entries.contains { $0.setAttribute(name, of: owner, to: value) }
  }

  static func perform(_ action: String, on owner: AnyObject, with sender: Any?) -> Bool {
    entries.contains { $0.perform(action, on: owner, with: sender) }
  }

  /// Whether `owner` has an unwind action of that name.
  package static func canUnwind(_ action: String, to owner: AnyObject) -> Bool {
    entries.contains { $0.hasUnwind(action, owner) }
  }

  static func unwind(_ action: String, to owner: AnyObject, by segue: UIStoryboardSegue) {
    _ = entries.contains { $0.unwind(action, to: owner, by: segue) }
  }

  private static var builtIn: [any StoryboardEntry] {
    let view = StoryboardKeys<UIView>()
    view.attribute("layer.cornerRadius", \.layer.cornerRadius)
    view.attribute("layer.borderWidth", \.layer.borderWidth)
    view.attribute("layer.masksToBounds", \.layer.masksToBounds)
    view.attribute("clipsToBounds", \.clipsToBounds)
    view.attribute("alpha", \.alpha)
    view.attribute("tag", \.tag)
    let controller = StoryboardKeys<UIViewController>()
    controller.attribute("isModalInPresentation", \.isModalInPresentation)
    controller.attribute("title", \.title)
    return [view, controller]
  }
}

/// The same for every class.
@MainActor private protocol StoryboardEntry {
  func setOutlet(_ name: String, of owner: AnyObject, to value: AnyObject) -> Bool
  func setAttribute(_ name: String, of owner: AnyObject, to value: Any) -> Bool
  func perform(_ action: String, on owner: AnyObject, with sender: Any?) -> Bool
  func hasUnwind(_ action: String, _ owner: AnyObject) -> Bool
  func unwind(_ action: String, to owner: AnyObject, by segue: UIStoryboardSegue) -> Bool
}

/// The keys of one class.
@MainActor package final class StoryboardKeys<Root: AnyObject>: StoryboardEntry {
  private var outlets: [String: (Root, AnyObject) -> Bool] = [:]
  private var attributes: [String: (Root, Any) -> Bool] = [:]
  private var actions: [String: (Root, Any?) -> Void] = [:]
  private var unwinds: [String: (Root, UIStoryboardSegue) -> Void] = [:]

  /// An outlet: `@IBOutlet var name: Value!` on iOS.
  package func outlet<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Value?>) {
    outlets[name] = { root, value in
      guard let value = value as? Value else { return false }
      root[keyPath: path] = value
      return true
    }
  }

  /// An outlet collection, in the order of the storyboard.
  package func outlets<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, [Value]>) {
    outlets[name] = { root, value in
      guard let value = value as? Value else { return false }
      root[keyPath: path].append(value)
      return true
    }
  }

  /// An action, by its selector: `send:` for `@IBAction func send(_ sender: Any)`.
  package func action(_ selector: String, _ body: @escaping @MainActor (Root, Any?) -> Void) {
    actions[selector] = body
  }

  /// A method that an unwind segue may come back to, by its selector.
  package func unwind(
    _ selector: String, _ body: @escaping @MainActor (Root, UIStoryboardSegue) -> Void
  ) {
    unwinds[selector] = body
  }

  /// A user-defined runtime attribute. Numbers go to any numeric type.
  package func attribute<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) {
    attributes[name] = { root, raw in
      guard let value: Value = StoryboardConversion.value(of: raw) else { return false }
      root[keyPath: path] = value
      return true
    }
  }

  // MARK: StoryboardEntry

  fileprivate func setOutlet(_ name: String, of owner: AnyObject, to value: AnyObject) -> Bool {
    guard let root = owner as? Root, let set = outlets[name] else { return false }
    return set(root, value)
  }
  fileprivate func setAttribute(_ name: String, of owner: AnyObject, to value: Any) -> Bool {
    guard let root = owner as? Root, let set = attributes[name] else { return false }
    return set(root, value)
  }
  fileprivate func perform(_ action: String, on owner: AnyObject, with sender: Any?) -> Bool {
    guard let root = owner as? Root, let body = actions[action] else { return false }
    body(root, sender)
    return true
  }
  fileprivate func hasUnwind(_ action: String, _ owner: AnyObject) -> Bool {
    owner is Root && unwinds[action] != nil
  }
  fileprivate func unwind(
    _ action: String, to owner: AnyObject, by segue: UIStoryboardSegue
  ) -> Bool {
    guard let root = owner as? Root, let body = unwinds[action] else { return false }
    body(root, segue)
    return true
  }
}

/// A runtime attribute's value as the type of the property it is for.
private enum StoryboardConversion {
  static func value<Value>(of raw: Any) -> Value? {
    if let value = raw as? Value { return value }
    guard let number = raw as? Double else { return nil }
    let candidates: [Any] = [
      CGFloat(number), Float(number), Int(exactly: number.rounded()) ?? 0, number != 0,
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }
}
