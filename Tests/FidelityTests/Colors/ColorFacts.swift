// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// The system's colors as red, green and blue of 255 with alpha of 1, light and dark.
enum ColorFacts {
  private static let table: [(String, UIColor, [CGFloat], [CGFloat])] = [
    ("systemRed", .systemRed, [255, 59, 48, 1], [255, 69, 58, 1]),
    ("systemOrange", .systemOrange, [255, 149, 0, 1], [255, 159, 10, 1]),
    ("systemYellow", .systemYellow, [255, 204, 0, 1], [255, 214, 10, 1]),
    ("systemGreen", .systemGreen, [52, 199, 89, 1], [48, 209, 88, 1]),
    ("systemMint", .systemMint, [0, 199, 190, 1], [99, 230, 226, 1]),
    ("systemTeal", .systemTeal, [48, 176, 199, 1], [64, 200, 224, 1]),
    ("systemCyan", .systemCyan, [50, 173, 230, 1], [100, 210, 255, 1]),
    ("systemBlue", .systemBlue, [0, 122, 255, 1], [10, 132, 255, 1]),
    ("systemIndigo", .systemIndigo, [88, 86, 214, 1], [94, 92, 230, 1]),
    ("systemPurple", .systemPurple, [175, 82, 222, 1], [191, 90, 242, 1]),
    ("systemPink", .systemPink, [255, 45, 85, 1], [255, 55, 95, 1]),
    ("systemBrown", .systemBrown, [162, 132, 94, 1], [172, 142, 104, 1]),
    ("systemGray", .systemGray, [142, 142, 147, 1], [142, 142, 147, 1]),
    ("systemGray2", .systemGray2, [174, 174, 178, 1], [99, 99, 102, 1]),
    ("systemGray3", .systemGray3, [199, 199, 204, 1], [72, 72, 74, 1]),
    ("systemGray4", .systemGray4, [209, 209, 214, 1], [58, 58, 60, 1]),
    ("systemGray5", .systemGray5, [229, 229, 234, 1], [44, 44, 46, 1]),
    ("systemGray6", .systemGray6, [242, 242, 247, 1], [28, 28, 30, 1]),
    ("label", .label, [0, 0, 0, 1], [255, 255, 255, 1]),
    ("secondaryLabel", .secondaryLabel, [60, 60, 67, 0.6], [235, 235, 245, 0.6]),
    ("tertiaryLabel", .tertiaryLabel, [60, 60, 67, 0.3], [235, 235, 245, 0.3]),
    ("quaternaryLabel", .quaternaryLabel, [60, 60, 67, 0.18], [235, 235, 245, 0.16]),
    ("placeholderText", .placeholderText, [60, 60, 67, 0.3], [235, 235, 245, 0.3]),
    ("link", .link, [0, 122, 255, 1], [9, 132, 255, 1]),
    ("separator", .separator, [60, 60, 67, 0.29], [84, 84, 88, 0.6]),
    ("opaqueSeparator", .opaqueSeparator, [198, 198, 200, 1], [56, 56, 58, 1]),
    ("systemFill", .systemFill, [120, 120, 128, 0.2], [120, 120, 128, 0.36]),
    ("secondarySystemFill", .secondarySystemFill, [120, 120, 128, 0.16], [120, 120, 128, 0.32]),
    ("tertiarySystemFill", .tertiarySystemFill, [118, 118, 128, 0.12], [118, 118, 128, 0.24]),
    ("quaternarySystemFill", .quaternarySystemFill, [116, 116, 128, 0.08], [118, 118, 128, 0.18]),
    ("systemBackground", .systemBackground, [255, 255, 255, 1], [0, 0, 0, 1]),
    (
      "secondarySystemBackground", .secondarySystemBackground, [242, 242, 247, 1], [28, 28, 30, 1]
    ),
    ("tertiarySystemBackground", .tertiarySystemBackground, [255, 255, 255, 1], [44, 44, 46, 1]),
    ("systemGroupedBackground", .systemGroupedBackground, [242, 242, 247, 1], [0, 0, 0, 1]),
    (
      "secondarySystemGroupedBackground", .secondarySystemGroupedBackground, [255, 255, 255, 1],
      [28, 28, 30, 1]
    ),
    (
      "tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground, [242, 242, 247, 1],
      [44, 44, 46, 1]
    ),
    ("lightText", .lightText, [255, 255, 255, 0.6], [255, 255, 255, 0.6]),
    ("darkText", .darkText, [0, 0, 0, 1], [0, 0, 0, 1]),
  ]

  /// Those that iOS 26 changed.
  private static let newerTable: [(String, UIColor, [CGFloat], [CGFloat])] = [
    ("systemRed", .systemRed, [255, 56, 60, 1], [255, 66, 69, 1]),
    ("systemOrange", .systemOrange, [255, 141, 40, 1], [255, 146, 48, 1]),
    ("systemMint", .systemMint, [0, 200, 179, 1], [0, 218, 195, 1]),
    ("systemTeal", .systemTeal, [0, 195, 208, 1], [0, 210, 224, 1]),
    ("systemCyan", .systemCyan, [0, 192, 232, 1], [60, 211, 254, 1]),
    ("systemBlue", .systemBlue, [0, 136, 255, 1], [0, 145, 255, 1]),
    ("systemIndigo", .systemIndigo, [97, 85, 245, 1], [109, 124, 255, 1]),
    ("systemPurple", .systemPurple, [203, 48, 224, 1], [219, 52, 242, 1]),
    ("systemBrown", .systemBrown, [172, 127, 94, 1], [183, 138, 102, 1]),
    ("systemGreen", .systemGreen, [52, 199, 89, 1], [48, 209, 88, 1]),
    ("systemYellow", .systemYellow, [255, 204, 0, 1], [255, 214, 0, 1]),
  ]

  static var newer: [Fact] {
    func traits(_ style: UIUserInterfaceStyle) -> UITraitCollection {
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style), UITraitCollection(systemLook: .iOS26),
      ])
    }
    return newerTable.flatMap { name, color, light, dark in
      facts("\(name) of iOS 26", color, traits(.light), light)
        + facts("dark \(name) of iOS 26", color, traits(.dark), dark)
    }
  }

  /// Of what lies in front of others, in the dark.
  private static let elevated: [(String, UIColor, [CGFloat])] = [
    ("systemBackground", .systemBackground, [28, 28, 30, 1]),
    ("secondarySystemBackground", .secondarySystemBackground, [44, 44, 46, 1]),
    ("tertiarySystemBackground", .tertiarySystemBackground, [58, 58, 60, 1]),
    ("systemGroupedBackground", .systemGroupedBackground, [28, 28, 30, 1]),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground, [44, 44, 46, 1]),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground, [58, 58, 60, 1]),
  ]

  static var all: [Fact] {
    table.flatMap { name, color, light, dark in
      facts(name, color, UITraitCollection(userInterfaceStyle: .light), light)
        + facts("dark \(name)", color, UITraitCollection(userInterfaceStyle: .dark), dark)
    }
      + elevated.flatMap { name, color, values in
        facts("elevated \(name)", color, elevatedTraits, values)
      }
  }

  private static var elevatedTraits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(userInterfaceLevel: .elevated),
    ])
  }

  /// One number for each color: how far it is off where it is most.
  static func facts(
    _ name: String, _ color: UIColor, _ traits: UITraitCollection, _ values: [CGFloat],
    _ source: Fact.Source = .guidelines("Color")
  ) -> [Fact] {
    [
      Fact("the error of \(name)", source, 0, within: 1.01) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        // A hundredth of alpha counts as one of 255.
        let own = [red * 255, green * 255, blue * 255, alpha * 100]
        let wanted = [values[0], values[1], values[2], values[3] * 100]
        return zip(own, wanted).map { abs($0 - $1) }.max() ?? 0
      }
    ]
  }
}
