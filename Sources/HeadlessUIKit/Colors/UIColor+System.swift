// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// The figures are those of iOS 13 to 18, eight-bit sRGB; the newer ones those that the Human
// Interface Guidelines have of iOS 26. Dark backgrounds are lighter where they are elevated, as in
// sheets and popovers. Those of high contrast are what kern0x1b read of iOS 18.0, which agree with
// the guidelines for iOS 15 to 18 but for a dark mint of (102, 212, 207), and with Flutter's
// CupertinoColors, of iOS 13, but for labels, yellow and teal. Placeholders are Flutter's.

extension UIColor {
  /// A red, light and dark.
  public static let systemRed = adaptive(
    light: (255, 59, 48, 1), dark: (255, 69, 58, 1),
    high: (light: (215, 0, 21, 1), dark: (255, 105, 97, 1), elevated: nil),
    newer: (light: (255, 56, 60, 1), dark: (255, 66, 69, 1)))
  /// An orange, light and dark.
  public static let systemOrange = adaptive(
    light: (255, 149, 0, 1), dark: (255, 159, 10, 1),
    high: (light: (201, 52, 0, 1), dark: (255, 179, 64, 1), elevated: nil),
    newer: (light: (255, 141, 40, 1), dark: (255, 146, 48, 1)))
  /// A yellow, light and dark.
  public static let systemYellow = adaptive(
    light: (255, 204, 0, 1), dark: (255, 214, 10, 1),
    high: (light: (178, 80, 0, 1), dark: (255, 212, 38, 1), elevated: nil),
    newer: (light: (255, 204, 0, 1), dark: (255, 214, 0, 1)))
  /// A green, light and dark.
  public static let systemGreen = adaptive(
    light: (52, 199, 89, 1), dark: (48, 209, 88, 1),
    high: (light: (36, 138, 61, 1), dark: (48, 219, 91, 1), elevated: nil))
  /// A mint, light and dark.
  public static let systemMint = adaptive(
    light: (0, 199, 190, 1), dark: (99, 230, 226, 1),
    high: (light: (12, 129, 123, 1), dark: (99, 230, 226, 1), elevated: nil),
    newer: (light: (0, 200, 179, 1), dark: (0, 218, 195, 1)))
  /// A teal, light and dark.
  public static let systemTeal = adaptive(
    light: (48, 176, 199, 1), dark: (64, 200, 224, 1),
    high: (light: (0, 130, 153, 1), dark: (93, 230, 255, 1), elevated: nil),
    newer: (light: (0, 195, 208, 1), dark: (0, 210, 224, 1)))
  /// A cyan, light and dark.
  public static let systemCyan = adaptive(
    light: (50, 173, 230, 1), dark: (100, 210, 255, 1),
    high: (light: (0, 113, 164, 1), dark: (112, 215, 255, 1), elevated: nil),
    newer: (light: (0, 192, 232, 1), dark: (60, 211, 254, 1)))
  /// A blue, light and dark.
  public static let systemBlue = adaptive(
    light: (0, 122, 255, 1), dark: (10, 132, 255, 1),
    high: (light: (0, 64, 221, 1), dark: (64, 156, 255, 1), elevated: nil),
    newer: (light: (0, 136, 255, 1), dark: (0, 145, 255, 1)))
  /// An indigo, light and dark.
  public static let systemIndigo = adaptive(
    light: (88, 86, 214, 1), dark: (94, 92, 230, 1),
    high: (light: (54, 52, 163, 1), dark: (125, 122, 255, 1), elevated: nil),
    newer: (light: (97, 85, 245, 1), dark: (109, 124, 255, 1)))
  /// A purple, light and dark.
  public static let systemPurple = adaptive(
    light: (175, 82, 222, 1), dark: (191, 90, 242, 1),
    high: (light: (137, 68, 171, 1), dark: (218, 143, 255, 1), elevated: nil),
    newer: (light: (203, 48, 224, 1), dark: (219, 52, 242, 1)))
  /// A pink, light and dark.
  public static let systemPink = adaptive(
    light: (255, 45, 85, 1), dark: (255, 55, 95, 1),
    high: (light: (211, 15, 69, 1), dark: (255, 100, 130, 1), elevated: nil))
  /// A brown, light and dark.
  public static let systemBrown = adaptive(
    light: (162, 132, 94, 1), dark: (172, 142, 104, 1),
    high: (light: (127, 101, 69, 1), dark: (181, 148, 105, 1), elevated: nil),
    newer: (light: (172, 127, 94, 1), dark: (183, 138, 102, 1)))
  /// The standard gray, light and dark.
  public static let systemGray = adaptive(
    light: (142, 142, 147, 1), dark: (142, 142, 147, 1),
    high: (light: (108, 108, 112, 1), dark: (174, 174, 178, 1), elevated: nil))
  /// The second gray, light and dark.
  public static let systemGray2 = adaptive(
    light: (174, 174, 178, 1), dark: (99, 99, 102, 1),
    high: (light: (142, 142, 147, 1), dark: (124, 124, 128, 1), elevated: nil))
  /// The third gray, light and dark.
  public static let systemGray3 = adaptive(
    light: (199, 199, 204, 1), dark: (72, 72, 74, 1),
    high: (light: (174, 174, 178, 1), dark: (84, 84, 86, 1), elevated: nil))
  /// The fourth gray, light and dark.
  public static let systemGray4 = adaptive(
    light: (209, 209, 214, 1), dark: (58, 58, 60, 1),
    high: (light: (188, 188, 192, 1), dark: (68, 68, 70, 1), elevated: nil))
  /// The fifth gray, light and dark.
  public static let systemGray5 = adaptive(
    light: (229, 229, 234, 1), dark: (44, 44, 46, 1),
    high: (light: (216, 216, 220, 1), dark: (54, 54, 56, 1), elevated: nil))
  /// The sixth gray, nearest to the background, light and dark.
  public static let systemGray6 = adaptive(
    light: (242, 242, 247, 1), dark: (28, 28, 30, 1),
    high: (light: (235, 235, 240, 1), dark: (36, 36, 38, 1), elevated: nil))
  /// Text, light and dark.
  public static let label = adaptive(light: (0, 0, 0, 1), dark: (255, 255, 255, 1))
  /// Secondary text, light and dark.
  public static let secondaryLabel = adaptive(
    light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6),
    high: (light: (60, 60, 67, 0.8), dark: (235, 235, 245, 0.7), elevated: nil))
  /// Tertiary text, light and dark.
  public static let tertiaryLabel = adaptive(
    light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3),
    high: (light: (60, 60, 67, 0.7), dark: (235, 235, 245, 0.55), elevated: nil))
  /// Quaternary text, light and dark.
  public static let quaternaryLabel = adaptive(
    light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16),
    high: (light: (60, 60, 67, 0.55), dark: (235, 235, 245, 0.4), elevated: nil))
  /// The text of an empty field, light and dark.
  public static let placeholderText = adaptive(
    light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3),
    high: (light: (60, 60, 67, 0.38), dark: (235, 235, 245, 0.38), elevated: nil))
  /// A link, light and dark.
  public static let link = adaptive(light: (0, 122, 255, 1), dark: (9, 132, 255, 1))
  /// A thin line that lets the content shine through, light and dark.
  public static let separator = adaptive(
    light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6),
    high: (light: (60, 60, 67, 0.37), dark: (84, 84, 88, 0.68), elevated: nil))
  /// A thin line that hides the content, light and dark.
  public static let opaqueSeparator = adaptive(light: (198, 198, 200, 1), dark: (56, 56, 58, 1))
  /// The filling of thin and small shapes, light and dark.
  public static let systemFill = adaptive(
    light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36),
    high: (light: (120, 120, 128, 0.28), dark: (120, 120, 128, 0.44), elevated: nil))
  /// The filling of medium-size shapes, light and dark.
  public static let secondarySystemFill = adaptive(
    light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32),
    high: (light: (120, 120, 128, 0.24), dark: (120, 120, 128, 0.4), elevated: nil))
  /// The filling of large shapes, light and dark.
  public static let tertiarySystemFill = adaptive(
    light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24),
    high: (light: (118, 118, 128, 0.2), dark: (118, 118, 128, 0.32), elevated: nil))
  /// The filling of large areas with complex content, light and dark.
  public static let quaternarySystemFill = adaptive(
    light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18),
    high: (light: (116, 116, 128, 0.16), dark: (118, 118, 128, 0.26), elevated: nil))
  /// The background, light and dark.
  public static let systemBackground = adaptive(
    light: (255, 255, 255, 1), dark: (0, 0, 0, 1), elevated: (28, 28, 30, 1),
    high: (light: (255, 255, 255, 1), dark: (0, 0, 0, 1), elevated: (36, 36, 38, 1)))
  /// What is grouped on the background, light and dark.
  public static let secondarySystemBackground = adaptive(
    light: (242, 242, 247, 1), dark: (28, 28, 30, 1), elevated: (44, 44, 46, 1),
    high: (light: (235, 235, 240, 1), dark: (36, 36, 38, 1), elevated: (54, 54, 56, 1)))
  /// What is grouped on the secondary background, light and dark.
  public static let tertiarySystemBackground = adaptive(
    light: (255, 255, 255, 1), dark: (44, 44, 46, 1), elevated: (58, 58, 60, 1),
    high: (light: (255, 255, 255, 1), dark: (54, 54, 56, 1), elevated: (68, 68, 70, 1)))
  /// The background of grouped content, light and dark.
  public static let systemGroupedBackground = adaptive(
    light: (242, 242, 247, 1), dark: (0, 0, 0, 1), elevated: (28, 28, 30, 1),
    high: (light: (235, 235, 240, 1), dark: (0, 0, 0, 1), elevated: (36, 36, 38, 1)))
  /// What lies on grouped background, light and dark.
  public static let secondarySystemGroupedBackground = adaptive(
    light: (255, 255, 255, 1), dark: (28, 28, 30, 1), elevated: (44, 44, 46, 1),
    high: (light: (255, 255, 255, 1), dark: (36, 36, 38, 1), elevated: (54, 54, 56, 1)))
  /// What lies on secondary grouped background, light and dark.
  public static let tertiarySystemGroupedBackground = adaptive(
    light: (242, 242, 247, 1), dark: (44, 44, 46, 1), elevated: (58, 58, 60, 1),
    high: (light: (235, 235, 240, 1), dark: (54, 54, 56, 1), elevated: (68, 68, 70, 1)))
  /// The background of a grouped table, light and dark.
  public static let groupTableViewBackground = adaptive(
    light: (242, 242, 247, 1), dark: (0, 0, 0, 1), elevated: (28, 28, 30, 1),
    high: (light: (235, 235, 240, 1), dark: (0, 0, 0, 1), elevated: (36, 36, 38, 1)))
  /// Light text on a dark background: white at 60 %.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Dark text on a light background: black.
  public static let darkText = UIColor(white: 0, alpha: 1)

  private typealias EightBit = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  private typealias High = (light: EightBit, dark: EightBit, elevated: EightBit?)

  /// - Parameters:
  ///   - elevated: The dark color of what lies above other content; `nil` for the same.
  ///   - high: The colors for who asks for more contrast; `nil` for the same.
  ///   - newer: The color since iOS 26, of which no color of high contrast is published.
  private static func adaptive(
    light: EightBit, dark: EightBit, elevated: EightBit? = nil, high: High? = nil,
    newer: (light: EightBit, dark: EightBit)? = nil
  ) -> UIColor {
    let usual = Shades(light, dark, elevated)
    let high = high.map { Shades($0.light, $0.dark, $0.elevated) }
    let newer = newer.map { Shades($0.light, $0.dark, nil) }
    return UIColor { traits in
      let isNewer = newer != nil && traits.systemLook ?? .current == .iOS26
      if traits.accessibilityContrast == .high, let high {
        if isNewer { reportOlderContrast() }
        return high.shade(traits)
      }
      return (isNewer ? newer ?? usual : usual).shade(traits)
    }
  }

  private static func reportOlderContrast() {
    RenderingEnvironment.report(
      "colors of high contrast are those of iOS 18 in the look of iOS 26", kind: .notDrawn)
  }

  /// One color in light and dark surroundings.
  private struct Shades {
    let light: UIColor
    let dark: UIColor
    let elevated: UIColor

    init(_ light: EightBit, _ dark: EightBit, _ elevated: EightBit?) {
      self.light = Shades.color(light)
      self.dark = Shades.color(dark)
      self.elevated = elevated.map(Shades.color) ?? self.dark
    }

    func shade(_ traits: UITraitCollection) -> UIColor {
      guard traits.userInterfaceStyle == .dark else { return light }
      return traits.userInterfaceLevel == .elevated ? elevated : dark
    }

    private static func color(_ value: EightBit) -> UIColor {
      UIColor(
        red: value.red / 255, green: value.green / 255, blue: value.blue / 255, alpha: value.alpha)
    }
  }
}
