// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a bar shows: a title, an image, or both.
///
/// ```swift
/// item.title = "Favorites"
/// item.isEnabled = false
/// ```
open class UIBarItem: AccessibilityObject {
  /// Tells the bar that shows the item.
  final var onChange: () -> Void = {}

  /// The text; `nil`, the default, for none.
  open var title: String? {
    didSet { if title != oldValue { onChange() } }
  }

  /// The picture, which takes the tint; `nil`, the default, for none.
  open var image: UIImage? {
    didSet { onChange() }
  }

  /// Whether people can use the item. The default is true.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { onChange() } }
  }

  /// A number for finding the item. The default is 0.
  open var tag: Int = 0

  /// Makes an item without content.
  public override init() {
    super.init()
  }
}
