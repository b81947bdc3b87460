// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How high bars are on a screen, above what its edges cover. Phones that lie on their side have
/// lower ones, but for the large ones, which have as much room from side to side as a tablet.
/// Those of tablets are higher.
enum BarMetrics {
  /// The highest screen of a phone that lies on its side.
  private static let lowScreen: CGFloat = 440
  /// The lowest screen of a large phone that lies on its side: those called Plus and Max have 414
  /// points and more, the others 402 at most.
  private static let largePhone: CGFloat = 414
  private static let lowHeight: CGFloat = 32
  /// The bar at the top of a card has more room above and below.
  private static let cardHeight: CGFloat = 56
  /// Bars of tablets: ownCloud's screenshots of iPads with iOS 14 have navigation bars, toolbars
  /// and tab bars that are 50 points high; the latter two have 65 with what the home indicator
  /// covers, which is 20 for all else.
  private static let tabletHeight: CGFloat = 50
  private static let tabletHeightOverIndicator: CGFloat = 65

  /// Where the bar at the top of a screen begins, in points, below what the screen's edge covers.
  ///
  /// Phones with an island in the screen begin it above the safe area's edge, at the lower edge of
  /// their status bar: iOS 17.5 and 18.5 have it from 53.67 to 97.67 below 59 points, and from
  /// 56.33 to 100.33 below 62. These are thirds, as of the pixels of such phones: at other scales
  /// it is the nearest pixel. On iOS 26 it begins at the edge, and at 10 where nothing is covered.
  static func top(below covered: CGFloat) -> CGFloat {
    let look = BarLook.current
    guard look.risesBesideIsland else { return covered == 0 ? look.navigationTop : covered }
    let scale = RenderingEnvironment.current.displayScale
    switch covered {
    case 59: return (161.0 / 3 * scale).rounded() / scale
    case 62: return (169.0 / 3 * scale).rounded() / scale
    default: return covered
    }
  }

  /// Whether a screen of this size is that of a phone that lies on its side.
  static func isLow(_ size: CGSize) -> Bool {
    size.width > size.height && size.height <= lowScreen
  }

  private static func hasLowBars(_ size: CGSize) -> Bool {
    isLow(size) && size.height < largePhone
  }

  /// Whether bars are as high as those of a tablet, of which nothing is published for iOS 26.
  static var isTablet: Bool {
    RenderingEnvironment.current.userInterfaceIdiom == .pad && BarLook.current.platter == nil
  }

  /// The part of a navigation bar with the buttons.
  static func navigationBarHeight(in size: CGSize, isCard: Bool) -> CGFloat {
    if isCard { return cardHeight }
    if isTablet { return tabletHeight }
    return hasLowBars(size) ? lowHeight : BarLook.current.navigationHeight
  }

  /// - Parameter covered: What the lower edge of the screen covers, in points.
  static func toolbarHeight(in size: CGSize, above covered: CGFloat) -> CGFloat {
    if isTablet { return tabletHeight(above: covered) }
    return hasLowBars(size) ? lowHeight : BarLook.current.toolbarHeight
  }

  /// - Parameter covered: What the lower edge of the screen covers, in points.
  static func tabBarHeight(in size: CGSize, above covered: CGFloat) -> CGFloat {
    if isTablet { return tabletHeight(above: covered) }
    if hasLowBars(size) { return lowHeight }
    return TabBarLook.current.height(above: covered)
  }

  /// How high the part of a toolbar is that holds its items: on a tablet it reaches over what the
  /// home indicator covers.
  static func toolbarItemHeight(in size: CGSize, above covered: CGFloat) -> CGFloat {
    isTablet ? tabletHeight : toolbarHeight(in: size, above: covered)
  }

  /// How high the part of a tab bar is that holds its items, likewise.
  static func tabItemHeight(in size: CGSize, above covered: CGFloat) -> CGFloat {
    isTablet ? tabletHeight : tabBarHeight(in: size, above: covered)
  }

  /// The heights of bars that stand alone.
  static var navigationBarHeight: CGFloat {
    isTablet ? tabletHeight : BarLook.current.navigationHeight
  }

  static var toolbarHeight: CGFloat { isTablet ? tabletHeight : BarLook.current.toolbarHeight }

  static var tabBarHeight: CGFloat { isTablet ? tabletHeight : TabBarLook.current.height }

  private static func tabletHeight(above covered: CGFloat) -> CGFloat {
    covered > 0 ? max(0, tabletHeightOverIndicator - covered) : tabletHeight
  }
}
