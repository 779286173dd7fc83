import HanjiEngine

/// Something that happens to a sheet, in a form that can be written down as code.
struct Step: Sendable {
  var input: Input
  var seconds: Double
}

/// A sheet and what happens to it: played, shrunk, printed.
struct Script: Sendable {
  var configuration: Int
  var stage: Int
  var steps: [Step]

  /// Plays the script. The answer is what was broken first, and at which step.
  func violation(_ check: (CheckedSheet) -> Void = { _ in }) -> (step: Int, text: String)? {
    let sheet = CheckedSheet(Samples.configurations[configuration], stage: Samples.stages[stage])
    for (index, step) in steps.enumerated() {
      sheet.handle(step.input, after: step.seconds)
      check(sheet)
      if let text = sheet.violation { return (index, text) }
    }
    sheet.leaveAlone()
    return sheet.violation.map { (steps.count, $0) }
  }

  /// The shortest script found that still breaks something: what comes after the failure is cut
  /// off, then ever smaller pieces are left out, then the numbers are made simple.
  func shrunk(_ check: (CheckedSheet) -> Void = { _ in }) -> Script {
    var best = self
    guard let failure = best.violation(check) else { return self }
    best.steps = Array(best.steps.prefix(failure.step + 1))
    var piece = max(1, best.steps.count / 2)
    while piece >= 1 {
      var start = 0
      while start < best.steps.count {
        var shorter = best
        shorter.steps.removeSubrange(start..<min(start + piece, shorter.steps.count))
        if shorter.violation(check) != nil { best = shorter } else { start += piece }
      }
      piece = piece == 1 ? 0 : piece / 2
    }
    for index in best.steps.indices {
      for seconds in [0, 0.1] where best.steps[index].seconds != seconds {
        var simpler = best
        simpler.steps[index].seconds = seconds
        if simpler.violation(check) != nil {
          best = simpler
          break
        }
      }
    }
    return best
  }

  /// The script as a test to paste.
  var code: String {
    var lines = ["@Test func foundByRandomInputs() {"]
    lines.append("  let sheet = CheckedSheet(")
    lines.append(
      "    Samples.configurations[\(configuration)], stage: Samples.stages[\(stage)])")
    for step in steps {
      let delay = step.seconds == 0 ? "" : ", after: \(step.seconds.code)"
      lines.append("  sheet.handle(\(step.input.code)\(delay))")
    }
    lines.append("  sheet.leaveAlone()")
    lines.append("  #expect(sheet.violation == nil)")
    lines.append("}")
    return lines.joined(separator: "\n")
  }
}

extension Input {
  /// The input as it is written in Swift.
  var code: String {
    switch self {
    case .stage(let stage, let animated): ".stage(\(stage.code), animated: \(animated))"
    case .content(let length, let animated): ".content(\(length.code), animated: \(animated))"
    case .keyboard(let overlap, let focus): ".keyboard(\(overlap.code), focus: \(focus.code))"
    case .configure(let configuration, let animated):
      ".configure(Samples.configurations[\(Samples.index(of: configuration))], "
        + "animated: \(animated))"
    case .present(let identifier, let animated):
      ".present(\(identifier.code), animated: \(animated))"
    case .select(let identifier, let cause, let animated):
      ".select(\(identifier.code), cause: .\(cause), animated: \(animated))"
    case .dismiss(let cause, let animated): ".dismiss(cause: .\(cause), animated: \(animated))"
    case .answer(let allowed): ".answer(allowed: \(allowed))"
    case .tapOutside: ".tapOutside"
    case .dragBegan: ".dragBegan"
    case .dragMoved(let total): ".dragMoved(total: \(total.code))"
    case .dragEnded(let velocity): ".dragEnded(velocity: \(velocity.code))"
    case .dragCancelled: ".dragCancelled"
    case .settled(CheckedSheet.presentMove): ".settled(CheckedSheet.presentMove)"
    case .settled(let id): ".settled(MoveID(rawValue: \(id.rawValue)))"
    }
  }
}

extension Double {
  var code: String {
    if isNaN { return ".nan" }
    return isInfinite ? (self > 0 ? ".infinity" : "-.infinity") : "\(self)"
  }
}

extension Double? {
  var code: String { map(\.code) ?? "nil" }
}

extension Detent.Identifier? {
  var code: String { map { "\"\($0.rawValue)\"" } ?? "nil" }
}

extension Stage {
  var code: String {
    "Stage(container: SheetSize(width: \(container.width.code), height: \(container.height.code)), "
      + "safeArea: SheetInsets(top: \(safeArea.top.code), left: \(safeArea.left.code), "
      + "bottom: \(safeArea.bottom.code), right: \(safeArea.right.code)), "
      + "keyboard: \(keyboard.code), focus: \(focus.code), content: \(content.code), "
      + "isCompactHeight: \(isCompactHeight), isRegularWidth: \(isRegularWidth), "
      + "displayScale: \(displayScale.code), rules: .\(rules), edge: .\(edge), "
      + "isRightToLeft: \(isRightToLeft))"
  }
}
