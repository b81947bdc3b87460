// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIAppearanceProxy where Target: UITableViewCell {
  /// The distance of the hairline from the edges.
  public var separatorInset: UIEdgeInsets {
    get { value(.noted(.separatorInset, state: nil), \.separatorInset) }
    nonmutating set { record(.noted(.separatorInset, state: nil), newValue, \.separatorInset) }
  }
}
