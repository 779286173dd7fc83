import Foundation

/// The system's colours, light and dark, as Apple's Human Interface Guidelines list them (2023).
extension UIColor {
  private static func system(_ light: UInt32, _ dark: UInt32) -> UIColor {
    system(light, 1, dark, 1)
  }

  private static func system(
    _ light: UInt32, _ lightAlpha: CGFloat, _ dark: UInt32, _ darkAlpha: CGFloat
  ) -> UIColor {
    let (day, night) = (UIColor(hex: light, lightAlpha), UIColor(hex: dark, darkAlpha))
    return UIColor { $0.userInterfaceStyle == .dark ? night : day }
  }

  private convenience init(hex: UInt32, _ alpha: CGFloat) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: alpha)
  }

  public static let systemRed = system(0xFF3B30, 0xFF453A)
  public static let systemOrange = system(0xFF9500, 0xFF9F0A)
  public static let systemYellow = system(0xFFCC00, 0xFFD60A)
  public static let systemGreen = system(0x34C759, 0x30D158)
  public static let systemMint = system(0x00C7BE, 0x63E6E2)
  public static let systemTeal = system(0x30B0C7, 0x40C8E0)
  public static let systemCyan = system(0x32ADE6, 0x64D2FF)
  public static let systemBlue = system(0x007AFF, 0x0A84FF)
  public static let systemIndigo = system(0x5856D6, 0x5E5CE6)
  public static let systemPurple = system(0xAF52DE, 0xBF5AF2)
  public static let systemPink = system(0xFF2D55, 0xFF375F)
  public static let systemBrown = system(0xA2845E, 0xAC8E68)
  public static let systemGray = system(0x8E8E93, 0x8E8E93)
  public static let systemGray2 = system(0xAEAEB2, 0x636366)
  public static let systemGray3 = system(0xC7C7CC, 0x48484A)
  public static let systemGray4 = system(0xD1D1D6, 0x3A3A3C)
  public static let systemGray5 = system(0xE5E5EA, 0x2C2C2E)
  public static let systemGray6 = system(0xF2F2F7, 0x1C1C1E)

  public static let label = system(0x000000, 0xFFFFFF)
  public static let secondaryLabel = system(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
  public static let tertiaryLabel = system(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  public static let quaternaryLabel = system(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
  public static let placeholderText = system(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  public static let link = system(0x007AFF, 0x0984FF)
  public static let separator = system(0x3C3C43, 0.29, 0x545458, 0.6)
  public static let opaqueSeparator = system(0xC6C6C8, 0x38383A)

  public static let systemFill = system(0x787880, 0.2, 0x787880, 0.36)
  public static let secondarySystemFill = system(0x787880, 0.16, 0x787880, 0.32)
  public static let tertiarySystemFill = system(0x767680, 0.12, 0x767680, 0.24)
  public static let quaternarySystemFill = system(0x747480, 0.08, 0x767680, 0.18)

  public static let systemBackground = system(0xFFFFFF, 0x000000)
  public static let secondarySystemBackground = system(0xF2F2F7, 0x1C1C1E)
  public static let tertiarySystemBackground = system(0xFFFFFF, 0x2C2C2E)
  public static let systemGroupedBackground = system(0xF2F2F7, 0x000000)
  public static let secondarySystemGroupedBackground = system(0xFFFFFF, 0x1C1C1E)
  public static let tertiarySystemGroupedBackground = system(0xF2F2F7, 0x2C2C2E)
}
