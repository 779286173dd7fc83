/// The kind of device. Raw values are UIKit's.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Whether there is room to spare along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The direction in which leading and trailing are resolved.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// How a view's content meets the layout direction.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// The colours a display can show.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

/// The way the interface is turned. In `landscapeLeft` the home button is on the left.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The way the device is held. Landscape is the other way round than the interface's.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  @_documentation(visibility: internal)
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static var portrait: UIInterfaceOrientationMask { .init(rawValue: 1 << 1) }
  public static var portraitUpsideDown: UIInterfaceOrientationMask { .init(rawValue: 1 << 2) }
  public static var landscapeRight: UIInterfaceOrientationMask { .init(rawValue: 1 << 3) }
  public static var landscapeLeft: UIInterfaceOrientationMask { .init(rawValue: 1 << 4) }
  public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
  public static var all: UIInterfaceOrientationMask {
    [.portrait, .portraitUpsideDown, .landscape]
  }
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}
