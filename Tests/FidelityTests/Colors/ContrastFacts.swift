// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// The system's colors where people ask for more contrast, as red, green and blue of 255 with alpha
/// of 1, light and dark: what kern0x1b read of iOS 18.0.
///
/// The guidelines have a dark mint of (102, 212, 207). Flutter's CupertinoColors, of iOS 13, have
/// other labels, a yellow of (160, 90, 0), and the fills that stand here.
enum ContrastFacts {
  private static let table: [(String, UIColor, [CGFloat], [CGFloat])] = [
    ("systemRed", .systemRed, [215, 0, 21, 1], [255, 105, 97, 1]),
    ("systemOrange", .systemOrange, [201, 52, 0, 1], [255, 179, 64, 1]),
    ("systemYellow", .systemYellow, [178, 80, 0, 1], [255, 212, 38, 1]),
    ("systemGreen", .systemGreen, [36, 138, 61, 1], [48, 219, 91, 1]),
    ("systemMint", .systemMint, [12, 129, 123, 1], [99, 230, 226, 1]),
    ("systemTeal", .systemTeal, [0, 130, 153, 1], [93, 230, 255, 1]),
    ("systemCyan", .systemCyan, [0, 113, 164, 1], [112, 215, 255, 1]),
    ("systemBlue", .systemBlue, [0, 64, 221, 1], [64, 156, 255, 1]),
    ("systemIndigo", .systemIndigo, [54, 52, 163, 1], [125, 122, 255, 1]),
    ("systemPurple", .systemPurple, [137, 68, 171, 1], [218, 143, 255, 1]),
    ("systemPink", .systemPink, [211, 15, 69, 1], [255, 100, 130, 1]),
    ("systemBrown", .systemBrown, [127, 101, 69, 1], [181, 148, 105, 1]),
    ("systemGray", .systemGray, [108, 108, 112, 1], [174, 174, 178, 1]),
    ("systemGray2", .systemGray2, [142, 142, 147, 1], [124, 124, 128, 1]),
    ("systemGray3", .systemGray3, [174, 174, 178, 1], [84, 84, 86, 1]),
    ("systemGray4", .systemGray4, [188, 188, 192, 1], [68, 68, 70, 1]),
    ("systemGray5", .systemGray5, [216, 216, 220, 1], [54, 54, 56, 1]),
    ("systemGray6", .systemGray6, [235, 235, 240, 1], [36, 36, 38, 1]),
    ("label", .label, [0, 0, 0, 1], [255, 255, 255, 1]),
    ("secondaryLabel", .secondaryLabel, [60, 60, 67, 0.8], [235, 235, 245, 0.698]),
    ("tertiaryLabel", .tertiaryLabel, [60, 60, 67, 0.698], [235, 235, 245, 0.549]),
    ("quaternaryLabel", .quaternaryLabel, [60, 60, 67, 0.549], [235, 235, 245, 0.4]),
    ("link", .link, [0, 122, 255, 1], [9, 132, 255, 1]),
    ("separator", .separator, [60, 60, 67, 0.37], [84, 84, 88, 0.68]),
    ("opaqueSeparator", .opaqueSeparator, [198, 198, 200, 1], [56, 56, 58, 1]),
    ("systemFill", .systemFill, [120, 120, 128, 0.28], [120, 120, 128, 0.44]),
    ("secondarySystemFill", .secondarySystemFill, [120, 120, 128, 0.24], [120, 120, 128, 0.4]),
    ("tertiarySystemFill", .tertiarySystemFill, [118, 118, 128, 0.2], [118, 118, 128, 0.32]),
    ("quaternarySystemFill", .quaternarySystemFill, [116, 116, 128, 0.16], [118, 118, 128, 0.26]),
    ("systemBackground", .systemBackground, [255, 255, 255, 1], [0, 0, 0, 1]),
    (
      "secondarySystemBackground", .secondarySystemBackground, [235, 235, 240, 1], [36, 36, 38, 1]
    ),
    ("tertiarySystemBackground", .tertiarySystemBackground, [255, 255, 255, 1], [54, 54, 56, 1]),
    ("systemGroupedBackground", .systemGroupedBackground, [235, 235, 240, 1], [0, 0, 0, 1]),
    (
      "secondarySystemGroupedBackground", .secondarySystemGroupedBackground, [255, 255, 255, 1],
      [36, 36, 38, 1]
    ),
    (
      "tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground, [235, 235, 240, 1],
      [54, 54, 56, 1]
    ),
  ]

  /// Of what lies in front of others, in the dark.
  private static let elevated: [(String, UIColor, [CGFloat])] = [
    ("systemBackground", .systemBackground, [36, 36, 38, 1]),
    ("secondarySystemBackground", .secondarySystemBackground, [54, 54, 56, 1]),
    ("tertiarySystemBackground", .tertiarySystemBackground, [68, 68, 70, 1]),
    ("systemGroupedBackground", .systemGroupedBackground, [36, 36, 38, 1]),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground, [54, 54, 56, 1]),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground, [68, 68, 70, 1]),
  ]

  static var all: [Fact] {
    let source = Fact.Source.published("kern0x1b, UIColorDynamic, iOS 18.0")
    return table.flatMap { name, color, light, dark in
      ColorFacts.facts("high \(name)", color, traits(.light), light, source)
        + ColorFacts.facts("high dark \(name)", color, traits(.dark), dark, source)
    }
      + elevated.flatMap { name, color, values in
        ColorFacts.facts("high elevated \(name)", color, traits(.dark, .elevated), values, source)
      }
  }

  private static func traits(
    _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel = .base
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceLevel: level),
      UITraitCollection(accessibilityContrast: .high),
    ])
  }
}
