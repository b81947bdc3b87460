// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A view that people act on: it has states, and tells of events.
///
/// Handlers are closures, or methods that a ``Selector`` is made from.
///
/// ```swift
/// let control = UIControl(frame: .zero, primaryAction: UIAction { _ in print("pressed") })
/// control.sendActions(for: .primaryActionTriggered)
/// ```
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private var registrations: [ControlRegistration] = []

  /// Makes a control that does nothing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode { decodeControl($0, $1) }
  }

  /// Makes a control that runs `primaryAction` on `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether people can act on the control. The default is true.
  open var isEnabled: Bool = true {
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      tellExtensionsIsEnabled(oldValue)
    }
  }

  /// Whether the control is chosen. The default is false.
  open var isSelected: Bool = false {
    didSet {
      if isSelected != oldValue { stateDidChange() }
      tellExtensionsIsSelected(oldValue)
    }
  }

  /// Whether the control is being pressed. The default is false.
  open var isHighlighted: Bool = false {
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      tellExtensionsIsHighlighted(oldValue)
    }
  }

  /// The three flags as one value; `normal` where none applies.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after ``state`` has changed.
  func stateDidChange() {
    setNeedsDisplay()
  }

  /// Whether a tap brings up a menu. Kept: no menu comes up. The default is false.
  open var showsMenuAsPrimaryAction: Bool = false

  /// Whether a long press brings up the menu that the control's own methods make. Kept: no menu
  /// comes up. The default is false.
  open var isContextMenuInteractionEnabled: Bool = false

  /// What brings up the control's menu; `nil` while
  /// ``isContextMenuInteractionEnabled`` is false.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    guard isContextMenuInteractionEnabled else { return nil }
    let made = menuInteraction ?? UIContextMenuInteraction(delegate: self)
    if menuInteraction == nil { addInteraction(made) }
    menuInteraction = made
    return made
  }
  private var menuInteraction: UIContextMenuInteraction?

  /// What comes up at a place of the control; `nil`, the default, for nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// What of the control is lifted; `nil`, the default, for all of it.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Where it goes back to; `nil`, the default, for where it came from.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called before the menu comes up. The default does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before the menu goes. The default does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Content

  /// Where the content lies from side to side. The default is in the middle.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { contentAlignmentDidChange() } }
  }

  /// Where the content lies from top to bottom. The default is in the middle.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { contentAlignmentDidChange() } }
  }

  /// Called after one of the two alignments has changed.
  func contentAlignmentDidChange() {}

  // MARK: Events

  /// Runs `action` on each of `events` from now on, after those that came before. An action with
  /// the same identifier is replaced for these events.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    register(.action(action), for: events)
  }

  /// No longer runs `action`, or another one with its identifier, on `events`.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// No longer runs the action with this identifier on `events`.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    unregister(events) { registration in
      if case .action(let action) = registration { action.identifier == identifier } else { false }
    }
  }

  /// Calls a method of `target` on each of `controlEvents` from now on, after what came before. The
  /// target is not kept alive; `nil` stands for the first responder from the control on that has
  /// the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    register(.target(TargetAction(target, action)), for: controlEvents)
  }

  /// No longer calls a method of `target` on `controlEvents`; `nil` stands for all targets, or for
  /// all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    unregister(controlEvents) { registration in
      if case .target(let pair) = registration { pair.matches(target, action) } else { false }
    }
  }

  /// The targets whose methods are called.
  open var allTargets: Set<AnyHashable> {
    Set(
      registrations.compactMap {
        if case .target(let pair) = $0.handler { pair.target as? NSObject } else { nil }
      }.map { AnyHashable($0) })
  }

  /// The names of the methods of `target` that are called on `controlEvent`; `nil` for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = registrations.compactMap { registration -> String? in
      guard case .target(let pair) = registration.handler,
        registration.events.contains(controlEvent), pair.matches(target, nil)
      else { return nil }
      return NSStringFromSelector(pair.selector)
    }
    return names.isEmpty ? nil : names
  }

  /// Calls `iterator` with each action, or each target and method, and its events, until it says
  /// stop.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var isStopped = false
    for registration in registrations where !isStopped {
      switch registration.handler {
      case .action(let action): iterator(action, nil, registration.events, &isStopped)
      case .target(let pair):
        iterator(nil, (pair.target, pair.selector), registration.events, &isStopped)
      }
    }
  }

  /// The events that something is registered for.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  // MARK: Tracking

  /// Whether a finger that came down in the control is followed.
  open private(set) var isTracking: Bool = false

  /// Whether the finger that is followed is inside of the control.
  open private(set) var isTouchInside: Bool = false

  /// Called when a finger comes down in the control; true, the default, to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger moves; true, the default, to go on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger is lifted, or is no longer followed. The default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the system takes the finger away. The default does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// Follows a finger that comes down, and sends `touchDown`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first,
      beginTracking(touch, with: event)
    else { return }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Follows a finger that moves, and sends the events of drags.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      (isTracking, isTouchInside, isHighlighted) = (false, false, false)
      return endTracking(touch, with: event)
    }
    if wasInside != isTouchInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  /// Stops following a finger that is lifted, and sends `touchUpInside` or `touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    endTracking(touch, with: event)
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  /// Stops following the finger, and sends `touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// What people read who let a pointer rest on the control; `nil`, the default, for nothing.
  open var toolTip: String?

  /// Runs `action` with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Calls a method of `target` with this control as its sender; `nil` stands for the first
  /// responder from the control on that has the method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target, action).perform(from: self, place: self, event: event)
  }

  /// The events by which people have done what the control is for, such as a tap on a button.
  var eventsOfPrimaryAction: Event { [] }

  /// Runs what is registered for `events`, each once, in the order in which it was added.
  ///
  /// The event that tells that people have done what the control is for is
  /// `primaryActionTriggered`, too: `touchUpInside` of a button, `valueChanged` of a switch, a
  /// slider, a stepper, a segmented control, a page control and a date picker.
  open func sendActions(for events: Event) {
    let isPrimary = !events.isDisjoint(with: eventsOfPrimaryAction)
    let events = isPrimary ? events.union(.primaryActionTriggered) : events
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      switch registration.handler {
      case .action(let action): sendAction(action)
      case .target(let pair):
        guard pair.target != nil || pair.isForResponders else { continue }
        sendAction(pair.selector, to: pair.target, for: nil)
      }
    }
  }

  private func register(_ handler: ControlRegistration.Handler, for events: Event) {
    if let index = registrations.firstIndex(where: { $0.handler.equals(handler) }) {
      registrations[index].events.formUnion(events)
    } else {
      registrations.append(ControlRegistration(handler: handler, events: events))
    }
  }

  private func unregister(_ events: Event, where isMeant: (ControlRegistration.Handler) -> Bool) {
    for index in registrations.indices where isMeant(registrations[index].handler) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    // One term for scenes, as versions before 3 told it; UIKit prints each flag.
    let flags: [(String, Bool)] = [
      ("disabled", !isEnabled), ("selected", isSelected), ("highlighted", isHighlighted),
    ]
    let names = flags.filter(\.1).map(\.0)
    if !names.isEmpty { StateProperty("state", .list(names.map { .term($0) })) }
    StateProperty("tint", color: tintColor)
    StateProperty("enabled", flag: isEnabled, default: true, readers: .description)
    StateProperty("selected", flag: isSelected, default: false, readers: .description)
    StateProperty("highlighted", flag: isHighlighted, default: false, readers: .description)
    StateProperty(
      "contentHorizontalAlignment", term: contentHorizontalAlignment, default: .center)
    StateProperty("contentVerticalAlignment", term: contentVerticalAlignment, default: .center)
  }
}
