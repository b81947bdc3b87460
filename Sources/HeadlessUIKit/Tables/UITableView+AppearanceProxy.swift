// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let separatorColor = AppearanceProperty(bit: 29)
}

extension UIAppearanceProxy where Target: UITableView {
  /// The color of the hairlines between rows.
  public var separatorColor: UIColor? {
    get { value(.noted(.separatorColor, state: nil), \.separatorColor) }
    nonmutating set { record(.noted(.separatorColor, state: nil), newValue, \.separatorColor) }
  }

  /// The distance of the hairlines from the edges.
  public var separatorInset: UIEdgeInsets {
    get { value(.noted(.separatorInset, state: nil), \.separatorInset) }
    nonmutating set { record(.noted(.separatorInset, state: nil), newValue, \.separatorInset) }
  }
}
