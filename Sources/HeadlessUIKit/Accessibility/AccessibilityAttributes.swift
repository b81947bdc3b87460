// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What an object was told to say to people who do not see it.
final class AccessibilityAttributes {
  var isElement: Bool?
  /// A text without attributes has none here either.
  var label: NSAttributedString?
  var value: NSAttributedString?
  var hint: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var language: String?
  var hidesElements = false
  var elements: [Any]?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var isModal = false
  var groupsChildren = false
  var inputLabels: [String]?
  var ignoresInvertColors = false
  var respondsToUserInteraction: Bool?
  var containerType = UIAccessibilityContainerType.none
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var blocks: AccessibilityBlocks?
  var textualContext: UIAccessibilityTextualContext?
  var navigationStyle: UIAccessibilityNavigationStyle?
}

extension AccessibilityObject {
  /// The object's attributes; made when the first is set.
  final var accessibilityAttributes: AccessibilityAttributes {
    if let accessibilityStorage { return accessibilityStorage }
    let attributes = AccessibilityAttributes()
    accessibilityStorage = attributes
    return attributes
  }
}
