// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How high bars are on a screen, above what its edges cover. Phones that lie on their side have
/// lower ones, but for the large ones, which have as much room from side to side as a tablet.
enum BarMetrics {
  /// The highest screen of a phone that lies on its side.
  private static let lowScreen: CGFloat = 440
  /// The lowest screen of a large phone that lies on its side: those called Plus and Max have 414
  /// points and more, the others 402 at most.
  private static let largePhone: CGFloat = 414
  private static let lowHeight: CGFloat = 32
  /// The bar at the top of a card has more room above and below.
  private static let cardHeight: CGFloat = 56

  /// Whether a screen of this size is that of a phone that lies on its side.
  static func isLow(_ size: CGSize) -> Bool {
    size.width > size.height && size.height <= lowScreen
  }

  private static func hasLowBars(_ size: CGSize) -> Bool {
    isLow(size) && size.height < largePhone
  }

  /// The part of a navigation bar with the buttons.
  static func navigationBarHeight(in size: CGSize, isCard: Bool) -> CGFloat {
    if isCard { return cardHeight }
    return hasLowBars(size) ? lowHeight : UINavigationBar.compactHeight
  }

  static func toolbarHeight(in size: CGSize) -> CGFloat {
    hasLowBars(size) ? lowHeight : UIToolbar.height
  }

  static func tabBarHeight(in size: CGSize) -> CGFloat {
    hasLowBars(size) ? lowHeight : UITabBar.height
  }
}
