import Foundation

/// A 4×4 matrix over row vectors: `[x y z 1] · m`, translation in the last row.
public struct CATransform3D: Equatable, Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat

  /// The matrix of zeros.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The sixteen elements, row by row; short lists are filled with zeros.
  init(elements e: [CGFloat]) {
    func at(_ index: Int) -> CGFloat { index < e.count ? e[index] : 0 }
    self.init(
      m11: at(0), m12: at(1), m13: at(2), m14: at(3),
      m21: at(4), m22: at(5), m23: at(6), m24: at(7),
      m31: at(8), m32: at(9), m33: at(10), m34: at(11),
      m41: at(12), m42: at(13), m43: at(14), m44: at(15))
  }

  var elements: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.elements, b.elements)
  var product = [CGFloat](repeating: 0, count: 16)
  for row in 0..<4 {
    for column in 0..<4 {
      var sum: CGFloat = 0
      for k in 0..<4 { sum += left[row * 4 + k] * right[k * 4 + column] }
      product[row * 4 + column] = sum
    }
  }
  return CATransform3D(elements: product)
}

/// The inverse, or the matrix itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var rows = (0..<4).map { row in
    Array(t.elements[row * 4..<row * 4 + 4]) + (0..<4).map { $0 == row ? CGFloat(1) : 0 }
  }
  for column in 0..<4 {
    let best = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
    rows.swapAt(column, best)
    let pivot = rows[column][column]
    guard pivot != 0, pivot.isFinite else { return t }
    rows[column] = rows[column].map { $0 / pivot }
    for row in 0..<4 where row != column {
      let factor = rows[row][column]
      for k in 0..<8 { rows[row][k] -= factor * rows[column][k] }
    }
  }
  return CATransform3D(elements: rows.flatMap { $0[4...] })
}
