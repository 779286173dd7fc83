import Foundation

/// The Linux program: films the recipes.
@MainActor
func run(_ arguments: [String]) throws {
  switch arguments.first {
  case "demo":
    try Demo(into: URL(fileURLWithPath: arguments.dropFirst().first ?? "out")).run()
  default:
    print("usage: hanji demo [folder]")
  }
}

do {
  try run(Array(CommandLine.arguments.dropFirst()))
} catch {
  print("hanji: \(error)")
  exit(1)
}
