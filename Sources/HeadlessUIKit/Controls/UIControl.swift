// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A view that people act on: it has states, and tells of events.
///
/// Handlers are closures, because there are no selectors without the Objective-C runtime.
///
/// ```swift
/// let control = UIControl(frame: .zero, primaryAction: UIAction { _ in print("pressed") })
/// control.sendActions(for: .primaryActionTriggered)
/// ```
open class UIControl: UIView {
  private var registrations: [(action: UIAction, events: Event)] = []

  /// Makes a control that does nothing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Archives of controls are not read: always `nil`.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Makes a control that runs `primaryAction` on `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether people can act on the control. The default is true.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is chosen. The default is false.
  open var isSelected: Bool = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control is being pressed. The default is false.
  open var isHighlighted: Bool = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
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

  /// Runs `action` on each of `events` from now on, after those that came before. An action with the
  /// same identifier is replaced for these events.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
    if let index = registrations.firstIndex(where: { $0.action === action }) {
      registrations[index].events.formUnion(events)
    } else {
      registrations.append((action, events))
    }
  }

  /// No longer runs `action`, or another one with its identifier, on `events`.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// No longer runs the action with this identifier on `events`.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    for index in registrations.indices where registrations[index].action.identifier == identifier {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The events that an action is registered for.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Runs `action` with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Runs the actions of all `events`, each once, in the order in which they were added.
  open func sendActions(for events: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      sendAction(registration.action)
    }
  }

  override var descriptionDetails: [String] {
    super.descriptionDetails
      + [
        ("enabled = NO", !isEnabled), ("selected = YES", isSelected),
        ("highlighted = YES", isHighlighted),
      ].filter(\.1).map(\.0)
  }
}
