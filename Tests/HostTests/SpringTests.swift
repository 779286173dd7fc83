import Foundation
import Simulator
import Testing
import UIKit

/// Springs and timing curves as functions, and against what was recorded of iOS.
@MainActor struct SpringTests {
  let simulator: Simulator
  let layer: CALayer

  init() {
    simulator = Simulator(.iPhone16)
    layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    simulator.window.layer.addSublayer(layer)
    simulator.advance(by: 1.0 / 60)
  }

  private var x: CGFloat { layer.presentation()?.position.x ?? .nan }

  private func frames(_ count: Int) { for _ in 0..<count { simulator.advance(by: 1.0 / 60) } }

  private func begin(_ animation: CAAnimation) {
    layer.add(animation, forKey: "test")
    frames(1)
  }

  /// Released at rest 170 points away, as sampled from iOS; one point of tolerance.
  @Test func theModalSpringGoesAsItWasRecorded() {
    let spring = HostSpring(mass: 3, stiffness: 1000, damping: 500, velocity: 0)
    let samples = [(0.049, 132.35), (0.082, 95.27), (0.149, 41.97), (0.249, 10.09), (0.349, 2.16)]
    for (time, left) in samples { #expect(abs(170 * spring.remaining(at: time) - left) < 1) }
  }

  @Test func springsSolveTheirEquation() {
    for ratio in [0.1, 0.3, 0.7, 0.99, 1] {
      for velocity in [-5.0, 0, 3] {
        var spring = HostSpring(duration: 0.8, ratio: ratio, velocity: velocity)
        spring.velocity = velocity
        let (w, h) = (spring.frequency, 1e-4)
        for step in 1...50 {
          let t = Double(step) * 0.02
          let (a, b, c) = (
            spring.remaining(at: t - h), spring.remaining(at: t), spring.remaining(at: t + h)
          )
          let (slope, bend) = ((c - a) / (2 * h), (c - 2 * b + a) / (h * h))
          #expect(abs(bend + 2 * spring.ratio * w * slope + w * w * b) < 1e-2 * max(1, w * w))
        }
        #expect(abs((1 - spring.remaining(at: 1e-7)) / 1e-7 - velocity) < 1e-3)
        let end = spring.settlingDuration
        for step in 0..<100 {
          #expect(abs(spring.remaining(at: end + Double(step) * 0.01)) < 0.00101)
        }
      }
    }
  }

  @Test func springsAreClosedFormsAndOverdampedOnesCritical() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.mass, spring.stiffness, spring.damping) = (3, 1000, 500)
    // Critical at ω = 18.257: a thousandth after 9.233 / ω.
    #expect(abs(spring.settlingDuration - 0.5057) < 0.001)
    (spring.fromValue, spring.toValue) = (170.0, 0.0)
    spring.duration = spring.settlingDuration
    begin(spring)
    frames(15)
    let t = 0.25
    let omega = (1000.0 / 3).squareRoot()
    #expect(abs(Double(x) - 170 * exp(-omega * t) * (1 + omega * t)) < 1e-6)
    // Sampled from iOS: 10.09 of 170 points left after 0.249 s, 1 point tolerance.
    #expect(abs(x - 10.09) < 1)
  }

  @Test func theDefaultSpringSettlesAsCoreAnimationSays() {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(abs(spring.settlingDuration - 1.4727) < 0.001)
    spring.damping = 0
    #expect(spring.settlingDuration == 3600)
  }

  @Test func aSpringBeginsWithItsVelocity() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.initialVelocity) = (0.0, 100.0, 5)
    spring.duration = spring.settlingDuration
    begin(spring)
    frames(1)
    #expect(x > 100 * 5 / 60 * 0.9)
  }

  @Test func timingFunctionsAreBezierCurves() {
    let ease = CAMediaTimingFunction(name: .easeInEaseOut)
    #expect(abs(ease.value(at: 0.5) - 0.5) < 1e-6)
    // From an independent computation of cubic-bezier(.42, 0, .58, 1) at 0.25: 0.12916.
    #expect(abs(ease.value(at: 0.25) - 0.12916) < 1e-4)
    for name in [CAMediaTimingFunctionName.linear, .easeIn, .easeOut, .easeInEaseOut, .default] {
      let curve = CAMediaTimingFunction(name: name)
      var last = 0.0
      for step in 0...1000 {
        let value = curve.value(at: Double(step) / 1000)
        #expect(value >= last - 1e-12)
        last = value
      }
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    }
  }
}
