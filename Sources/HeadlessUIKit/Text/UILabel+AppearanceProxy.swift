// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let font = AppearanceProperty(bit: 27)
  static let textColor = AppearanceProperty(bit: 28)
}

extension UIAppearanceProxy where Target: UILabel {
  /// The font of plain text.
  public var font: UIFont! {
    get { value(.noted(.font, state: nil), \.font) }
    nonmutating set { record(.noted(.font, state: nil), newValue, \.font) }
  }

  /// The color of plain text.
  public var textColor: UIColor! {
    get { value(.noted(.textColor, state: nil), \.textColor) }
    nonmutating set { record(.noted(.textColor, state: nil), newValue, \.textColor) }
  }
}
