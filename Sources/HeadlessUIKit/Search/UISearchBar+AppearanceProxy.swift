// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let searchFieldBackground = AppearanceProperty(bit: 43)
  static let searchIcon = AppearanceProperty(bit: 44)
}

extension UIAppearanceProxy where Target: UISearchBar {
  /// The picture behind the field in a state. It is not drawn, which is reported.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    record(.searchFieldBackground, state: state, backgroundImage) {
      $0.setSearchFieldBackgroundImage(backgroundImage, for: state)
    }
  }

  /// The image that shows beside the text in a state. Only that of the magnifier shows.
  public func setImage(
    _ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State
  ) {
    record(.searchIcon, place: icon.place(of: state), iconImage) {
      $0.setImage(iconImage, for: icon, state: state)
    }
  }
}

extension UISearchBar.Icon {
  /// The icon in a state of the bar, as one number for marks.
  func place(of state: UIControl.State) -> UInt { state.rawValue | UInt(rawValue) << 32 }
}
