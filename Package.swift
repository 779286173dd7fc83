// swift-tools-version: 6.0
import PackageDescription

// On Apple's platforms this is an ordinary package: two libraries without a dependency. On Linux
// the same sources stand on a UIKit of our own (Host/), so that they run in tests and in pictures.
let package = Package(
  name: "Hanji",
  platforms: [.iOS(.v13)],
  products: [
    .library(name: "Hanji", targets: ["Hanji"]),
    .library(name: "HanjiEngine", targets: ["HanjiEngine"]),
    .library(name: "HanjiRecipes", targets: ["Recipes"]),
  ],
  targets: [
    .target(name: "HanjiEngine"),
    .target(name: "Hanji", dependencies: ["HanjiEngine"]),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .target(
      name: "Recipes", dependencies: ["Hanji"], path: "Examples/Recipes",
      resources: [.process("HalfScreen.storyboard")]),
    .testTarget(name: "HanjiEngineTests", dependencies: ["HanjiEngine", "AllocationCounter"]),
  ]
)

#if os(Linux)
  package.products += [
    .library(name: "Simulator", targets: ["Simulator"]),
    .executable(name: "hanji", targets: ["hanji"]),
  ]
  package.targets += [
    .systemLibrary(
      name: "CPango", path: "Host/CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .target(name: "CCanvas", dependencies: ["CPango"], path: "Host/CCanvas"),
    .target(name: "HostGraphics", dependencies: ["CCanvas"], path: "Host/Graphics"),
    .target(name: "UIKit", dependencies: ["CCanvas", "HostGraphics"], path: "Host/UIKit"),
    .target(
      name: "Simulator", dependencies: ["UIKit", "HostGraphics", "CCanvas", "_Testing_UIKit"],
      path: "Host/Simulator"),
    .systemLibrary(
      name: "CSDL2", path: "Host/CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
    .target(name: "CWindow", dependencies: ["CSDL2"], path: "Host/CWindow"),
    .target(
      name: "LiveWindow", dependencies: ["Simulator", "HostGraphics", "CWindow"],
      path: "Host/LiveWindow"),
    .target(name: "_Testing_UIKit", path: "Host/TestingUIKit"),
    .executableTarget(
      name: "hanji", dependencies: ["Hanji", "Recipes", "Simulator", "LiveWindow"],
      path: "Examples/hanji"),
    .testTarget(
      name: "HanjiTests", dependencies: ["Hanji", "Recipes", "Simulator", "_Testing_UIKit"]),
    .executableTarget(
      name: "layout-benchmark", dependencies: ["UIKit"], path: "Benchmarks/Layout"),
    .testTarget(
      name: "HostTests", dependencies: ["UIKit", "Simulator", "LiveWindow", "_Testing_UIKit"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "ConformanceTests", dependencies: ["UIKit", "_Testing_UIKit"],
      exclude: ["README.md"]),
  ]
  for target in package.targets where ["Hanji", "Recipes"].contains(target.name) {
    target.dependencies.append("UIKit")
  }
#endif
