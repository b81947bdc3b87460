// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Keeps what undoes and redoes changes, which Linux's Foundation does not have.
///
/// ```swift
/// let manager = UndoManager()
/// manager.registerUndo(withTarget: label) { $0.text = "before" }
/// label.text = "after"
/// manager.undo()
/// ```
///
/// There is no run loop that would group by events: what is registered outside of
/// ``beginUndoGrouping()`` is a group of its own.
open class UndoManager: NSObject {
  private struct Group {
    var actions: [() -> Void] = []
    var name = ""
  }

  private enum Phase { case idle, undoing, redoing }

  private var undoing: [Group] = []
  private var redoing: [Group] = []
  private var open: [Group] = []
  private var phase = Phase.idle
  private var disabled = 0

  /// Makes a manager of nothing.
  public override init() {}

  /// Kept. The default is true.
  open var groupsByEvent: Bool = true
  /// How many groups are kept; 0, the default, for all.
  open var levelsOfUndo: Int = 0 { didSet { trim() } }
  /// How many groups are begun and not ended.
  open var groupingLevel: Int { open.count }
  /// Whether changes are registered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Whether a change is being undone.
  open var isUndoing: Bool { phase == .undoing }
  /// Whether a change is being redone.
  open var isRedoing: Bool { phase == .redoing }
  /// Whether there is something to undo.
  open var canUndo: Bool { !undoing.isEmpty || open.contains { !$0.actions.isEmpty } }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redoing.isEmpty }
  /// The name of what would be undone; empty where it has none.
  open var undoActionName: String { undoing.last?.name ?? "" }
  /// The name of what would be redone; empty where it has none.
  open var redoActionName: String { redoing.last?.name ?? "" }
  /// The title of a menu's item that undoes.
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  /// The title of a menu's item that redoes.
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  /// Keeps what undoes a change; while a change is undone, what redoes it.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = { [weak target] in
      if let target { handler(target) }
    }
    if open.isEmpty {
      close(Group(actions: [action]))
    } else {
      open[open.count - 1].actions.append(action)
    }
  }

  /// Keeps a method that undoes a change, which is called with `object`.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { target in
      selector.perform(
        on: target, from: anObject as AnyObject? ?? self, place: nil, event: nil)
    }
  }

  /// Begins a group: all up to its end is undone at once.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Ends a group.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if open.isEmpty { close(group) } else { open[open.count - 1].actions += group.actions }
  }

  /// Undoes the last group.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group that has ended.
  open func undoNestedGroup() {
    guard let group = undoing.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    run(group, .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes what was undone last.
  open func redo() {
    guard let group = redoing.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    run(group, .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Forgets all.
  open func removeAllActions() {
    undoing = []
    redoing = []
    open = []
  }

  /// Registers no changes up to ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disabled += 1 }
  /// Registers changes again.
  open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

  /// Names the last group.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undoing.isEmpty {
      undoing[undoing.count - 1].name = actionName
    }
  }

  private func close(_ group: Group) {
    guard !group.actions.isEmpty else { return }
    switch phase {
    case .undoing: redoing.append(group)
    case .redoing: undoing.append(group)
    case .idle:
      undoing.append(group)
      redoing = []
    }
    trim()
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func run(_ group: Group, _ phase: Phase) {
    self.phase = phase
    beginUndoGrouping()
    setActionName(group.name)
    for action in group.actions.reversed() { action() }
    endUndoGrouping()
    self.phase = .idle
  }

  private func trim() {
    guard levelsOfUndo > 0, undoing.count > levelsOfUndo else { return }
    undoing.removeFirst(undoing.count - levelsOfUndo)
  }
}
