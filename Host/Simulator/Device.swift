import UIKit

/// A model of iPhone or iPad: how large its screen is and what the system takes of it.
public struct Device: Hashable, Sendable {
  public var name: String
  /// Points, in portrait.
  public var size: CGSize
  /// Pixels a point.
  public var scale: CGFloat
  /// What bars and corners take of the screen, in points, in portrait.
  public var safeArea: UIEdgeInsets
  public var landscapeSafeArea: UIEdgeInsets
  /// Of the screen's own corners, in points.
  public var cornerRadius: CGFloat
  public var idiom: UIUserInterfaceIdiom
  /// How high the software keyboard is, in points, the bottom inset included.
  public var keyboardHeight: CGFloat
  public var landscapeKeyboardHeight: CGFloat

  public init(
    name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets,
    landscapeSafeArea: UIEdgeInsets, cornerRadius: CGFloat, idiom: UIUserInterfaceIdiom = .phone,
    keyboardHeight: CGFloat, landscapeKeyboardHeight: CGFloat
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.cornerRadius = cornerRadius
    self.idiom = idiom
    self.keyboardHeight = keyboardHeight
    self.landscapeKeyboardHeight = landscapeKeyboardHeight
  }

  /// A home button, no rounded corners.
  public static let iPhoneSE3 = Device(
    name: "iPhone SE (3rd generation)", size: CGSize(width: 375, height: 667), scale: 2,
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: .zero,
    cornerRadius: 0, keyboardHeight: 260, landscapeKeyboardHeight: 200)

  public static let iPhone16 = Device(
    name: "iPhone 16", size: CGSize(width: 393, height: 852), scale: 3,
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), cornerRadius: 55,
    keyboardHeight: 336, landscapeKeyboardHeight: 220)

  public static let iPhone16ProMax = Device(
    name: "iPhone 16 Pro Max", size: CGSize(width: 440, height: 956), scale: 3,
    safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62), cornerRadius: 62,
    keyboardHeight: 346, landscapeKeyboardHeight: 220)

  public static let iPadPro11 = Device(
    name: "iPad Pro 11-inch", size: CGSize(width: 834, height: 1210), scale: 2,
    safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), cornerRadius: 30,
    idiom: .pad, keyboardHeight: 398, landscapeKeyboardHeight: 498)

  /// All the models there are.
  public static let all: [Device] = [.iPhoneSE3, .iPhone16, .iPhone16ProMax, .iPadPro11]

  /// The screen's size in an orientation, in points.
  public func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  func safeArea(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    orientation.isLandscape ? landscapeSafeArea : safeArea
  }

  /// The width below which a window is compact, as in a split screen: where UIKit draws the line
  /// on an iPad this small [?].
  static let narrowWindow: CGFloat = 600

  /// The size classes of a window of `size` on this device.
  func sizeClasses(
    for size: CGSize, in orientation: UIInterfaceOrientation
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    if idiom == .pad {
      return (size.width < Self.narrowWindow ? .compact : .regular, .regular)
    }
    guard orientation.isLandscape else { return (.compact, .regular) }
    // The large phones are as wide as a tablet when they lie.
    return (self.size.width >= 414 ? .regular : .compact, .compact)
  }
}
