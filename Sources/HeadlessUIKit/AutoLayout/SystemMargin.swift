// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What the system leaves free at the sides of screens, tables and bars.
enum SystemMargin {
  private static let small: CGFloat = 16
  private static let great: CGFloat = 20
  /// From this width on, in points, a controller's view has the greater margin.
  private static let wideScreen: CGFloat = 402
  /// From this width on, in points, a table and a list have the greater margin.
  private static let wideTable = Looks<CGFloat>(iOS18: 390, iOS26: 402)

  /// The margin at each side of a screen that is `width` points wide, in points: 16 on phones 320, 375 and 390 wide, 20 on those of 402, 414 and more, and on tablets.
  static func side(width: CGFloat) -> CGFloat { width >= wideScreen ? great : small }

  /// The margin at each side of a table's or a list's content, in points: 16 on phones 320 and 375
  /// wide, 20 on those of 390, 393, 402 and more, and on tablets. On iOS 26 those of 390 have 16.
  static func table(width: CGFloat) -> CGFloat { width >= wideTable.current ? great : small }

  /// The margin at each side of groups that do not reach to the edges, in points: that of the
  /// table, and 16 on iOS 26.
  static func group(width: CGFloat) -> CGFloat {
    RowMetrics.current.groupMargin ?? table(width: width)
  }
}
