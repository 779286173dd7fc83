extension UIGestureRecognizer.State {
  /// Whether the gesture is over: the recogniser waits for its reset.
  package var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
  /// Whether the gesture goes on.
  package var isActive: Bool { self == .began || self == .changed }
  /// Whether the gesture has been recognised, whatever became of it.
  package var isRecognized: Bool { isActive || self == .ended }

  /// What a request to become `next` comes to; nil if it is illegal.
  ///
  /// |           | began | changed | ended | cancelled | failed    |
  /// |-----------|-------|---------|-------|-----------|-----------|
  /// | possible  | began | –       | ended | failed    | failed    |
  /// | began     | –     | changed | ended | cancelled | cancelled |
  /// | changed   | –     | changed | ended | cancelled | cancelled |
  /// | others    | –     | –       | –     | –         | –         |
  ///
  /// Nothing but a reset leads back to possible.
  package func transition(to next: UIGestureRecognizer.State) -> UIGestureRecognizer.State? {
    switch (self, next) {
    case (.possible, .began), (.possible, .ended): next
    case (.possible, .cancelled), (.possible, .failed): .failed
    case (.began, .changed), (.changed, .changed): .changed
    case (.began, .ended), (.changed, .ended): .ended
    case (.began, .cancelled), (.changed, .cancelled): .cancelled
    case (.began, .failed), (.changed, .failed): .cancelled
    default: nil
    }
  }
}
