import Foundation

/// The system's colours, light and dark, as Apple's Human Interface Guidelines list them (2023).
private enum Palette {
  private static func system(_ light: UInt32, _ dark: UInt32) -> UIColor {
    system(light, 1, dark, 1)
  }

  private static func system(
    _ light: UInt32, _ lightAlpha: CGFloat, _ dark: UInt32, _ darkAlpha: CGFloat
  ) -> UIColor {
    let (day, night) = (UIColor(hex: light, lightAlpha), UIColor(hex: dark, darkAlpha))
    return UIColor { $0.userInterfaceStyle == .dark ? night : day }
  }

  static let systemRed = system(0xFF3B30, 0xFF453A)
  static let systemOrange = system(0xFF9500, 0xFF9F0A)
  static let systemYellow = system(0xFFCC00, 0xFFD60A)
  static let systemGreen = system(0x34C759, 0x30D158)
  static let systemMint = system(0x00C7BE, 0x63E6E2)
  static let systemTeal = system(0x30B0C7, 0x40C8E0)
  static let systemCyan = system(0x32ADE6, 0x64D2FF)
  static let systemBlue = system(0x007AFF, 0x0A84FF)
  static let systemIndigo = system(0x5856D6, 0x5E5CE6)
  static let systemPurple = system(0xAF52DE, 0xBF5AF2)
  static let systemPink = system(0xFF2D55, 0xFF375F)
  static let systemBrown = system(0xA2845E, 0xAC8E68)
  static let systemGray = system(0x8E8E93, 0x8E8E93)
  static let systemGray2 = system(0xAEAEB2, 0x636366)
  static let systemGray3 = system(0xC7C7CC, 0x48484A)
  static let systemGray4 = system(0xD1D1D6, 0x3A3A3C)
  static let systemGray5 = system(0xE5E5EA, 0x2C2C2E)
  static let systemGray6 = system(0xF2F2F7, 0x1C1C1E)

  static let label = system(0x000000, 0xFFFFFF)
  static let secondaryLabel = system(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
  static let tertiaryLabel = system(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  static let quaternaryLabel = system(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
  static let placeholderText = system(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  static let link = system(0x007AFF, 0x0984FF)
  static let separator = system(0x3C3C43, 0.29, 0x545458, 0.6)
  static let opaqueSeparator = system(0xC6C6C8, 0x38383A)

  static let systemFill = system(0x787880, 0.2, 0x787880, 0.36)
  static let secondarySystemFill = system(0x787880, 0.16, 0x787880, 0.32)
  static let tertiarySystemFill = system(0x767680, 0.12, 0x767680, 0.24)
  static let quaternarySystemFill = system(0x747480, 0.08, 0x767680, 0.18)

  static let systemBackground = system(0xFFFFFF, 0x000000)
  static let secondarySystemBackground = system(0xF2F2F7, 0x1C1C1E)
  static let tertiarySystemBackground = system(0xFFFFFF, 0x2C2C2E)
  static let systemGroupedBackground = system(0xF2F2F7, 0x000000)
  static let secondarySystemGroupedBackground = system(0xFFFFFF, 0x1C1C1E)
  static let tertiarySystemGroupedBackground = system(0xF2F2F7, 0x2C2C2E)
}

extension UIColor {
  fileprivate convenience init(hex: UInt32, _ alpha: CGFloat) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: alpha)
  }

  public class var systemRed: UIColor { Palette.systemRed }
  public class var systemOrange: UIColor { Palette.systemOrange }
  public class var systemYellow: UIColor { Palette.systemYellow }
  public class var systemGreen: UIColor { Palette.systemGreen }
  public class var systemMint: UIColor { Palette.systemMint }
  public class var systemTeal: UIColor { Palette.systemTeal }
  public class var systemCyan: UIColor { Palette.systemCyan }
  public class var systemBlue: UIColor { Palette.systemBlue }
  public class var systemIndigo: UIColor { Palette.systemIndigo }
  public class var systemPurple: UIColor { Palette.systemPurple }
  public class var systemPink: UIColor { Palette.systemPink }
  public class var systemBrown: UIColor { Palette.systemBrown }
  public class var systemGray: UIColor { Palette.systemGray }
  public class var systemGray2: UIColor { Palette.systemGray2 }
  public class var systemGray3: UIColor { Palette.systemGray3 }
  public class var systemGray4: UIColor { Palette.systemGray4 }
  public class var systemGray5: UIColor { Palette.systemGray5 }
  public class var systemGray6: UIColor { Palette.systemGray6 }
  public class var label: UIColor { Palette.label }
  public class var secondaryLabel: UIColor { Palette.secondaryLabel }
  public class var tertiaryLabel: UIColor { Palette.tertiaryLabel }
  public class var quaternaryLabel: UIColor { Palette.quaternaryLabel }
  public class var placeholderText: UIColor { Palette.placeholderText }
  public class var link: UIColor { Palette.link }
  public class var separator: UIColor { Palette.separator }
  public class var opaqueSeparator: UIColor { Palette.opaqueSeparator }
  public class var systemFill: UIColor { Palette.systemFill }
  public class var secondarySystemFill: UIColor { Palette.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { Palette.tertiarySystemFill }
  public class var quaternarySystemFill: UIColor { Palette.quaternarySystemFill }
  public class var systemBackground: UIColor { Palette.systemBackground }
  public class var secondarySystemBackground: UIColor { Palette.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { Palette.tertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { Palette.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    Palette.secondarySystemGroupedBackground
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    Palette.tertiarySystemGroupedBackground
  }
}
