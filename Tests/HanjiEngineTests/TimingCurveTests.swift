import HanjiEngine
import Testing

@Suite struct TimingCurveTests {
  static let curves: [TimingCurve] = [
    .easeInOut, .easeIn, .easeOut, .linear, .default, TimingCurve(0, 1, 1, 0),
    TimingCurve(0.9, 0.1, 0.1, 0.9), TimingCurve(0, 0, 0, 1), TimingCurve(1, 0, 1, 1),
    TimingCurve(0.3, -2, 0.6, 3),
  ]

  /// The curve walked along its parameter, and read off where x is near: no solving.
  @Test(arguments: curves)
  func liesOnItsBezierCurve(curve: TimingCurve) {
    for step in 0...2000 {
      let s = Double(step) / 2000
      let r = 1 - s
      let x = 3 * r * r * s * curve.c1x + 3 * r * s * s * curve.c2x + s * s * s
      let y = 3 * r * r * s * curve.c1y + 3 * r * s * s * curve.c2y + s * s * s
      let slope = abs(curve.derivative(at: x))
      #expect(abs(curve.value(at: x) - y) < 1e-6 + 1e-12 * slope)
    }
  }

  @Test(arguments: curves)
  func beginsAtNothingAndEndsAtAll(curve: TimingCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: .nan) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: .infinity) == 1)
  }

  @Test(arguments: [TimingCurve.easeInOut, .easeIn, .easeOut, .linear, .default])
  func itsDerivativeIsItsSlope(curve: TimingCurve) {
    for step in 1..<200 {
      let u = Double(step) / 200
      let slope = (curve.value(at: u + 1e-6) - curve.value(at: u - 1e-6)) / 2e-6
      #expect(abs(curve.derivative(at: u) - slope) < 1e-4)
    }
  }

  @Test func slopesAtTheEndsAreLimits() {
    #expect(TimingCurve.easeInOut.derivative(at: 0) == 0)
    #expect(TimingCurve.easeInOut.derivative(at: 1) == 0)
    #expect(abs(TimingCurve.easeOut.derivative(at: 0) - 1 / 0.58) < 1e-9)
    #expect(abs(TimingCurve.easeIn.derivative(at: 1) - 1 / 0.58) < 1e-9)
    #expect(abs(TimingCurve.linear.derivative(at: 0) - 1) < 1e-9)
    #expect(abs(TimingCurve.default.derivative(at: 0) - 0.4) < 1e-9)
    #expect(TimingCurve(0, 1, 1, 0).derivative(at: 0) == 1000)
  }

  @Test func nonsenseIsClampedOrStraight() {
    let curve = TimingCurve(-3, .nan, .infinity, 99)
    #expect(curve.c1x == 0 && curve.c1y == 0)
    #expect(curve.c2x == 1 && curve.c2y == 10)
  }
}
