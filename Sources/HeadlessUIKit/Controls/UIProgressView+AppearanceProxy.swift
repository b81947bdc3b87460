// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let progressTintColor = AppearanceProperty(bit: 17)
  static let trackTintColor = AppearanceProperty(bit: 18)
}

extension UIAppearanceProxy where Target: UIProgressView {
  /// The color of what is done.
  public var progressTintColor: UIColor? {
    get { value(.noted(.progressTintColor, state: nil), \.progressTintColor) }
    nonmutating set {
      record(.noted(.progressTintColor, state: nil), newValue, \.progressTintColor)
    }
  }

  /// The color of what is left.
  public var trackTintColor: UIColor? {
    get { value(.noted(.trackTintColor, state: nil), \.trackTintColor) }
    nonmutating set { record(.noted(.trackTintColor, state: nil), newValue, \.trackTintColor) }
  }
}
