// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let itemTitleTextAttributes = AppearanceProperty(bit: 10)
}

extension UIBarItemAppearanceProxy {
  /// The attributes of titles in a state: `normal`, `highlighted`, `disabled` or `selected`.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    record(.itemTitleTextAttributes, state: state.rawValue, attributes) {
      $0.setTitleTextAttributes(attributes, for: state)
    }
  }
}
