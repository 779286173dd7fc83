// swift-tools-version: 6.0

// A Swift Playgrounds app package: open this folder in Xcode or in Swift Playgrounds and run it.
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "HanjiExamples",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "HanjiExamples",
      targets: ["HanjiExamples"],
      bundleIdentifier: "examples.hanji",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .map),
      accentColor: .presetColor(.indigo),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeRight, .landscapeLeft]
    )
  ],
  dependencies: [.package(name: "hanji", path: "../..")],
  targets: [
    .executableTarget(
      name: "HanjiExamples",
      dependencies: [
        .product(name: "Hanji", package: "hanji"), .product(name: "HanjiRecipes", package: "hanji"),
      ],
      path: "Sources")
  ]
)
