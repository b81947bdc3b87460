// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension Color {
  /// WCAG's contrast ratio of two opaque colors, 1 to 21: (L1 + 0.05) / (L2 + 0.05), where L1 is
  /// the relative luminance of the lighter one (WCAG 2.2, "contrast ratio"). Alpha is not looked
  /// at.
  public func contrastRatio(with other: Color) -> Double {
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// 0 for black to 1 for white (WCAG 2.2, "relative luminance").
  private var relativeLuminance: Double {
    0.2126 * LinearLight.ofByte[Int(red)] + 0.7152 * LinearLight.ofByte[Int(green)]
      + 0.0722 * LinearLight.ofByte[Int(blue)]
  }
}
