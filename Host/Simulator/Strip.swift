import Foundation
import HostGraphics
import UIKit

/// Screens side by side, each in the frame of its device and with a caption.
public struct Strip {
  public struct Frame {
    public var picture: Picture
    public var caption: String
    /// A second, quieter line.
    public var detail: String

    public init(picture: Picture, caption: String, detail: String = "") {
      (self.picture, self.caption, self.detail) = (picture, caption, detail)
    }
  }

  public var frames: [Frame] = []
  /// Above the frames; none when it is empty.
  public var title = ""
  /// How many frames stand in a row; nil: up to eight, evenly spread over the rows.
  public var columns: Int?
  /// Points that a screen is wide in the strip.
  public var screenWidth: CGFloat = 150
  /// Pixels a point of the strip.
  public var scale: CGFloat = 2

  private let device: Device
  private let orientation: UIInterfaceOrientation

  public init(device: Device, orientation: UIInterfaceOrientation = .portrait) {
    (self.device, self.orientation) = (device, orientation)
  }

  private let margin: CGFloat = 28
  private let gap: CGFloat = 20
  private let captionHeight: CGFloat = 44

  private var screen: CGSize { device.size(in: orientation) }
  private var zoom: CGFloat { screenWidth / screen.width }
  private var bezel: CGFloat { max(3, 13 * zoom) }
  private var phone: CGSize {
    CGSize(width: screenWidth + 2 * bezel, height: screen.height * zoom + 2 * bezel)
  }

  private var columnCount: Int {
    if let columns { return max(1, min(columns, max(1, frames.count))) }
    let rows = max(1, (frames.count + 7) / 8)
    return max(1, (frames.count + rows - 1) / rows)
  }

  /// The strip as one picture.
  public func picture() -> Picture {
    let count = columnCount
    let rows = max(1, (frames.count + count - 1) / count)
    let top = title.isEmpty ? margin : margin + 36
    let cell = CGSize(width: phone.width + gap, height: phone.height + captionHeight + 16)
    let size = CGSize(
      width: 2 * margin + CGFloat(count) * cell.width - gap,
      height: top + CGFloat(rows) * cell.height - 16 + margin - 6)
    return Picture(size: size, scale: scale, background: Ink.paper.cgColor) { context in
      if !title.isEmpty {
        context.text(
          title, at: CGPoint(x: margin, y: margin - 4),
          font: .systemFont(ofSize: 20, weight: .bold),
          color: Ink.text)
      }
      for (index, frame) in frames.enumerated() {
        let origin = CGPoint(
          x: margin + CGFloat(index % count) * cell.width,
          y: top + CGFloat(index / count) * cell.height)
        draw(frame, number: index + 1, at: origin, in: context)
      }
    }
  }

  private func draw(_ frame: Frame, number: Int, at origin: CGPoint, in context: CGContext) {
    let body = CGRect(origin: origin, size: phone)
    let inside = body.insetBy(dx: bezel, dy: bezel)
    let corner = max(device.cornerRadius * zoom, 4)
    let outline = CGPath(
      elements: PathShapes.roundedRect(
        body, radii: [CGFloat](repeating: corner + bezel, count: 4), continuous: true))
    context.drawShadow(
      of: outline, offset: CGSize(width: 0, height: 5), sigma: 9,
      color: CGColor(gray: 0, alpha: 0.18))
    context.fill(outline, color: Ink.bezel.cgColor)
    let glass = CGPath(
      elements: PathShapes.roundedRect(
        inside, radii: [CGFloat](repeating: device.cornerRadius * zoom, count: 4), continuous: true)
    )
    context.saveGState()
    context.clip(to: glass)
    context.drawUpright(CGImage(bitmap: frame.picture.bitmap), in: inside)
    context.restoreGState()
    drawHardware(on: frame.picture, inside: inside, in: context)
    drawCaption(frame, below: body, in: context)
  }

  /// What is in front of the screen: the island, and the bar that the home gesture begins at.
  private func drawHardware(on picture: Picture, inside: CGRect, in context: CGContext) {
    guard device.idiom == .phone, device.cornerRadius > 0, !orientation.isLandscape else { return }
    let island = CGRect(
      x: inside.midX - 62 * zoom, y: inside.minY + 11 * zoom, width: 124 * zoom, height: 36 * zoom)
    context.fillRounded(island, radius: 18 * zoom, color: CGColor(gray: 0, alpha: 1))
    let light = picture.lightness(
      around: CGPoint(x: screen.width / 2 - 90, y: screen.height - 11))
    let bar = CGRect(
      x: inside.midX - 70 * zoom, y: inside.maxY - 13 * zoom, width: 140 * zoom, height: 5 * zoom)
    context.fillRounded(
      bar, radius: 2.5 * zoom, color: CGColor(gray: light > 0.45 ? 0.05 : 0.95, alpha: 0.85))
  }

  private func drawCaption(_ frame: Frame, below body: CGRect, in context: CGContext) {
    let width = phone.width + gap - 4
    context.text(
      frame.caption, at: CGPoint(x: body.midX, y: body.maxY + 11),
      font: .systemFont(ofSize: 13, weight: .semibold), color: Ink.text, alignment: .center,
      width: width)
    context.text(
      frame.detail, at: CGPoint(x: body.midX, y: body.maxY + 28),
      font: .monospacedDigitSystemFont(ofSize: 11, weight: .regular), color: Ink.quiet,
      alignment: .center, width: width)
  }
}
