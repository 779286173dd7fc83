/// Keeps new touches from a window while a transition runs that nobody may disturb. Touches that
/// are under way go on.
@MainActor package enum TouchGate {
  private static var closed: [ObjectIdentifier: Int] = [:]

  static func close(_ window: UIWindow) { closed[ObjectIdentifier(window), default: 0] += 1 }

  static func open(_ window: UIWindow) {
    let key = ObjectIdentifier(window)
    let left = (closed[key] ?? 0) - 1
    closed[key] = left > 0 ? left : nil
  }

  /// Whether a new touch in `window` is to be dropped.
  package static func isClosed(_ window: UIWindow) -> Bool {
    closed[ObjectIdentifier(window)] != nil
  }
}
