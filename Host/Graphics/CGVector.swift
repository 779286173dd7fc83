import Foundation

/// A pair of lengths, or of speeds, along the axes.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
  public var dx: Double
  public var dy: Double

  public init() { self.init(dx: 0.0, dy: 0.0) }
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (dx, dy) }
  public init(dx: Int, dy: Int) { self.init(dx: Double(dx), dy: Double(dy)) }

  public static var zero: CGVector { CGVector() }
}
