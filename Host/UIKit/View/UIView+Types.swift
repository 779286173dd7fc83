import Foundation

extension UIView {
  /// Which parts of a view give when its superview changes size.
  public struct AutoresizingMask: OptionSet, Sendable {
    @_documentation(visibility: internal)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var flexibleLeftMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 0) }
    public static var flexibleWidth: UIView.AutoresizingMask { .init(rawValue: 1 << 1) }
    public static var flexibleRightMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 2) }
    public static var flexibleTopMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 3) }
    public static var flexibleHeight: UIView.AutoresizingMask { .init(rawValue: 1 << 4) }
    public static var flexibleBottomMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 5) }
  }

  /// How what a view has drawn meets bounds of another size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  /// Whether the tint colour is shown in grey, as behind a modal screen.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }

  /// No intrinsic size along an axis.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// As small as it goes.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// As large as it goes.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
