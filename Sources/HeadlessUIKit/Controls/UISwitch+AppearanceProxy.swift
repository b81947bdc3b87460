// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let onTintColor = AppearanceProperty(bit: 12)
}

extension UIAppearanceProxy where Target: UISwitch {
  /// The color of the background while the switch is on.
  public var onTintColor: UIColor? {
    get { value(.noted(.onTintColor, state: nil), \.onTintColor) }
    nonmutating set { record(.noted(.onTintColor, state: nil), newValue, \.onTintColor) }
  }

  /// The thumb's color.
  public var thumbTintColor: UIColor? {
    get { value(.noted(.thumbTintColor, state: nil), \.thumbTintColor) }
    nonmutating set { record(.noted(.thumbTintColor, state: nil), newValue, \.thumbTintColor) }
  }
}
