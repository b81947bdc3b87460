// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIBarItemAppearanceProxy where Target: UIBarButtonItem {
  /// The color of titles and images.
  public var tintColor: UIColor? {
    get { value(.tintColor) }
    nonmutating set { record(.tintColor, newValue) { $0.tintColor = newValue } }
  }
}
