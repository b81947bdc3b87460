// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let barTitleOffset = AppearanceProperty(bit: 31)
  static let backTitleOffset = AppearanceProperty(bit: 32)
}

extension UIBarItemAppearanceProxy where Target: UIBarButtonItem {
  /// The color of titles and images.
  public var tintColor: UIColor? {
    get { value(.tintColor) }
    nonmutating set { record(.tintColor, newValue) { $0.tintColor = newValue } }
  }

  /// Moves titles in bars of a shape, in points.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    record(.barTitleOffset, state: UInt(barMetrics.rawValue), adjustment) {
      $0.setTitlePositionAdjustment(adjustment, for: barMetrics)
    }
  }

  /// Moves titles of buttons back, in points.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    record(.backTitleOffset, state: UInt(barMetrics.rawValue), adjustment) {
      $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
    }
  }
}
