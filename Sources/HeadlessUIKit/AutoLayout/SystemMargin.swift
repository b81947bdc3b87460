// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What the system leaves free at the sides of screens, tables and bars.
///
/// Measured on iOS 17 and 18: 16 points on phones 320, 375 and 390 wide, 20 on those of 402, 414
/// and more, and on tablets.
enum SystemMargin {
  /// From this width on, in points, the margin is the greater one.
  private static let wideWidth: CGFloat = 402

  /// The margin at each side of something `width` points wide, in points.
  static func side(width: CGFloat) -> CGFloat { width >= wideWidth ? 20 : 16 }
}
