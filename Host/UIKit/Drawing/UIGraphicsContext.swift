import Foundation

/// The contexts that are being drawn into, the current one last. Drawing happens on the main thread
/// alone here, hence `unsafe`.
enum GraphicsStack {
  nonisolated(unsafe) static var contexts: [CGContext] = []
}

/// What UIKit's own drawing goes to; nil outside of any drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.contexts.last }

public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.contexts.append(context) }

public func UIGraphicsPopContext() { _ = GraphicsStack.contexts.popLast() }

extension UIColor {
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
