import Foundation

/// One axis of a scroll view: which offsets content can rest at, and what a finger and a release do.
package struct ScrollAxis: Hashable, Sendable {
  /// The offsets of rest, points; the upper bound is no less than the lower.
  package let range: ClosedRange<Double>
  /// The viewport's length, points.
  package let length: Double
  /// Whether a finger moves content along this axis at all.
  package let scrolls: Bool
  /// Whether content can be pulled past its edges.
  package let bounces: Bool
  /// The length of a device pixel, points.
  package let pixel: Double

  /// Half a device pixel from its target content is at it.
  private var tolerance: Double { pixel / 2 }
  private var band: RubberBand { RubberBand(length: length) }

  /// `leading` and `trailing` are the adjusted insets. Nonsense counts as zero.
  package init(
    content: Double, viewport: Double, leading: Double, trailing: Double, bounces: Bool,
    alwaysBounces: Bool, enabled: Bool = true, scale: Double = 1
  ) {
    func sane(_ number: Double) -> Double { number.isFinite ? number : 0 }
    let lower = -sane(leading)
    let upper = sane(content) + sane(trailing) - sane(viewport)
    range = lower...max(lower, upper)
    length = max(0, sane(viewport))
    // A hundredth of a point is what rounding of sizes leaves.
    scrolls = enabled && (upper > lower + 0.01 || (bounces && alwaysBounces))
    self.bounces = bounces
    pixel = scale.isFinite && scale > 0 ? 1 / scale : 1
  }

  package func clamp(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// The nearest offset that is a whole number of device pixels [sim].
  package func snap(_ offset: Double) -> Double {
    (offset / pixel).rounded() * pixel
  }

  // MARK: The finger

  /// What shows when the finger has brought content to `raw`.
  package func shown(_ raw: Double) -> Double {
    let edge = clamp(raw)
    return bounces ? edge + band.stretch(raw - edge) : edge
  }

  /// Where the finger has to be for `offset` to show: the inverse of `shown`, so that catching a
  /// stretch does not move it.
  package func raw(_ offset: Double) -> Double {
    let edge = clamp(offset)
    return bounces ? edge + band.distance(offset - edge) : edge
  }

  /// The speed at which content goes when the finger goes at `velocity`, in offsets.
  package func shownVelocity(_ velocity: Double, at offset: Double) -> Double {
    let edge = clamp(offset)
    guard offset != edge else { return velocity }
    return bounces ? velocity * band.slope(band.distance(offset - edge)) : 0
  }

  /// Whether content can go in that direction (the sign of a change of offset) short of its edge;
  /// half a pixel is none.
  package func hasRoom(_ direction: Double, from offset: Double) -> Bool {
    guard scrolls else { return false }
    if direction > 0 { return offset < range.upperBound - tolerance }
    return direction < 0 && offset > range.lowerBound + tolerance
  }

  // MARK: The release

  /// What content does when it is let go at `offset` with `velocity`, both as shown.
  package func release(at offset: Double, velocity: Double, rate: Double) -> ScrollMotion {
    let decay = ScrollDecay(from: offset, velocity: velocity, rate: rate)
    let edge = clamp(offset)
    if abs(offset - edge) > tolerance {
      guard bounces else { return ScrollMotion(still: edge) }
      guard decay.time(reaching: edge) != nil else {
        let spring = ScrollSpring(displacement: offset - edge, velocity: velocity)
        return ScrollMotion(spring: spring, target: edge, tolerance: tolerance)
      }
    }
    guard scrolls, decay.duration > 0 else { return ScrollMotion(still: edge) }
    let ahead = velocity > 0 ? range.upperBound : range.lowerBound
    guard let time = decay.time(reaching: ahead) else { return ScrollMotion(decay: decay) }
    return ScrollMotion(
      decay: decay, meeting: ahead, at: time, bounces: bounces, tolerance: tolerance)
  }

  /// The same, on to a place that somebody chose: as a decay if the speed suits the way, else as a
  /// spring [?]. Neither passes the target. `paging` wants to be there soon.
  package func release(
    at offset: Double, velocity: Double, to target: Double, rate: Double, paging: Bool
  ) -> ScrollMotion {
    let way = target - offset
    guard abs(way) > tolerance else { return ScrollMotion(still: target) }
    let constant = velocity / way
    let natural = ScrollDecay(from: 0, velocity: 0, rate: rate).constant
    // A target at twice the natural distance is still reached by sliding longer.
    let least = paging ? ScrollSpring.omega : natural / 2
    if constant > least {
      let decay = ScrollDecay(from: offset, velocity: velocity, constant: constant)
      return ScrollMotion(decay: decay, endingAt: target, tolerance: tolerance)
    }
    let spring = ScrollSpring(
      displacement: -way, velocity: velocity, kind: .critical(omega: ScrollSpring.omega))
    return ScrollMotion(spring: spring, target: target, tolerance: tolerance)
  }

  /// The page to rest at: the next one in the direction of a flick, the nearest one otherwise. Pages
  /// are as long as the viewport and counted from offset 0.
  package func page(at offset: Double, velocity: Double) -> Double {
    guard length > 0 else { return clamp(offset) }
    let page = offset / length
    let chosen: Double
    if abs(velocity) <= ScrollDecay.restSpeed {
      chosen = page.rounded()
    } else {
      chosen = velocity > 0 ? page.rounded(.up) : page.rounded(.down)
    }
    return clamp(chosen * length)
  }
}
