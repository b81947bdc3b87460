// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// The figures are those of iOS 13 to 18, eight-bit sRGB; the newer ones those that the Human
// Interface Guidelines have of iOS 26. Dark backgrounds are lighter where they are elevated, as in
// sheets and popovers.

extension UIColor {
  /// A red, light and dark.
  public static let systemRed = adaptive(
    light: (255, 59, 48, 1), dark: (255, 69, 58, 1),
    newer: (light: (255, 56, 60, 1), dark: (255, 66, 69, 1)))
  /// An orange, light and dark.
  public static let systemOrange = adaptive(
    light: (255, 149, 0, 1), dark: (255, 159, 10, 1),
    newer: (light: (255, 141, 40, 1), dark: (255, 146, 48, 1)))
  /// A yellow, light and dark.
  public static let systemYellow = adaptive(
    light: (255, 204, 0, 1), dark: (255, 214, 10, 1),
    newer: (light: (255, 204, 0, 1), dark: (255, 214, 0, 1)))
  /// A green, light and dark.
  public static let systemGreen = adaptive(light: (52, 199, 89, 1), dark: (48, 209, 88, 1))
  /// A mint, light and dark.
  public static let systemMint = adaptive(
    light: (0, 199, 190, 1), dark: (99, 230, 226, 1),
    newer: (light: (0, 200, 179, 1), dark: (0, 218, 195, 1)))
  /// A teal, light and dark.
  public static let systemTeal = adaptive(
    light: (48, 176, 199, 1), dark: (64, 200, 224, 1),
    newer: (light: (0, 195, 208, 1), dark: (0, 210, 224, 1)))
  /// A cyan, light and dark.
  public static let systemCyan = adaptive(
    light: (50, 173, 230, 1), dark: (100, 210, 255, 1),
    newer: (light: (0, 192, 232, 1), dark: (60, 211, 254, 1)))
  /// A blue, light and dark.
  public static let systemBlue = adaptive(
    light: (0, 122, 255, 1), dark: (10, 132, 255, 1),
    newer: (light: (0, 136, 255, 1), dark: (0, 145, 255, 1)))
  /// An indigo, light and dark.
  public static let systemIndigo = adaptive(
    light: (88, 86, 214, 1), dark: (94, 92, 230, 1),
    newer: (light: (97, 85, 245, 1), dark: (109, 124, 255, 1)))
  /// A purple, light and dark.
  public static let systemPurple = adaptive(
    light: (175, 82, 222, 1), dark: (191, 90, 242, 1),
    newer: (light: (203, 48, 224, 1), dark: (219, 52, 242, 1)))
  /// A pink, light and dark.
  public static let systemPink = adaptive(light: (255, 45, 85, 1), dark: (255, 55, 95, 1))
  /// A brown, light and dark.
  public static let systemBrown = adaptive(
    light: (162, 132, 94, 1), dark: (172, 142, 104, 1),
    newer: (light: (172, 127, 94, 1), dark: (183, 138, 102, 1)))
  /// The standard gray, light and dark.
  public static let systemGray = adaptive(light: (142, 142, 147, 1), dark: (142, 142, 147, 1))
  /// The second gray, light and dark.
  public static let systemGray2 = adaptive(light: (174, 174, 178, 1), dark: (99, 99, 102, 1))
  /// The third gray, light and dark.
  public static let systemGray3 = adaptive(light: (199, 199, 204, 1), dark: (72, 72, 74, 1))
  /// The fourth gray, light and dark.
  public static let systemGray4 = adaptive(light: (209, 209, 214, 1), dark: (58, 58, 60, 1))
  /// The fifth gray, light and dark.
  public static let systemGray5 = adaptive(light: (229, 229, 234, 1), dark: (44, 44, 46, 1))
  /// The sixth gray, nearest to the background, light and dark.
  public static let systemGray6 = adaptive(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
  /// Text, light and dark.
  public static let label = adaptive(light: (0, 0, 0, 1), dark: (255, 255, 255, 1))
  /// Secondary text, light and dark.
  public static let secondaryLabel = adaptive(light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6))
  /// Tertiary text, light and dark.
  public static let tertiaryLabel = adaptive(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  /// Quaternary text, light and dark.
  public static let quaternaryLabel = adaptive(
    light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16))
  /// The text of an empty field, light and dark.
  public static let placeholderText = adaptive(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
  /// A link, light and dark.
  public static let link = adaptive(light: (0, 122, 255, 1), dark: (9, 132, 255, 1))
  /// A thin line that lets the content shine through, light and dark.
  public static let separator = adaptive(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6))
  /// A thin line that hides the content, light and dark.
  public static let opaqueSeparator = adaptive(light: (198, 198, 200, 1), dark: (56, 56, 58, 1))
  /// The filling of thin and small shapes, light and dark.
  public static let systemFill = adaptive(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
  /// The filling of medium-size shapes, light and dark.
  public static let secondarySystemFill = adaptive(
    light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
  /// The filling of large shapes, light and dark.
  public static let tertiarySystemFill = adaptive(
    light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24))
  /// The filling of large areas with complex content, light and dark.
  public static let quaternarySystemFill = adaptive(
    light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18))
  /// The background, light and dark.
  public static let systemBackground = adaptive(
    light: (255, 255, 255, 1), dark: (0, 0, 0, 1), elevated: (28, 28, 30, 1))
  /// What is grouped on the background, light and dark.
  public static let secondarySystemBackground = adaptive(
    light: (242, 242, 247, 1), dark: (28, 28, 30, 1), elevated: (44, 44, 46, 1))
  /// What is grouped on the secondary background, light and dark.
  public static let tertiarySystemBackground = adaptive(
    light: (255, 255, 255, 1), dark: (44, 44, 46, 1), elevated: (58, 58, 60, 1))
  /// The background of grouped content, light and dark.
  public static let systemGroupedBackground = adaptive(
    light: (242, 242, 247, 1), dark: (0, 0, 0, 1), elevated: (28, 28, 30, 1))
  /// What lies on grouped background, light and dark.
  public static let secondarySystemGroupedBackground = adaptive(
    light: (255, 255, 255, 1), dark: (28, 28, 30, 1), elevated: (44, 44, 46, 1))
  /// What lies on secondary grouped background, light and dark.
  public static let tertiarySystemGroupedBackground = adaptive(
    light: (242, 242, 247, 1), dark: (44, 44, 46, 1), elevated: (58, 58, 60, 1))
  /// The background of a grouped table, light and dark.
  public static let groupTableViewBackground = adaptive(
    light: (242, 242, 247, 1), dark: (0, 0, 0, 1), elevated: (28, 28, 30, 1))
  /// Light text on a dark background: white at 60 %.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Dark text on a light background: black.
  public static let darkText = UIColor(white: 0, alpha: 1)

  private typealias EightBit = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  /// - Parameter elevated: The dark color of what lies above other content; `nil` for the same.
  private static func adaptive(
    light: EightBit, dark: EightBit, elevated: EightBit? = nil
  ) -> UIColor {
    let light = color(light)
    let elevated = color(elevated ?? dark)
    let dark = color(dark)
    return UIColor { traits in
      guard traits.userInterfaceStyle == .dark else { return light }
      return traits.userInterfaceLevel == .elevated ? elevated : dark
    }
  }

  /// - Parameter newer: The color since iOS 26.
  private static func adaptive(
    light: EightBit, dark: EightBit, newer: (light: EightBit, dark: EightBit)
  ) -> UIColor {
    let light = Looks(iOS18: color(light), iOS26: color(newer.light))
    let dark = Looks(iOS18: color(dark), iOS26: color(newer.dark))
    return UIColor { traits in
      (traits.userInterfaceStyle == .dark ? dark : light)[traits.systemLook ?? .current]
    }
  }

  private static func color(_ value: EightBit) -> UIColor {
    UIColor(
      red: value.red / 255, green: value.green / 255, blue: value.blue / 255, alpha: value.alpha)
  }
}
