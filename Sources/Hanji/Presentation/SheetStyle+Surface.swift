import UIKit

extension SheetStyle {
  /// How the sheet itself looks: its corners, margins, background, shadow and grabber.
  public struct Surface {
    /// The radius of the rounded corners, in points. 10 unless told, about that of the system's
    /// sheet up to iOS 18 [?]. Negative or NaN: square.
    public var cornerRadius: CGFloat = 10
    /// Which corners are rounded. The inner ones unless told.
    public var corners = Corners.inner
    /// Points left free between the sheet and its container. None unless told.
    public var margins = UIEdgeInsets.zero
    /// The most points the sheet is wide (or tall, from a side), centred. Nil: no limit.
    public var maximumWidth: CGFloat?
    /// What is behind the content, out to and past the container's edge.
    public var backgroundColor: UIColor = .systemBackground
    /// The shadow around the sheet. Nil, the default: none.
    public var shadow: Shadow?
    /// Whether the sheet fades while it slides in from nothing. False unless told.
    public var fades = false
    /// The bar that says a sheet can be dragged.
    public var grabber = Grabber()

    /// A surface with the defaults above.
    public init() {}
  }

  /// Which corners of a sheet are rounded.
  public enum Corners: Equatable, Sendable {
    /// None.
    case none
    /// The two away from the edge the sheet comes from: the top ones of a bottom sheet.
    case inner
    /// All four, for a card that floats.
    case all
  }

  /// A shadow around a sheet.
  public struct Shadow: Equatable, Sendable {
    /// How dark it is, 0 to 1. 0.15 unless told.
    public var opacity: Float = 0.15
    /// How far it is blurred, in points. 12 unless told.
    public var radius: CGFloat = 12
    /// How far it is moved, in points. Not at all unless told.
    public var offset = CGSize.zero

    /// A shadow with the defaults above.
    public init() {}
  }

  /// The small bar on a sheet that says it can be dragged.
  public struct Grabber {
    /// Whether it is hidden. True unless told, as on the system's sheet.
    public var isHidden = true
    /// Its size in points. 36 by 5 unless told, the system's [sim].
    public var size = CGSize(width: 36, height: 5)
    /// Points between the sheet's inner edge and the bar. 5 unless told, the system's [sim].
    public var spacing: CGFloat = 5
    /// Its colour.
    public var color: UIColor = .tertiaryLabel

    /// The system's grabber, hidden.
    public init() {}
  }
}
