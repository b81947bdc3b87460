// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let titleColor = AppearanceProperty(bit: 24)
  static let backgroundImage = AppearanceProperty(bit: 25)
  static let contentEdgeInsets = AppearanceProperty(bit: 26)
}

extension UIAppearanceProxy where Target: UIButton {
  /// The room around the content.
  public var contentEdgeInsets: UIEdgeInsets {
    get { value(.noted(.contentEdgeInsets, state: nil), \.contentEdgeInsets) }
    nonmutating set {
      record(.noted(.contentEdgeInsets, state: nil), newValue, \.contentEdgeInsets)
    }
  }

  /// The title's color in a state.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    record(.titleColor, state: state, color) { $0.setTitleColor(color, for: state) }
  }

  /// The picture behind the content in a state.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    record(.backgroundImage, state: state, image) { $0.setBackgroundImage(image, for: state) }
  }
}
