import Foundation
import Simulator

/// Films every recipe into a folder, with a page that shows them.
@MainActor
struct Demo {
  let folder: URL

  init(into folder: URL) { self.folder = folder }

  func run() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let reels = [
      ReviewReel().film(), FilterReel().film(), HalfScreenReel().film(), BulletinReel().film(),
      RowPickerReel().film(),
    ]
    for reel in reels { try reel.write(into: folder) }
    let page = IndexPage(reels: reels).html
    try page.write(
      to: folder.appendingPathComponent("index.html"), atomically: true, encoding: .utf8)
    for reel in reels { print(reel.summary) }
    print("See \(folder.appendingPathComponent("index.html").path)")
  }
}
