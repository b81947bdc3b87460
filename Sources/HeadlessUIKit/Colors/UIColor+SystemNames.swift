// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension UIColor {
  /// The color that asset catalogs and Interface Builder call by a name, such as
  /// `systemBlueColor`; `nil` for another name.
  static func system(called name: String) -> UIColor? { systemNames[name] }

  /// The name under which UIKit prints a color of the system; `nil` for any other.
  var systemName: String? {
    Self.systemNames.filter { $0.value === self && !$0.key.hasPrefix("table") }.keys.min()
  }

  private static let systemNames: [String: UIColor] = [
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "systemRedColor": .systemRed,
    "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow,
    "systemGreenColor": .systemGreen,
    "systemMintColor": .systemMint,
    "systemTealColor": .systemTeal,
    "systemCyanColor": .systemCyan,
    "systemBlueColor": .systemBlue,
    "systemIndigoColor": .systemIndigo,
    "systemPurpleColor": .systemPurple,
    "systemPinkColor": .systemPink,
    "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6,
    "labelColor": .label,
    "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel,
    "placeholderTextColor": .placeholderText,
    "linkColor": .link,
    "separatorColor": .separator,
    "opaqueSeparatorColor": .opaqueSeparator,
    "systemFillColor": .systemFill,
    "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "groupTableViewBackgroundColor": .groupTableViewBackground,
    "lightTextColor": .lightText,
    "darkTextColor": .darkText,
    "blackColor": .black,
    "blueColor": .blue,
    "brownColor": .brown,
    "clearColor": .clear,
    "cyanColor": .cyan,
    "darkGrayColor": .darkGray,
    "grayColor": .gray,
    "greenColor": .green,
    "lightGrayColor": .lightGray,
    "magentaColor": .magenta,
    "orangeColor": .orange,
    "purpleColor": .purple,
    "redColor": .red,
    "whiteColor": .white,
    "yellowColor": .yellow,
  ]
}
