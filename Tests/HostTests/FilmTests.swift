import Foundation
import HostGraphics
import Simulator
import Testing
import UIKit

@MainActor struct FilmTests {
  private func save(_ picture: Picture, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["HANJI_PICTURES"] else { return }
    try picture.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
  }

  private final class Screen: UIViewController {
    let box = UIView()

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      box.backgroundColor = .systemTeal
      box.layer.cornerRadius = 28
      box.frame = CGRect(x: 0, y: 852, width: 393, height: 500)
      view.addSubview(box)
    }
  }

  private func film() -> Film {
    let simulator = Simulator(.iPhone16)
    let screen = Screen()
    simulator.show(screen)
    let film = Film(simulator, scale: 1)
    film.take("Before")
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      animations: { screen.box.frame.origin.y = 400 })
    for caption in ["Rising", "Rising", "Nearly", "Open", "열림", "Resting", "A long caption, cut"] {
      simulator.advance(by: 0.1)
      film.take(caption)
    }
    return film
  }

  @Test func aFilmIsTheSameTwiceByteForByte() throws {
    let first = film()
    let second = film()
    #expect(first.moments.count == 8)
    for (a, b) in zip(first.moments, second.moments) {
      #expect(a.picture == b.picture)
      #expect(a.picture.pngData == b.picture.pngData)
    }
    let strip = first.strip(title: "Half modal, iPhone 16")
    #expect(strip == second.strip(title: "Half modal, iPhone 16"))
    try save(strip, "strip")
  }

  @Test func theMomentsShowTheMotion() {
    let moments = film().moments
    func top(_ picture: Picture) -> Int {
      (0..<852).first { y in
        picture.pixel(at: CGPoint(x: 196, y: Double(y) + 0.5))
          != .init(red: 255, green: 255, blue: 255)
      } ?? 852
    }
    let tops = moments.map { top($0.picture) }
    #expect(tops[0] == 852)
    #expect(tops[1] < 852 && tops[1] > tops[2])
    #expect(tops[7] == 400)
  }

  @Test func aPlotHasItsSeriesInTheirColours() throws {
    let time = stride(from: 0.0, through: 2, by: 1.0 / 60)
    let extent = time.map { CGPoint(x: $0, y: 600 * (1 - exp(-6 * $0) * (1 + 6 * $0))) }
    let velocity = time.map { CGPoint(x: $0, y: 600 * 36 * $0 * exp(-6 * $0)) }
    let dim = extent.map { CGPoint(x: $0.x, y: $0.y / 600 * 0.7) }
    var plot = Plot(
      "A half modal rises",
      panels: [
        .init("extent, pt", series: [.init("extent", color: .systemBlue, points: extent)]),
        .init(
          "velocity, pt/s",
          series: [
            .init("velocity", color: .systemOrange, points: velocity),
            .init(
              "finger", color: .systemGray,
              points: velocity.map { CGPoint(x: $0.x, y: $0.y * 0.8) }, isDashed: true),
          ]),
        .init("dim", series: [.init("dim", color: .systemIndigo, points: dim)], range: 0...0.7),
      ])
    plot.phases = [
      .init("presenting", 0...0.3, color: .systemBlue),
      .init("drag", 0.5...1.1, color: .systemOrange),
      .init("settle", 1.1...1.4, color: .systemGreen),
    ]
    plot.marks = [
      .init("didPresent", at: 0.3), .init("didSelect", at: 0.34), .init("willDismiss", at: 1.1),
    ]
    let picture = plot.picture()
    try save(picture, "plot")
    let blue = Picture.Pixel(red: 0, green: 122, blue: 255)
    let width = Int(picture.size.width)
    let height = Int(picture.size.height)
    let isBlue = (0..<height * 2).contains { y in
      (0..<width).contains { picture.pixel(at: CGPoint(x: $0, y: y / 2)) == blue }
    }
    #expect(isBlue)
  }
}
