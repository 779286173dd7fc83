import Foundation

/// The Linux program: films the recipes.
@MainActor
func run(_ arguments: [String]) throws {
  switch arguments.first {
  case "demo":
    try Demo(into: URL(fileURLWithPath: arguments.dropFirst().first ?? "out")).run()
  case "pictures":
    try EnginePlots.write(to: URL(fileURLWithPath: arguments.dropFirst().first ?? "docs/pictures"))
  case "live":
    try Live(Array(arguments.dropFirst())).run()
  default:
    print("usage: hanji demo [folder] | hanji pictures [folder] | hanji live [frames] [--rate n]")
  }
}

do {
  try run(Array(CommandLine.arguments.dropFirst()))
} catch {
  print("hanji: \(error)")
  exit(1)
}
