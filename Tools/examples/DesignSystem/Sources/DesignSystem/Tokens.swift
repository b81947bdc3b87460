// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// The colors of the system, each in light and dark.
public enum ColorToken: String, CaseIterable {
  case surface
  case text
  case accent
  case danger

  public var color: UIColor {
    switch self {
    case .surface: Self.pair(0xFF_FFFF, 0x1C_1C1E)
    case .text: Self.pair(0x1C_1C1E, 0xF2_F2F7)
    case .accent: Self.pair(0x3D_5AFE, 0x8C_9EFF)
    case .danger: Self.pair(0xB0_0020, 0xFF_6B81)
    }
  }

  private static func pair(_ light: UInt32, _ dark: UInt32) -> UIColor {
    UIColor { color($0.userInterfaceStyle == .dark ? dark : light) }
  }

  private static func color(_ rgb: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
  }
}

/// The styles of text.
public enum TextToken: String, CaseIterable {
  case title
  case body
  case caption

  public var font: UIFont {
    switch self {
    case .title: .systemFont(ofSize: 28, weight: .bold)
    case .body: .systemFont(ofSize: 17)
    case .caption: .systemFont(ofSize: 12, weight: .medium)
    }
  }
}

/// The distances, in points.
public enum SpaceToken: CGFloat, CaseIterable {
  case small = 4
  case medium = 8
  case large = 16
}
