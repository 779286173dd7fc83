import Foundation
import HostGraphics
import UIKit

/// Draws one panel of a plot.
struct PanelDrawing {
  let panel: Plot.Panel
  let box: CGRect
  let times: ClosedRange<Double>

  func draw(in context: CGContext, labelsTime: Bool) {
    let values = Ticks.nice(around: range, count: 4)
    drawGrid(values, in: context)
    drawTime(in: context, labels: labelsTime)
    context.saveGState()
    context.clip(to: box.insetBy(dx: -2, dy: -2))
    for series in panel.series { draw(series, values.range, in: context) }
    context.restoreGState()
    drawLegend(in: context)
  }

  /// What the panel shows: at least what its series have, with a little air.
  private var range: ClosedRange<Double> {
    if let range = panel.range { return range }
    let all = panel.series.flatMap(\.points).map { Double($0.y) }.filter(\.isFinite)
    guard let low = all.min(), let high = all.max() else { return 0...1 }
    if low == high { return (low - 1)...(high + 1) }
    return low...high
  }

  private func drawGrid(_ values: Ticks, in context: CGContext) {
    for value in values.places {
      let y = self.y(value, values.range)
      let isZero = abs(value) < values.step / 1000
      context.line(
        [CGPoint(x: box.minX, y: y), CGPoint(x: box.maxX, y: y)],
        color: (isZero ? Ink.gray(0.62) : Ink.faint).cgColor, width: isZero ? 1 : 0.75)
      context.text(
        values.label(value), at: CGPoint(x: box.minX - 10, y: y - 7),
        font: .monospacedDigitSystemFont(ofSize: 11, weight: .regular), color: Ink.quiet,
        alignment: .right)
    }
  }

  private func drawTime(in context: CGContext, labels: Bool) {
    let seconds = Ticks.nice(around: times, count: 12, widen: false)
    for time in seconds.places {
      let x = self.x(time)
      context.line(
        [CGPoint(x: x, y: box.maxY), CGPoint(x: x, y: box.maxY + 4)],
        color: Ink.gray(0.62).cgColor, width: 0.75)
      guard labels else { continue }
      context.text(
        seconds.label(time), at: CGPoint(x: x, y: box.maxY + 8),
        font: .monospacedDigitSystemFont(ofSize: 11, weight: .regular), color: Ink.quiet,
        alignment: .center)
    }
    guard labels else { return }
    context.text(
      "seconds", at: CGPoint(x: box.maxX, y: box.maxY + 24), font: .systemFont(ofSize: 11),
      color: Ink.quiet, alignment: .right)
  }

  private func x(_ time: Double) -> CGFloat {
    box.minX + box.width
      * CGFloat((time - times.lowerBound) / (times.upperBound - times.lowerBound))
  }

  private func y(_ value: Double, _ range: ClosedRange<Double>) -> CGFloat {
    box.maxY - box.height
      * CGFloat((value - range.lowerBound) / (range.upperBound - range.lowerBound))
  }

  private func draw(_ series: Plot.Series, _ range: ClosedRange<Double>, in context: CGContext) {
    var line: [CGPoint] = []
    func finish() {
      context.line(
        line, color: series.color.cgColor, width: 2, dashes: series.isDashed ? [5, 4] : [])
      line = []
    }
    for point in series.points {
      guard point.x.isFinite, point.y.isFinite else {
        finish()
        continue
      }
      line.append(CGPoint(x: x(Double(point.x)), y: y(Double(point.y), range)))
    }
    finish()
  }

  /// The panel's title, and a dot and a name for each series when there are several.
  private func drawLegend(in context: CGContext) {
    var x = box.minX
    let y = box.minY - 20
    let font = UIFont.systemFont(ofSize: 12, weight: .semibold)
    let isSingle = panel.series.count == 1
    let color = isSingle ? panel.series.first?.color ?? Ink.text : Ink.text
    x += context.text(panel.title, at: CGPoint(x: x, y: y), font: font, color: color).width + 18
    guard !isSingle else { return }
    for series in panel.series {
      context.fillRounded(
        CGRect(x: x, y: y + 6, width: 14, height: 3), radius: 1.5, color: series.color.cgColor)
      let size = context.text(
        series.name, at: CGPoint(x: x + 19, y: y), font: .systemFont(ofSize: 12), color: Ink.text)
      x += size.width + 37
    }
  }
}

/// Round numbers that stand along an axis.
struct Ticks {
  var step: Double
  var places: [Double]
  var range: ClosedRange<Double>

  /// About `count` steps of 1, 2 or 5 times a power of ten. `widen`: the range is stretched to them.
  static func nice(around wanted: ClosedRange<Double>, count: Int, widen: Bool = true) -> Ticks {
    let span = max(wanted.upperBound - wanted.lowerBound, 1e-9)
    let rough = span / Double(max(1, count))
    let power = pow(10, floor(log10(rough)))
    let step = power * ([1, 2, 5, 10].first { $0 * power >= rough * 0.999 } ?? 10)
    let low = (wanted.lowerBound / step + (widen ? 1e-9 : -1e-9)).rounded(widen ? .down : .up)
    let high = (wanted.upperBound / step - (widen ? 1e-9 : -1e-9)).rounded(widen ? .up : .down)
    let places = stride(from: low, through: high, by: 1).map { $0 * step }
    return Ticks(step: step, places: places, range: widen ? low * step...high * step : wanted)
  }

  /// With as many decimals as the step needs, and thousands set apart.
  func label(_ value: Double) -> String {
    let decimals = max(0, Int(ceil(-log10(step) - 1e-9)))
    let plain = String(format: "%.\(decimals)f", value == 0 ? 0 : value)
    guard decimals == 0, abs(value) >= 10_000 else {
      return plain.replacingOccurrences(of: "-", with: "−")
    }
    var digits = plain.replacingOccurrences(of: "-", with: "−")
    digits.insert(",", at: digits.index(digits.endIndex, offsetBy: -3))
    return digits
  }
}
