import Foundation

extension CGPath {
  /// The path as straight pieces, one list of points a subpath. Curves become 24 pieces each.
  package var polylines: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var current: [CGPoint] = []
    func finish() {
      if current.count > 1 { lines.append(current) }
    }
    for element in elements {
      switch element {
      case .move(let p):
        finish()
        current = [p]
      case .line(let p): current.append(p)
      case .close:
        if let first = current.first { current.append(first) }
      case .curve(let a, let b, let p):
        let from = current.last ?? a
        for step in 1...24 {
          let t = CGFloat(step) / 24
          let u = 1 - t
          let (k0, k1, k2, k3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          current.append(
            CGPoint(
              x: from.x * k0 + a.x * k1 + b.x * k2 + p.x * k3,
              y: from.y * k0 + a.y * k1 + b.y * k2 + p.y * k3))
        }
      }
    }
    finish()
    return lines
  }

  /// The part between two parts of the path's length, 0 … 1.
  package func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    let lines = polylines
    func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      CGFloat(hypot(Double(b.x - a.x), Double(b.y - a.y)))
    }
    let total = lines.reduce(CGFloat(0)) { sum, line in
      zip(line, line.dropFirst()).reduce(sum) { $0 + length($1.0, $1.1) }
    }
    let (low, high) = (max(0, start) * total, min(1, end) * total)
    var (elements, passed): ([Element], CGFloat) = ([], 0)
    for line in lines {
      var isDrawing = false
      for (a, b) in zip(line, line.dropFirst()) {
        let step = length(a, b)
        defer { passed += step }
        guard step > 0, passed < high, passed + step > low else { continue }
        func at(_ distance: CGFloat) -> CGPoint {
          let t = max(0, min(1, (distance - passed) / step))
          return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        if !isDrawing { elements.append(.move(at(low))) }
        isDrawing = true
        elements.append(.line(at(high)))
      }
    }
    return CGPath(elements: elements)
  }
}
