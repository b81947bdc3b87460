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

// iOS 17's way of saying it: a block precedes what was set.
extension AccessibilityObject {
  private subscript<Block>(block path: WritableKeyPath<AccessibilityBlocks, Block?>) -> Block? {
    get { accessibilityStorage?.blocks?[keyPath: path] }
    set {
      var blocks = accessibilityStorage?.blocks ?? AccessibilityBlocks()
      blocks[keyPath: path] = newValue
      accessibilityAttributes.blocks = blocks
    }
  }

  /// Says what ``isAccessibilityElement`` is; `nil`, the default, for what was set.
  public final var isAccessibilityElementBlock: (() -> Bool)? {
    get { self[block: \.isElement] }
    set { self[block: \.isElement] = newValue }
  }

  /// Says what ``accessibilityLabel`` is; `nil`, the default, for what was set.
  public final var accessibilityLabelBlock: (() -> String?)? {
    get { self[block: \.label] }
    set { self[block: \.label] = newValue }
  }

  /// Says what ``accessibilityValue`` is; `nil`, the default, for what was set.
  public final var accessibilityValueBlock: (() -> String?)? {
    get { self[block: \.value] }
    set { self[block: \.value] = newValue }
  }

  /// Says what ``accessibilityHint`` is; `nil`, the default, for what was set.
  public final var accessibilityHintBlock: (() -> String?)? {
    get { self[block: \.hint] }
    set { self[block: \.hint] = newValue }
  }

  /// Says what ``accessibilityTraits`` are; `nil`, the default, for what was set.
  public final var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
    get { self[block: \.traits] }
    set { self[block: \.traits] = newValue }
  }

  /// Says what ``accessibilityIdentifier`` is; `nil`, the default, for what was set.
  public final var accessibilityIdentifierBlock: (() -> String?)? {
    get { self[block: \.identifier] }
    set { self[block: \.identifier] = newValue }
  }

  /// Says what ``accessibilityElementsHidden`` is; `nil`, the default, for what was set.
  public final var accessibilityElementsHiddenBlock: (() -> Bool)? {
    get { self[block: \.hidesElements] }
    set { self[block: \.hidesElements] = newValue }
  }

  /// Says what ``accessibilityElements`` are; `nil`, the default, for what was set.
  public final var accessibilityElementsBlock: (() -> [Any]?)? {
    get { self[block: \.elements] }
    set { self[block: \.elements] = newValue }
  }

  /// Says what ``accessibilityFrame`` is; `nil`, the default, for what was set.
  public final var accessibilityFrameBlock: (() -> CGRect)? {
    get { self[block: \.frame] }
    set { self[block: \.frame] = newValue }
  }

  /// Says what ``accessibilityPath`` is; `nil`, the default, for what was set.
  public final var accessibilityPathBlock: (() -> UIBezierPath?)? {
    get { self[block: \.path] }
    set { self[block: \.path] = newValue }
  }

  /// Says what ``accessibilityActivationPoint`` is; `nil`, the default, for what was set.
  public final var accessibilityActivationPointBlock: (() -> CGPoint)? {
    get { self[block: \.activationPoint] }
    set { self[block: \.activationPoint] = newValue }
  }

  /// Says what ``accessibilityViewIsModal`` is; `nil`, the default, for what was set.
  public final var accessibilityViewIsModalBlock: (() -> Bool)? {
    get { self[block: \.isModal] }
    set { self[block: \.isModal] = newValue }
  }

  /// Says what ``shouldGroupAccessibilityChildren`` is; `nil`, the default, for what was set.
  public final var accessibilityShouldGroupAccessibilityChildrenBlock: (() -> Bool)? {
    get { self[block: \.groupsChildren] }
    set { self[block: \.groupsChildren] = newValue }
  }

  /// Says what ``accessibilityUserInputLabels`` are; `nil`, the default, for what was set.
  public final var accessibilityUserInputLabelsBlock: (() -> [String]?)? {
    get { self[block: \.inputLabels] }
    set { self[block: \.inputLabels] = newValue }
  }

  /// Says what ``accessibilityRespondsToUserInteraction`` is; `nil`, the default, for what was set.
  public final var accessibilityRespondsToUserInteractionBlock: (() -> Bool)? {
    get { self[block: \.respondsToUserInteraction] }
    set { self[block: \.respondsToUserInteraction] = newValue }
  }

  /// Says what ``accessibilityContainerType`` is; `nil`, the default, for what was set.
  public final var accessibilityContainerTypeBlock: (() -> UIAccessibilityContainerType)? {
    get { self[block: \.containerType] }
    set { self[block: \.containerType] = newValue }
  }

  /// Says what ``accessibilityCustomActions`` are; `nil`, the default, for what was set.
  public final var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
    get { self[block: \.customActions] }
    set { self[block: \.customActions] = newValue }
  }

  /// Says what ``accessibilityCustomRotors`` are; `nil`, the default, for what was set.
  public final var accessibilityCustomRotorsBlock: (() -> [UIAccessibilityCustomRotor]?)? {
    get { self[block: \.customRotors] }
    set { self[block: \.customRotors] = newValue }
  }
}
