import Foundation

/// From one value to another. What is left out is the value that shows without the animation.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func duplicate() -> CAAnimation {
    let copy = CABasicAnimation()
    copy.copyEnds(of: self)
    return copy
  }

  func copyEnds(of other: CABasicAnimation) {
    copyProperties(of: other)
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  /// The ends, from what was given of them [doc: "Setting Interpolation Values"].
  func ends(base: LayerValue) -> (from: LayerValue, to: LayerValue) {
    let (from, to, by) = (base.reading(fromValue), base.reading(toValue), base.reading(byValue))
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, by.adding(from))
    case (let from?, nil, nil): return (from, base)
    case (nil, let to?, let by?): return (to.subtracting(by) ?? base, to)
    case (nil, let to?, nil): return (base, to)
    case (nil, nil, let by?): return (base, by.adding(base))
    case (nil, nil, nil): return (base, base)
    }
  }

  override func value(at moment: AnimationMoment, base: LayerValue) -> LayerValue {
    let (from, to) = ends(base: base)
    let fraction = fraction(at: moment)
    // The ends exactly, whatever the arithmetic between them.
    if fraction == 0 { return from }
    if fraction == 1 { return to }
    return from.interpolated(to: to, by: fraction)
  }

  override func total(base: LayerValue) -> LayerValue { ends(base: base).to }
}
