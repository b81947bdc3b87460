// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let tintColor = AppearanceProperty(bit: 0)
  static let backgroundColor = AppearanceProperty(bit: 1)
}

extension UIAppearanceProxy {
  /// The color for what can be touched.
  public var tintColor: UIColor! {
    get { value(.noted(.tintColor, state: nil), \.tintColor) }
    nonmutating set { record(.noted(.tintColor, state: nil), newValue, \.tintColor) }
  }

  /// What fills the bounds.
  public var backgroundColor: UIColor? {
    get { value(.noted(.backgroundColor, state: nil), \.backgroundColor) }
    nonmutating set { record(.noted(.backgroundColor, state: nil), newValue, \.backgroundColor) }
  }
}
