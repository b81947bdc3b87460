// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let color = AppearanceProperty(bit: 21)
}

extension UIAppearanceProxy where Target: UIActivityIndicatorView {
  /// The color of the spokes.
  public var color: UIColor! {
    get { value(.noted(.color, state: nil), \.color) }
    nonmutating set { record(.noted(.color, state: nil), newValue, \.color) }
  }
}
