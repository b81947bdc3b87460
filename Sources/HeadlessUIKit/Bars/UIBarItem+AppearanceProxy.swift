// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AppearanceProperty {
  static let itemTitleTextAttributes = AppearanceProperty(bit: 10)
  static let itemTitle = AppearanceProperty(bit: 45)
  static let itemImage = AppearanceProperty(bit: 46)
  static let itemIsEnabled = AppearanceProperty(bit: 47)
}

extension UIBarItemAppearanceProxy {
  /// The title of items that have none. That of items in search bars is the word that cancels.
  public var title: String? {
    get { value(.itemTitle) ?? nil }
    nonmutating set {
      record(.itemTitle, newValue) { if $0.title == nil { $0.title = newValue } }
    }
  }

  /// The picture of items that have none.
  public var image: UIImage? {
    get { value(.itemImage) ?? nil }
    nonmutating set {
      record(.itemImage, newValue) { if $0.image == nil { $0.image = newValue } }
    }
  }

  /// Whether items can be chosen.
  public var isEnabled: Bool {
    get { value(.itemIsEnabled) ?? true }
    nonmutating set { record(.itemIsEnabled, newValue) { $0.isEnabled = newValue } }
  }

  /// The attributes of titles in a state: `normal`, `highlighted`, `disabled` or `selected`.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    record(.itemTitleTextAttributes, state: state.rawValue, attributes) {
      $0.setTitleTextAttributes(attributes, for: state)
    }
  }
}
