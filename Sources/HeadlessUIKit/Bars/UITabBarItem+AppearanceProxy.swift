// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let badgeColor = AppearanceProperty(bit: 11)
  static let itemTitlePositionAdjustment = AppearanceProperty(bit: 33)
  static let badgeTextAttributes = AppearanceProperty(bit: 34)
}

extension UIBarItemAppearanceProxy where Target: UITabBarItem {
  /// The color of badges.
  public var badgeColor: UIColor? {
    get { value(.badgeColor) }
    nonmutating set { record(.badgeColor, newValue) { $0.badgeColor = newValue } }
  }

  /// Moves titles, in points.
  public var titlePositionAdjustment: UIOffset {
    get { value(.itemTitlePositionAdjustment) ?? .zero }
    nonmutating set {
      record(.itemTitlePositionAdjustment, newValue) { $0.titlePositionAdjustment = newValue }
    }
  }

  /// The attributes of the texts of badges in a state, `normal` or `selected`.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    record(.badgeTextAttributes, state: state.rawValue, textAttributes) {
      $0.setBadgeTextAttributes(textAttributes, for: state)
    }
  }
}
