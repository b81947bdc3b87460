// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What texts and pictures say of themselves.

extension UILabel: AccessibilityDefaults {
  var isElementByDefault: Bool { text?.isEmpty == false }
  var defaultAccessibilityLabel: String? { text }
  var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }
}

/// A picture is read only where it was said to be an element.
extension UIImageView: AccessibilityDefaults {
  var isElementByDefault: Bool { false }
  var defaultAccessibilityLabel: String? { image?.spokenName }
  var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
}

extension UITextField: AccessibilityDefaults {
  var defaultAccessibilityValue: String? {
    guard let text, !text.isEmpty else { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = accessibleState.union(.textEntry)
    if self is UISearchTextField { traits.insert(.searchField) }
    if isSecureTextEntry { traits.insert(.secureTextField) }
    if isEditing { traits.insert(.isEditing) }
    return traits
  }
}

extension UITextView: AccessibilityDefaults {
  var defaultAccessibilityValue: String? { text }

  var defaultAccessibilityTraits: UIAccessibilityTraits {
    guard isEditable else { return .staticText }
    return isFirstResponder ? [.textEntry, .textArea, .isEditing] : [.textEntry, .textArea]
  }
}

extension UIImage {
  /// What is read for the picture where nothing better was said: its label or else, as nothing
  /// else is known, its name.
  final var spokenName: String? { accessibilityLabel ?? ownName }

  /// The name of its file or symbol, which is not meant to be read.
  package final var ownName: String? { displayOptions.symbol?.name ?? assetName }
}
