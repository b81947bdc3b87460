// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let badgeColor = AppearanceProperty(bit: 11)
}

extension UIBarItemAppearanceProxy where Target: UITabBarItem {
  /// The color of badges.
  public var badgeColor: UIColor? {
    get { value(.badgeColor) }
    nonmutating set { record(.badgeColor, newValue) { $0.badgeColor = newValue } }
  }
}
