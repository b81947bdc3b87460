// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Closures that say, when they are asked, what an object says.
struct AccessibilityBlocks {
  var isElement: (() -> Bool)?
  var label: (() -> String?)?
  var value: (() -> String?)?
  var hint: (() -> String?)?
  var traits: (() -> UIAccessibilityTraits)?
  var identifier: (() -> String?)?
  var hidesElements: (() -> Bool)?
  var elements: (() -> [Any]?)?
  var frame: (() -> CGRect)?
  var path: (() -> UIBezierPath?)?
  var activationPoint: (() -> CGPoint)?
  var isModal: (() -> Bool)?
  var groupsChildren: (() -> Bool)?
  var inputLabels: (() -> [String]?)?
  var respondsToUserInteraction: (() -> Bool)?
  var containerType: (() -> UIAccessibilityContainerType)?
  var customActions: (() -> [UIAccessibilityCustomAction]?)?
  var customRotors: (() -> [UIAccessibilityCustomRotor]?)?
}

// iOS 17's way of saying it: a block precedes what was set. Its properties stand in the class, where
// they can be overridden.
extension AccessibilityObject {
  final subscript<Block>(block path: WritableKeyPath<AccessibilityBlocks, Block?>) -> Block? {
    get { accessibilityStorage?.blocks?[keyPath: path] }
    set {
      var blocks = accessibilityStorage?.blocks ?? AccessibilityBlocks()
      blocks[keyPath: path] = newValue
      accessibilityAttributes.blocks = blocks
    }
  }
}

/// Says it when it is asked.
public typealias AXBoolReturnBlock = () -> Bool
/// Says it when it is asked.
public typealias AXStringReturnBlock = () -> String?
/// Says it when it is asked.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Says it when it is asked.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// Says it when it is asked.
public typealias AXRectReturnBlock = () -> CGRect
/// Says it when it is asked.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// Says it when it is asked.
public typealias AXPointReturnBlock = () -> CGPoint
