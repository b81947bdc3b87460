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
  var path: UIBezierPath?
  var activationPoint = CGPoint.zero
  var isModal = false
  var groupsChildren = false
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
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

  /// The object's outline on the screen, where that is not a rectangle.
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { asAccessible.map(\.accessibilityPath) ?? kept.path }
    set {
      if let asAccessible { asAccessible.accessibilityPath = newValue }
      kept.path = newValue
    }
  }

  /// Where the object is pressed, on the screen, in points.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get { asAccessible.map(\.accessibilityActivationPoint) ?? kept.activationPoint }
    set {
      if let asAccessible { asAccessible.accessibilityActivationPoint = newValue }
      kept.activationPoint = newValue
    }
  }

  /// Whether what lies beside the object is not read.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { asAccessible?.accessibilityViewIsModal ?? kept.isModal }
    set {
      if let asAccessible { asAccessible.accessibilityViewIsModal = newValue }
      kept.isModal = newValue
    }
  }

  /// Whether what is in the object is read before what is beside it.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { asAccessible?.shouldGroupAccessibilityChildren ?? kept.groupsChildren }
    set {
      if let asAccessible { asAccessible.shouldGroupAccessibilityChildren = newValue }
      kept.groupsChildren = newValue
    }
  }

  /// What people may do with the object beside pressing it.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { asAccessible.map(\.accessibilityCustomActions) ?? kept.customActions }
    set {
      if let asAccessible { asAccessible.accessibilityCustomActions = newValue }
      kept.customActions = newValue
    }
  }

  /// The lists of places in the object that people may go through.
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { asAccessible.map(\.accessibilityCustomRotors) ?? kept.customRotors }
    set {
      if let asAccessible { asAccessible.accessibilityCustomRotors = newValue }
      kept.customRotors = newValue
    }
  }

  /// Presses the object by its name.
  ///
  /// - Returns: Whether it did something; one that does not say otherwise does nothing.
  @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
    asAccessible?.accessibilityActivate() ?? false
  }

  /// Lets the value of an adjustable object grow.
  @preconcurrency @MainActor public func accessibilityIncrement() {
    asAccessible?.accessibilityIncrement()
  }

  /// Lets the value of an adjustable object shrink.
  @preconcurrency @MainActor public func accessibilityDecrement() {
    asAccessible?.accessibilityDecrement()
  }

  /// Closes what is open.
  ///
  /// - Returns: Whether it did.
  @preconcurrency @MainActor public func accessibilityPerformEscape() -> Bool {
    asAccessible?.accessibilityPerformEscape() ?? false
  }

  /// Does the most important thing.
  ///
  /// - Returns: Whether it did.
  @preconcurrency @MainActor public func accessibilityPerformMagicTap() -> Bool {
    asAccessible?.accessibilityPerformMagicTap() ?? false
  }
}
