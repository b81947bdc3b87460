// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The buttons beside the suggestions above a tablet's keyboard, which is not in pictures.
///
/// ```swift
/// textView.inputAssistantItem.leadingBarButtonGroups = []
/// ```
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  static let key = AssociatedStorage.Key<UITextInputAssistantItem>()

  /// Whether people may hide the buttons. The default is true.
  open var allowsHidingShortcuts: Bool = true
  /// The buttons before the suggestions. The default is none.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons after the suggestions. The default is none.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
