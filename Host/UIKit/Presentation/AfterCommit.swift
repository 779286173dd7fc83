/// What waits until everything that is dirty has been laid out and drawn, once.
@MainActor package enum AfterCommit {
  private static var waiting: [() -> Void] = []

  package static func perform(_ work: @escaping () -> Void) { waiting.append(work) }

  /// Called by the frame after its commit. What is added meanwhile waits for the next one.
  package static func run() {
    let due = waiting
    waiting = []
    for work in due { work() }
  }

  package static var isEmpty: Bool { waiting.isEmpty }
}
