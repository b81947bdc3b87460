// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// On iOS every object has these. Those of UIResponder and its kin stand in their classes, where
// they can be overridden.

private final class KeptAttributes {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits = .none
  var frame = CGRect.zero
  var elements: [Any]?
  var areElementsHidden = false
}

private nonisolated(unsafe) let attributesKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension NSObjectProtocol {
  private var kept: KeptAttributes {
    if let kept = objc_getAssociatedObject(self, attributesKey) as? KeptAttributes { return kept }
    let kept = KeptAttributes()
    objc_setAssociatedObject(self, attributesKey, kept, .OBJC_ASSOCIATION_RETAIN)
    return kept
  }

  @preconcurrency @MainActor private var asAccessible: AccessibilityObject? {
    self as? AccessibilityObject
  }

  /// Whether the object is read as one thing.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { asAccessible?.isAccessibilityElement ?? kept.isElement }
    set {
      if let asAccessible { asAccessible.isAccessibilityElement = newValue }
      kept.isElement = newValue
    }
  }

  /// What is read for the object.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { asAccessible.map(\.accessibilityLabel) ?? kept.label }
    set {
      if let asAccessible { asAccessible.accessibilityLabel = newValue }
      kept.label = newValue
    }
  }

  /// What is read for the object's value.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { asAccessible.map(\.accessibilityValue) ?? kept.value }
    set {
      if let asAccessible { asAccessible.accessibilityValue = newValue }
      kept.value = newValue
    }
  }

  /// What is read about the outcome of using the object.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { asAccessible.map(\.accessibilityHint) ?? kept.hint }
    set {
      if let asAccessible { asAccessible.accessibilityHint = newValue }
      kept.hint = newValue
    }
  }

  /// The name that tests find the object by; it is not read to anybody.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { asAccessible.map(\.accessibilityIdentifier) ?? kept.identifier }
    set {
      if let asAccessible { asAccessible.accessibilityIdentifier = newValue }
      kept.identifier = newValue
    }
  }
  /// What kind of thing the object is.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { asAccessible.map(\.accessibilityTraits) ?? kept.traits }
    set {
      if let asAccessible { asAccessible.accessibilityTraits = newValue }
      kept.traits = newValue
    }
  }

  /// Where the object is on the screen, in points.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { asAccessible.map(\.accessibilityFrame) ?? kept.frame }
    set {
      if let asAccessible { asAccessible.accessibilityFrame = newValue }
      kept.frame = newValue
    }
  }

  /// What is read in the place of the object, in this order.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { asAccessible.map(\.accessibilityElements) ?? kept.elements }
    set {
      if let asAccessible { asAccessible.accessibilityElements = newValue }
      kept.elements = newValue
    }
  }

  /// Whether nothing is read of what is in the object.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { asAccessible?.accessibilityElementsHidden ?? kept.areElementsHidden }
    set {
      if let asAccessible { asAccessible.accessibilityElementsHidden = newValue }
      kept.areElementsHidden = newValue
    }
  }
}
