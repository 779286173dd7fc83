import Foundation

/// A keyframe animation's values and times, read once.
struct Keyframes {
  private var values: [LayerValue]
  private var times: [Double]
  private let curves: [CAMediaTimingFunction]
  private let mode: CAAnimationCalculationMode

  init(_ animation: CAKeyframeAnimation, like base: LayerValue) {
    mode = animation.calculationMode
    curves = animation.timingFunctions ?? []
    if let path = animation.path {
      values = Keyframes.points(along: path)
    } else {
      values = (animation.values ?? []).compactMap { base.reading($0) }
    }
    let count = mode == .discrete ? values.count + 1 : values.count
    let given = animation.keyTimes?.map(\.doubleValue) ?? []
    let rises = zip(given, given.dropFirst()).allSatisfy { $0 <= $1 }
    if mode == .paced || mode == .cubicPaced {
      times = Keyframes.paced(values)
    } else if given.count == count, rises {
      times = given
    } else {
      if !given.isEmpty {
        HostReport.once("keyTimes that do not match the values are ignored")
      }
      times = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    }
  }

  /// The value at a part of the whole, 0 … 1; nil without values.
  func value(at fraction: Double) -> LayerValue? {
    guard let first = values.first, let last = values.last else { return nil }
    // The last keyframe at or before the fraction.
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= fraction { low = middle + 1 } else { high = middle }
    }
    let index = low - 1
    guard index >= 0 else { return first }
    if mode == .discrete { return values[min(index, values.count - 1)] }
    guard index < values.count - 1 else { return last }
    let length = times[index + 1] - times[index]
    var part = length > 0 ? (fraction - times[index]) / length : 1
    if index < curves.count { part = curves[index].value(at: part) }
    if mode == .cubic || mode == .cubicPaced { return cubic(index, part) }
    return values[index].interpolated(to: values[index + 1], by: part)
  }

  /// A Catmull-Rom spline through the values.
  private func cubic(_ index: Int, _ t: Double) -> LayerValue {
    let before = values[max(0, index - 1)]
    let (a, b) = (values[index], values[index + 1])
    let after = values[min(values.count - 1, index + 2)]
    // The two quadratics through three neighbours each, mixed.
    let left = before.interpolated(to: a, by: t + 1)
    let middle = a.interpolated(to: b, by: t)
    let right = b.interpolated(to: after, by: t - 1)
    return left.interpolated(to: middle, by: (t + 1) / 2)
      .interpolated(to: middle.interpolated(to: right, by: t / 2), by: t)
  }

  private static func paced(_ values: [LayerValue]) -> [Double] {
    var sum = 0.0
    var lengths = [0.0]
    for (a, b) in zip(values, values.dropFirst()) {
      switch (a, b) {
      case (.point(let p), .point(let q)): sum += hypot(Double(q.x - p.x), Double(q.y - p.y))
      case (.number(let x), .number(let y)): sum += abs(y - x)
      case (.size(let s), .size(let r)):
        sum += hypot(Double(r.width - s.width), Double(r.height - s.height))
      default: sum += 1
      }
      lengths.append(sum)
    }
    return sum > 0 ? lengths.map { $0 / sum } : lengths.map { _ in 0 }
  }

  /// The path as points, its curves in small steps.
  private static func points(along path: CGPath) -> [LayerValue] {
    var points: [CGPoint] = []
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        start = p
        points.append(p)
      case .line(let p): points.append(p)
      case .close: points.append(start)
      case .curve(let a, let b, let p):
        let from = points.last ?? a
        for step in 1...24 {
          let t = CGFloat(step) / 24
          let u = 1 - t
          let (k0, k1, k2, k3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          points.append(
            CGPoint(
              x: from.x * k0 + a.x * k1 + b.x * k2 + p.x * k3,
              y: from.y * k0 + a.y * k1 + b.y * k2 + p.y * k3))
        }
      }
    }
    return points.map(LayerValue.point)
  }
}
