/// Keeps new touches from a window while a transition runs that nobody may disturb. Touches that
/// are under way go on.
@MainActor package enum TouchGate {
  /// A window once for each transition that closes it.
  private static var closed: [Weak<UIWindow>] = []

  static func close(_ window: UIWindow) { closed.append(Weak(window)) }

  static func open(_ window: UIWindow) {
    if let index = closed.firstIndex(where: { $0.value === window }) { closed.remove(at: index) }
    closed.removeAll { $0.value == nil }
  }

  /// Whether a new touch in `window` is to be dropped.
  package static func isClosed(_ window: UIWindow) -> Bool {
    closed.contains { $0.value === window }
  }
}
