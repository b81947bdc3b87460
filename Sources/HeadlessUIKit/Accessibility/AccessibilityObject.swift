// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Longer than other files: what a subclass may override has to stand in the body of the class.

import Foundation

/// An object that says something to people who do not see it.
///
/// On iOS these are members of every `NSObject`. Here they are those of UIResponder, and with it of
/// views and controllers, of ``UIAccessibilityElement`` and of bars' items: Swift overrides only
/// what stands in a class.
///
/// ```swift
/// card.isAccessibilityElement = true
/// card.accessibilityLabel = "Concert, tonight"
/// card.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share") { _ in share() }]
/// ```
@preconcurrency @MainActor
open class AccessibilityObject: NSObject {
  final var accessibilityStorage: AccessibilityAttributes?

  /// Makes an object that says nothing.
  public override init() {
    super.init()
  }

  /// What the object says where it was told nothing.
  var accessibilityDefaults: (any AccessibilityDefaults)? { self as? any AccessibilityDefaults }

  /// Where it is on the screen, where it was not told.
  var standardAccessibilityFrame: CGRect { .zero }

  /// Whether the object is read as one thing. The default is true for labels and buttons.
  open var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? (accessibilityDefaults != nil) }
    set { accessibilityAttributes.isElement = newValue }
  }

  /// What is read for the object. The default is the text of a label, the title of a button.
  open var accessibilityLabel: String? {
    get { accessibilityStorage?.label ?? accessibilityDefaults?.defaultAccessibilityLabel }
    set { accessibilityAttributes.label = newValue }
  }

  /// What is read for the object's value.
  open var accessibilityValue: String? {
    get { accessibilityStorage?.value }
    set { accessibilityAttributes.value = newValue }
  }

  /// What is read about the outcome of using the object.
  open var accessibilityHint: String? {
    get { accessibilityStorage?.hint }
    set { accessibilityAttributes.hint = newValue }
  }

  /// What kind of thing the object is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      accessibilityStorage?.traits ?? accessibilityDefaults?.defaultAccessibilityTraits ?? .none
    }
    set { accessibilityAttributes.traits = newValue }
  }

  /// Whether nothing in the object is read. The default is false.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityStorage?.hidesElements ?? false }
    set { accessibilityAttributes.hidesElements = newValue }
  }

  /// The name that tests find the object by; it is not read to anybody.
  open var accessibilityIdentifier: String? {
    get { accessibilityStorage?.identifier }
    set { accessibilityAttributes.identifier = newValue }
  }

  /// What is read one after the other in place of the subviews; `nil`, the default, for these.
  open var accessibilityElements: [Any]? {
    get { accessibilityStorage?.elements }
    set { accessibilityAttributes.elements = newValue }
  }

  /// Where the object is on the screen. A view's default is its bounds in the window's coordinates.
  open var accessibilityFrame: CGRect {
    get { accessibilityStorage?.frame ?? standardAccessibilityFrame }
    set { accessibilityAttributes.frame = newValue }
  }

  /// The object's outline on the screen, where that is not a rectangle.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityStorage?.path }
    set { accessibilityAttributes.path = newValue }
  }

  /// Where the object is pressed. The default is the middle of ``accessibilityFrame``.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityStorage?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibilityAttributes.activationPoint = newValue }
  }

  /// Whether what lies beside the object is not read. The default is false.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityStorage?.isModal ?? false }
    set { accessibilityAttributes.isModal = newValue }
  }

  /// Whether what is in the object is read before what is beside it. The default is false.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityStorage?.groupsChildren ?? false }
    set { accessibilityAttributes.groupsChildren = newValue }
  }

  /// What people may call the object. The default is its label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityStorage?.inputLabels ?? [accessibilityLabel].compactMap { $0 } }
    set { accessibilityAttributes.inputLabels = newValue }
  }

  /// Whether the object keeps its colors while the screen's are inverted. The default is false.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityStorage?.ignoresInvertColors ?? false }
    set { accessibilityAttributes.ignoresInvertColors = newValue }
  }

  /// Called where the object is pressed by its name.
  ///
  /// - Returns: Whether it did something. The default is false.
  open func accessibilityActivate() -> Bool { false }
  /// Called where the value of an adjustable view is to grow. The default does nothing.
  open func accessibilityIncrement() {}
  /// Called where the value of an adjustable view is to shrink. The default does nothing.
  open func accessibilityDecrement() {}
  /// Called where what is open is to be closed.
  ///
  /// - Returns: Whether it was. The default is false.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called where the most important thing is to be done.
  ///
  /// - Returns: Whether it was. The default is false.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Called where the content is to be scrolled.
  ///
  /// - Returns: Whether it was. The default is false.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  // MARK: Container

  /// What kind of container the object is. The default is none.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityStorage?.containerType ?? .none }
    set { accessibilityAttributes.containerType = newValue }
  }

  /// How many elements there are in it: those of ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The element at `index`; `nil` where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Where an element stands among those in it; `NSNotFound` where it is not one.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let element = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === element } ?? NSNotFound
  }

  // MARK: Actions

  /// What people may do with the object beside pressing it; `nil`, the default, for nothing.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityStorage?.customActions }
    set { accessibilityAttributes.customActions = newValue }
  }

  /// The lists of places in the object that people may go through; `nil`, the default, for none.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityStorage?.customRotors }
    set { accessibilityAttributes.customRotors = newValue }
  }
}
