// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let selectedSegmentTintColor = AppearanceProperty(bit: 22)
  static let segmentTitleTextAttributes = AppearanceProperty(bit: 23)
}

extension UIAppearanceProxy where Target: UISegmentedControl {
  /// The color of the selected segment.
  public var selectedSegmentTintColor: UIColor? {
    get { value(.noted(.selectedSegmentTintColor, state: nil), \.selectedSegmentTintColor) }
    nonmutating set {
      record(.noted(.selectedSegmentTintColor, state: nil), newValue, \.selectedSegmentTintColor)
    }
  }

  /// The attributes of titles in a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    record(.segmentTitleTextAttributes, state: state, attributes) {
      $0.setTitleTextAttributes(attributes, for: state)
    }
  }
}
