// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// An object that says something by itself, where it was told nothing.
@preconcurrency @MainActor
protocol AccessibilityDefaults: AccessibilityObject {
  /// Whether it is read as one thing.
  var isElementByDefault: Bool { get }
  var defaultAccessibilityLabel: String? { get }
  var defaultAccessibilityValue: String? { get }
  /// Whether that is its value whatever it was told.
  var keepsDefaultValue: Bool { get }
  var defaultAccessibilityHint: String? { get }
  var defaultAccessibilityTraits: UIAccessibilityTraits { get }
  /// What is read in place of the subviews; `nil` for these.
  var defaultAccessibilityElements: [Any]? { get }
  /// What people may call it; `nil` for its label.
  var defaultInputLabels: [String]? { get }
  /// Where it is pressed, on the screen; `nil` for the middle of its frame.
  var defaultActivationPoint: CGPoint? { get }
}

extension AccessibilityDefaults {
  var isElementByDefault: Bool { true }
  var defaultAccessibilityLabel: String? { nil }
  var defaultAccessibilityValue: String? { nil }
  var keepsDefaultValue: Bool { false }
  var defaultAccessibilityHint: String? { nil }
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
  var defaultAccessibilityElements: [Any]? { nil }
  var defaultInputLabels: [String]? { nil }
  var defaultActivationPoint: CGPoint? { nil }
}

extension UIControl {
  /// What every control says of its state.
  final var accessibleState: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
