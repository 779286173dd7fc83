import Foundation
import HostGraphics
import UIKit

/// Values against time: panels one above the other over the same seconds, with shaded phases and
/// marked events.
public struct Plot {
  public struct Series {
    public var name: String
    public var color: UIColor
    /// Time in seconds, and the value then. Values that are not finite leave a gap.
    public var points: [CGPoint]
    /// Drawn as dashes.
    public var isDashed = false

    public init(_ name: String, color: UIColor, points: [CGPoint], isDashed: Bool = false) {
      (self.name, self.color, self.points) = (name, color, points)
      self.isDashed = isDashed
    }
  }

  public struct Panel {
    /// With the unit, such as "extent, pt".
    public var title: String
    public var series: [Series]
    /// The values that fit; nil: what the series need.
    public var range: ClosedRange<Double>?
    /// Points.
    public var height: CGFloat

    public init(
      _ title: String, series: [Series], range: ClosedRange<Double>? = nil, height: CGFloat = 150
    ) {
      (self.title, self.series, self.range, self.height) = (title, series, range, height)
    }
  }

  /// A stretch of time with a name.
  public struct Phase {
    public var name: String
    public var times: ClosedRange<Double>
    public var color: UIColor

    public init(_ name: String, _ times: ClosedRange<Double>, color: UIColor) {
      (self.name, self.times, self.color) = (name, times, color)
    }
  }

  /// A moment with a name.
  public struct Mark {
    public var name: String
    public var time: Double

    public init(_ name: String, at time: Double) { (self.name, self.time) = (name, time) }
  }

  public var title: String
  public var panels: [Panel]
  public var phases: [Phase] = []
  public var marks: [Mark] = []
  /// Points.
  public var width: CGFloat = 960
  /// Pixels a point.
  public var scale: CGFloat = 2

  public init(_ title: String, panels: [Panel]) { (self.title, self.panels) = (title, panels) }

  let left: CGFloat = 72
  let right: CGFloat = 24
  let gap: CGFloat = 34
  private var top: CGFloat {
    (title.isEmpty ? 20 : 58) + 24 + (phases.isEmpty ? 0 : 24) + (marks.isEmpty ? 0 : 18)
  }

  /// The seconds that are shown: all that the series have.
  var times: ClosedRange<Double> {
    let all = panels.flatMap(\.series).flatMap(\.points).map { Double($0.x) }.filter(\.isFinite)
    guard let low = all.min(), let high = all.max(), high > low else { return 0...1 }
    return low...high
  }

  /// The plot as a picture.
  public func picture() -> Picture {
    let heights = panels.map(\.height).reduce(0, +) + gap * CGFloat(max(0, panels.count - 1))
    let size = CGSize(width: width, height: top + heights + 46)
    return Picture(size: size, scale: scale, background: UIColor.white.cgColor) { context in
      if !title.isEmpty {
        context.text(
          title, at: CGPoint(x: 24, y: 18), font: .systemFont(ofSize: 20, weight: .bold),
          color: Ink.text)
      }
      drawPhases(in: context, from: top, to: top + heights)
      drawMarks(in: context, from: top, to: top + heights)
      var y = top
      for panel in panels {
        let box = CGRect(x: left, y: y, width: width - left - right, height: panel.height)
        PanelDrawing(panel: panel, box: box, times: times).draw(
          in: context, labelsTime: y + panel.height >= top + heights - 0.5)
        y += panel.height + gap
      }
    }
  }

  /// From the bands' upper end to the first panel, over its title.
  private let phaseHead: CGFloat = 50

  private func x(_ time: Double) -> CGFloat {
    let part = (time - times.lowerBound) / (times.upperBound - times.lowerBound)
    return left + (width - left - right) * CGFloat(max(0, min(1, part)))
  }

  private func drawPhases(in context: CGContext, from top: CGFloat, to bottom: CGFloat) {
    for phase in phases {
      let (a, b) = (x(phase.times.lowerBound), x(phase.times.upperBound))
      guard b > a else { continue }
      let head = top - phaseHead
      let band = CGRect(x: a, y: head, width: b - a, height: bottom - head)
      context.fill(
        CGPath(rect: band, transform: nil),
        color: phase.color.withAlphaComponent(0.10).cgColor)
      context.fill(
        CGPath(rect: CGRect(x: a, y: head, width: b - a, height: 2), transform: nil),
        color: phase.color.withAlphaComponent(0.8).cgColor)
      drawName(of: phase, from: a, to: b, y: head + 6, in: context)
    }
  }

  /// In the middle of its band; a name that is wider begins where the band does.
  private func drawName(
    of phase: Phase, from a: CGFloat, to b: CGFloat, y: CGFloat, in context: CGContext
  ) {
    let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    let width = LabelText(phase.name, font: font, color: phase.color).layout(width: nil).size.width
    let fits = width <= b - a - 4
    context.text(
      phase.name, at: CGPoint(x: fits ? (a + b) / 2 : a + 1, y: y), font: font,
      color: phase.color, alignment: fits ? .center : .left)
  }

  private func drawMarks(in context: CGContext, from top: CGFloat, to bottom: CGFloat) {
    let head = top - (phases.isEmpty ? 24 : phaseHead)
    var taken: CGFloat = -.infinity
    for mark in marks.sorted(by: { $0.time < $1.time }) {
      let at = x(mark.time)
      context.line(
        [CGPoint(x: at, y: head - 2), CGPoint(x: at, y: bottom)], color: Ink.quiet.cgColor,
        width: 0.75, dashes: [3, 3])
      // A name that would run into the one before is left out: its line stays.
      guard at > taken else { continue }
      let size = context.text(
        mark.name, at: CGPoint(x: at + 3, y: head - 17), font: .systemFont(ofSize: 10.5),
        color: Ink.quiet)
      taken = at + size.width + 9
    }
  }
}
