// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

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

extension UIAppearanceProxy where Target: UITableViewCell {
  /// The distance of the hairline from the edges.
  public var separatorInset: UIEdgeInsets {
    get { value(.noted(.separatorInset, state: nil), \.separatorInset) }
    nonmutating set { record(.noted(.separatorInset, state: nil), newValue, \.separatorInset) }
  }
}
