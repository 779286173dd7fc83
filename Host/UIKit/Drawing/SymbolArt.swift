import Foundation

/// A symbol's shapes, in a box 24 high and usually 24 wide. Drawn for the host: they mean what the
/// system's of the same name mean, and look like them from afar.
struct SymbolArt {
  enum Part {
    case stroke(CGPath)
    case fill(CGPath)
    /// Cut out of what was drawn before.
    case cutStroke(CGPath)
    case cut(CGPath)
  }

  let name: String
  var size = CGSize(width: 24, height: 24)
  var parts: [Part]

  /// The symbol, or nil. `.fill`, `.circle` and `.circle.fill` are made from plain ones where the
  /// symbol has no shape of its own for them.
  static func named(_ name: String) -> SymbolArt? {
    if let parts = SymbolShapes.parts(name) {
      return SymbolArt(name: name, size: SymbolShapes.size(name), parts: parts)
    }
    if name.hasSuffix(".circle.fill"), let inner = glyph(String(name.dropLast(12))) {
      return SymbolArt(name: name, parts: [.fill(SymbolShapes.disc)] + inner.map(\.cutting))
    }
    if name.hasSuffix(".circle"), let inner = glyph(String(name.dropLast(7))) {
      return SymbolArt(name: name, parts: [.stroke(SymbolShapes.ring)] + inner)
    }
    return nil
  }

  /// A plain symbol, small enough to stand in a circle.
  private static func glyph(_ name: String) -> [Part]? {
    let small = CGAffineTransform(0.5, 0, 0, 0.5, 6, 6)
    return SymbolShapes.parts(name)?.map { $0.transformed(by: small) }
  }

  func draw(in context: CGContext, color: CGColor, stroke: CGFloat) {
    let solid = CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: 1)
    context.group(alpha: color.alpha) {
      context.setAlpha(1)
      context.setStrokeColor(solid)
      context.setLineWidth(stroke)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      for part in parts {
        switch part {
        case .stroke(let path): context.stroke(path)
        case .fill(let path): context.fill(path, color: solid)
        case .cutStroke(let path):
          context.setBlendMode(.destinationOut)
          context.stroke(path)
          context.setBlendMode(.normal)
        case .cut(let path):
          context.setBlendMode(.destinationOut)
          context.fill(path, color: solid)
          context.setBlendMode(.normal)
        }
      }
    }
  }
}

extension SymbolArt.Part {
  var cutting: SymbolArt.Part {
    switch self {
    case .stroke(let path), .cutStroke(let path): .cutStroke(path)
    case .fill(let path), .cut(let path): .cut(path)
    }
  }

  func transformed(by t: CGAffineTransform) -> SymbolArt.Part {
    switch self {
    case .stroke(let path): .stroke(path.transformed(by: t))
    case .fill(let path): .fill(path.transformed(by: t))
    case .cutStroke(let path): .cutStroke(path.transformed(by: t))
    case .cut(let path): .cut(path.transformed(by: t))
    }
  }
}
