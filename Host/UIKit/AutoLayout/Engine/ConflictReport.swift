import Foundation

/// What UIKit says about constraints that cannot all hold.
@MainActor package enum ConflictReport {
  package struct Entry {
    /// The constraints that contradict each other.
    package var constraints: [String]
    /// The one that is given up; nil if none of them is the app's.
    package var broken: String?
  }

  /// What was reported, the oldest first; each set of constraints once.
  package private(set) static var entries: [Entry] = []

  package static func clear() { entries.removeAll() }

  static func note(_ owners: [ConstraintOwner], broken: NSLayoutConstraint?) {
    let lines = owners.map(\.summary).sorted()
    guard !entries.contains(where: { $0.constraints == lines }) else { return }
    entries.append(Entry(constraints: lines, broken: broken?.summary))
    var text = "Unable to simultaneously satisfy constraints.\n"
    for line in lines { text += "    \(line)\n" }
    if let broken {
      text += "  Will attempt to recover by breaking constraint\n    \(broken.summary)"
    }
    HostReport.once(text)
  }
}

extension ConstraintOwner {
  @MainActor var summary: String {
    switch self {
    case .app(let constraint): constraint.summary
    case .frame(let record):
      record.kind == .free
        ? "<NSLayoutConstraint \(LayoutOperand.name(of: record.item)) is not negative>"
        : "<NSAutoresizingMaskLayoutConstraint \(LayoutOperand.name(of: record.item))>"
    case .content(let record):
      "<NSContentSizeLayoutConstraint \(LayoutOperand.name(of: record.item))>"
    case .guide(let record): "<NSLayoutConstraint \(LayoutOperand.name(of: record.item))>"
    case .fitting: "<NSLayoutConstraint fitting size>"
    }
  }
}
