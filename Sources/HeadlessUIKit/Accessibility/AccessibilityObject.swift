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
  final var accessibilityDefaults: (any AccessibilityDefaults)? {
    self as? any AccessibilityDefaults
  }

  /// Where it is on the screen, where it was not told.
  var standardAccessibilityFrame: CGRect { .zero }

  /// Whether the object is read as one thing. The default is true for labels with a text and for
  /// most of UIKit's controls.
  open var isAccessibilityElement: Bool {
    get {
      isAccessibilityElementBlock?() ?? accessibilityStorage?.isElement
        ?? accessibilityDefaults?.isElementByDefault ?? false
    }
    set { accessibilityAttributes.isElement = newValue }
  }

  /// What is read for the object. The default is the text of a label, the title of a button.
  open var accessibilityLabel: String? {
    get { accessibilityLabelBlock.map { $0() } ?? labelStorage }
    set { accessibilityAttributes.label = newValue.map { NSAttributedString(string: $0) } }
  }

  private var labelStorage: String? {
    accessibilityStorage?.label?.string ?? accessibilityDefaults?.defaultAccessibilityLabel
  }

  /// What is read for the object's value. The default is what a control of UIKit's is set to.
  open var accessibilityValue: String? {
    get { accessibilityValueBlock.map { $0() } ?? valueStorage }
    set { accessibilityAttributes.value = newValue.map { NSAttributedString(string: $0) } }
  }

  private var valueStorage: String? {
    let defaults = accessibilityDefaults
    if let defaults, defaults.keepsDefaultValue { return defaults.defaultAccessibilityValue }
    return accessibilityStorage?.value?.string ?? defaults?.defaultAccessibilityValue
  }

  /// What is read about the outcome of using the object.
  open var accessibilityHint: String? {
    get { accessibilityHintBlock.map { $0() } ?? hintStorage }
    set { accessibilityAttributes.hint = newValue.map { NSAttributedString(string: $0) } }
  }

  private var hintStorage: String? {
    accessibilityStorage?.hint?.string ?? accessibilityDefaults?.defaultAccessibilityHint
  }

  /// The label with what is said of how it is spoken.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityStorage?.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityAttributes.label = newValue }
  }

  /// The value with what is said of how it is spoken.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityStorage?.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityAttributes.value = newValue }
  }

  /// The hint with what is said of how it is spoken.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityStorage?.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityAttributes.hint = newValue }
  }

  /// The language in which the object is read, such as `de`; `nil`, the default, for the user's.
  open var accessibilityLanguage: String? {
    get { accessibilityStorage?.language }
    set { accessibilityAttributes.language = newValue }
  }

  /// What kind of thing the object is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      accessibilityTraitsBlock?() ?? accessibilityStorage?.traits
        ?? accessibilityDefaults?.defaultAccessibilityTraits ?? .none
    }
    set { accessibilityAttributes.traits = newValue }
  }

  /// Whether nothing in the object is read. The default is false.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityElementsHiddenBlock?() ?? accessibilityStorage?.hidesElements ?? false }
    set { accessibilityAttributes.hidesElements = newValue }
  }

  /// The name that tests find the object by; it is not read to anybody.
  open var accessibilityIdentifier: String? {
    get { accessibilityIdentifierBlock.map { $0() } ?? accessibilityStorage?.identifier }
    set { accessibilityAttributes.identifier = newValue }
  }

  /// What is read one after the other in place of the subviews; `nil`, the default of most views,
  /// for these.
  open var accessibilityElements: [Any]? {
    get {
      accessibilityElementsBlock.map { $0() } ?? accessibilityStorage?.elements
        ?? accessibilityDefaults?.defaultAccessibilityElements
    }
    set { accessibilityAttributes.elements = newValue }
  }

  /// Where the object is on the screen. A view's default is its bounds in the window's coordinates.
  open var accessibilityFrame: CGRect {
    get { accessibilityFrameBlock?() ?? accessibilityStorage?.frame ?? standardAccessibilityFrame }
    set { accessibilityAttributes.frame = newValue }
  }

  /// The object's outline on the screen, where that is not a rectangle.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityPathBlock.map { $0() } ?? accessibilityStorage?.path }
    set { accessibilityAttributes.path = newValue }
  }

  /// Where the object is pressed. The default is the middle of ``accessibilityFrame``, and a
  /// slider's thumb.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibilityActivationPointBlock?() ?? accessibilityStorage?.activationPoint
        ?? standardActivationPoint
    }
    set { accessibilityAttributes.activationPoint = newValue }
  }

  /// Where the object is pressed where nothing was said.
  package final var standardActivationPoint: CGPoint {
    if let point = accessibilityDefaults?.defaultActivationPoint { return point }
    let frame = accessibilityFrame
    let bounds = frame.isEmpty ? accessibilityPath?.bounds ?? frame : frame
    return CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Whether what lies beside the object is not read. The default is false.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityViewIsModalBlock?() ?? accessibilityStorage?.isModal ?? false }
    set { accessibilityAttributes.isModal = newValue }
  }

  /// Whether what is in the object is read before what is beside it. The default is false.
  open var shouldGroupAccessibilityChildren: Bool {
    get {
      accessibilityShouldGroupAccessibilityChildrenBlock?() ?? accessibilityStorage?.groupsChildren
        ?? false
    }
    set { accessibilityAttributes.groupsChildren = newValue }
  }

  /// What people may call the object. The default is its label.
  open var accessibilityUserInputLabels: [String]! {
    get {
      accessibilityUserInputLabelsBlock?() ?? accessibilityStorage?.inputLabels
        ?? standardInputLabels
    }
    set { accessibilityAttributes.inputLabels = newValue }
  }

  private var standardInputLabels: [String] {
    accessibilityDefaults?.defaultInputLabels ?? [accessibilityLabel].compactMap { $0 }
  }

  /// Whether the object keeps its colors while the screen's are inverted. The default is false.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityStorage?.ignoresInvertColors ?? false }
    set { accessibilityAttributes.ignoresInvertColors = newValue }
  }

  /// Whether people can do something with the object. The default is what its traits say.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityRespondsToUserInteractionBlock?() ?? accessibilityStorage?
        .respondsToUserInteraction
        ?? accessibilityTraits.isInteractive
    }
    set { accessibilityAttributes.respondsToUserInteraction = newValue }
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
    get { accessibilityContainerTypeBlock?() ?? accessibilityStorage?.containerType ?? .none }
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
    get { accessibilityCustomActionsBlock.map { $0() } ?? accessibilityStorage?.customActions }
    set { accessibilityAttributes.customActions = newValue }
  }

  /// The lists of places in the object that people may go through; `nil`, the default, for none.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityCustomRotorsBlock.map { $0() } ?? accessibilityStorage?.customRotors }
    set { accessibilityAttributes.customRotors = newValue }
  }

  // MARK: Reading

  /// What kind of text it is, for how it is read; `nil`, the default, for any.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityStorage?.textualContext }
    set { accessibilityAttributes.textualContext = newValue }
  }

  /// How people go through what is in the object. The default is as the system does.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityStorage?.navigationStyle ?? .automatic }
    set { accessibilityAttributes.navigationStyle = newValue }
  }

  // MARK: Focus

  /// Called when reading comes to the object. Nobody reads here.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when reading leaves the object. Nobody reads here.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether the object is being read: never here.
  open func accessibilityElementIsFocused() -> Bool { false }

  // MARK: Touch

  /// What people who do not see it find at a place; of a view, in its coordinates, the element that
  /// is touched there. `nil` where there is none.
  open func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? { nil }

  // MARK: Blocks

  /// Says what ``isAccessibilityElement`` is; `nil`, the default, for what was set.
  open var isAccessibilityElementBlock: (() -> Bool)? {
    get { self[block: \.isElement] }
    set { self[block: \.isElement] = newValue }
  }

  /// Says what ``accessibilityLabel`` is; `nil`, the default, for what was set.
  open var accessibilityLabelBlock: (() -> String?)? {
    get { self[block: \.label] }
    set { self[block: \.label] = newValue }
  }

  /// Says what ``accessibilityValue`` is; `nil`, the default, for what was set.
  open var accessibilityValueBlock: (() -> String?)? {
    get { self[block: \.value] }
    set { self[block: \.value] = newValue }
  }

  /// Says what ``accessibilityHint`` is; `nil`, the default, for what was set.
  open var accessibilityHintBlock: (() -> String?)? {
    get { self[block: \.hint] }
    set { self[block: \.hint] = newValue }
  }

  /// Says what ``accessibilityTraits`` are; `nil`, the default, for what was set.
  open var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
    get { self[block: \.traits] }
    set { self[block: \.traits] = newValue }
  }

  /// Says what ``accessibilityIdentifier`` is; `nil`, the default, for what was set.
  open var accessibilityIdentifierBlock: (() -> String?)? {
    get { self[block: \.identifier] }
    set { self[block: \.identifier] = newValue }
  }

  /// Says what ``accessibilityElementsHidden`` is; `nil`, the default, for what was set.
  open var accessibilityElementsHiddenBlock: (() -> Bool)? {
    get { self[block: \.hidesElements] }
    set { self[block: \.hidesElements] = newValue }
  }

  /// Says what ``accessibilityElements`` are; `nil`, the default, for what was set.
  open var accessibilityElementsBlock: (() -> [Any]?)? {
    get { self[block: \.elements] }
    set { self[block: \.elements] = newValue }
  }

  /// Says what ``accessibilityFrame`` is; `nil`, the default, for what was set.
  open var accessibilityFrameBlock: (() -> CGRect)? {
    get { self[block: \.frame] }
    set { self[block: \.frame] = newValue }
  }

  /// Says what ``accessibilityPath`` is; `nil`, the default, for what was set.
  open var accessibilityPathBlock: (() -> UIBezierPath?)? {
    get { self[block: \.path] }
    set { self[block: \.path] = newValue }
  }

  /// Says what ``accessibilityActivationPoint`` is; `nil`, the default, for what was set.
  open var accessibilityActivationPointBlock: (() -> CGPoint)? {
    get { self[block: \.activationPoint] }
    set { self[block: \.activationPoint] = newValue }
  }

  /// Says what ``accessibilityViewIsModal`` is; `nil`, the default, for what was set.
  open var accessibilityViewIsModalBlock: (() -> Bool)? {
    get { self[block: \.isModal] }
    set { self[block: \.isModal] = newValue }
  }

  /// Says what ``shouldGroupAccessibilityChildren`` is; `nil`, the default, for what was set.
  open var accessibilityShouldGroupAccessibilityChildrenBlock: (() -> Bool)? {
    get { self[block: \.groupsChildren] }
    set { self[block: \.groupsChildren] = newValue }
  }

  /// Says what ``accessibilityUserInputLabels`` are; `nil`, the default, for what was set.
  open var accessibilityUserInputLabelsBlock: (() -> [String]?)? {
    get { self[block: \.inputLabels] }
    set { self[block: \.inputLabels] = newValue }
  }

  /// Says what ``accessibilityRespondsToUserInteraction`` is; `nil`, the default, for what was set.
  open var accessibilityRespondsToUserInteractionBlock: (() -> Bool)? {
    get { self[block: \.respondsToUserInteraction] }
    set { self[block: \.respondsToUserInteraction] = newValue }
  }

  /// Says what ``accessibilityContainerType`` is; `nil`, the default, for what was set.
  open var accessibilityContainerTypeBlock: (() -> UIAccessibilityContainerType)? {
    get { self[block: \.containerType] }
    set { self[block: \.containerType] = newValue }
  }

  /// Says what ``accessibilityCustomActions`` are; `nil`, the default, for what was set.
  open var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
    get { self[block: \.customActions] }
    set { self[block: \.customActions] = newValue }
  }

  /// Says what ``accessibilityCustomRotors`` are; `nil`, the default, for what was set.
  open var accessibilityCustomRotorsBlock: (() -> [UIAccessibilityCustomRotor]?)? {
    get { self[block: \.customRotors] }
    set { self[block: \.customRotors] = newValue }
  }
}
