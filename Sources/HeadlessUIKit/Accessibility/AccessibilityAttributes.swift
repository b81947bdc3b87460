// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What an object was told to say to people who do not see it.
final class AccessibilityAttributes {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var hidesElements = false
  var elements: [Any]?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var isModal = false
  var groupsChildren = false
  var inputLabels: [String]?
  var ignoresInvertColors = false
  var containerType = UIAccessibilityContainerType.none
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
}

/// An object that says something by itself, where it was told nothing.
@preconcurrency @MainActor
protocol AccessibilityDefaults: AccessibilityObject {
  var defaultAccessibilityLabel: String? { get }
  var defaultAccessibilityTraits: UIAccessibilityTraits { get }
}

extension AccessibilityObject {
  /// The object's attributes; made when the first is set.
  var accessibilityAttributes: AccessibilityAttributes {
    if let accessibilityStorage { return accessibilityStorage }
    let attributes = AccessibilityAttributes()
    accessibilityStorage = attributes
    return attributes
  }
}

extension UILabel: AccessibilityDefaults {
  var defaultAccessibilityLabel: String? { accessibleText("text") }
  var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }
}

extension UIButton: AccessibilityDefaults {
  var defaultAccessibilityLabel: String? {
    accessibleText("title") ?? (showsCloseMark ? "Close" : nil)
  }

  var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if accessibleFlag("selected") == true { traits.insert(.selected) }
    if accessibleFlag("enabled") == false { traits.insert(.notEnabled) }
    return traits
  }
}
