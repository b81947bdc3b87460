// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How high bars are on a screen, above what its edges cover. Phones that lie on their side have lower ones.
enum BarMetrics {
  /// The highest screen of a phone that lies on its side.
  private static let lowScreen: CGFloat = 440
  /// The narrowest phone that has much room from side to side when it lies on its side.
  private static let wideLandscape: CGFloat = 896
  private static let lowHeight: CGFloat = 32
  /// The bar at the top of a card has more room above and below.
  private static let cardHeight: CGFloat = 56

  /// Whether a screen of this size is that of a phone that lies on its side.
  static func isLow(_ size: CGSize) -> Bool {
    size.width > size.height && size.height <= lowScreen
  }

  /// The part of a navigation bar with the buttons.
  static func navigationBarHeight(in size: CGSize, isCard: Bool) -> CGFloat {
    if isCard { return cardHeight }
    return isLow(size) ? lowHeight : UINavigationBar.compactHeight
  }

  static func toolbarHeight(in size: CGSize) -> CGFloat {
    isLow(size) ? lowHeight : UIToolbar.height
  }

  static func tabBarHeight(in size: CGSize) -> CGFloat {
    isLow(size) && size.width < wideLandscape ? lowHeight : UITabBar.height
  }
}
