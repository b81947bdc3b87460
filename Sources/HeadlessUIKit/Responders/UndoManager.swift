// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Undoes changes, and does them again. Linux's Foundation has none.
open class UndoManager: NSObject {
  private struct Step {
    var name = ""
    var changes: [() -> Void] = []
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var openGroups: [Step] = []
  private var disabled = 0

  /// Makes a manager without changes.
  public override init() { super.init() }

  /// Whether a change is being undone.
  open private(set) var isUndoing: Bool = false
  /// Whether a change is being done again.
  open private(set) var isRedoing: Bool = false
  /// Whether there is something to undo.
  open var canUndo: Bool { !undoSteps.isEmpty || openGroups.contains { !$0.changes.isEmpty } }
  /// Whether there is something to do again.
  open var canRedo: Bool { !redoSteps.isEmpty }
  /// Whether changes are noted.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Whether changes of one turn of the run loop are one. Kept: each is one here, but in groups.
  open var groupsByEvent: Bool = true
  /// How many groups are open.
  open var groupingLevel: Int { openGroups.count }
  /// How many steps are kept; 0, the default, for all.
  open var levelsOfUndo: Int = 0 {
    didSet { cut() }
  }

  /// Notes how a change is undone.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let change = { [weak target] in
      if let target { handler(target) }
    }
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].changes.append(change)
      return
    }
    push(Step(changes: [change]))
  }

  private func push(_ step: Step) {
    guard !step.changes.isEmpty else { return }
    if isUndoing {
      redoSteps.append(step)
    } else {
      undoSteps.append(step)
      if !isRedoing { redoSteps = [] }
      cut()
    }
  }

  private func cut() {
    if levelsOfUndo > 0 { undoSteps = undoSteps.suffix(levelsOfUndo) }
  }

  /// Begins a group of changes that are undone as one.
  open func beginUndoGrouping() { openGroups.append(Step()) }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    if openGroups.isEmpty {
      push(group)
    } else {
      openGroups[openGroups.count - 1].changes += group.changes
    }
  }

  /// Undoes the last change.
  open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    guard let step = undoSteps.popLast() else { return }
    isUndoing = true
    run(step)
    isUndoing = false
  }

  /// Undoes the last group.
  open func undoNestedGroup() { undo() }

  /// Does the change again that was undone last.
  open func redo() {
    guard let step = redoSteps.popLast() else { return }
    isRedoing = true
    run(step)
    isRedoing = false
  }

  private func run(_ step: Step) {
    openGroups.append(Step(name: step.name))
    for change in step.changes.reversed() { change() }
    endUndoGrouping()
  }

  /// Notes no changes until ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disabled += 1 }
  /// Notes changes again.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Forgets all changes.
  open func removeAllActions() {
    undoSteps = []
    redoSteps = []
    openGroups = []
  }

  /// What the last change is called.
  open var undoActionName: String { undoSteps.last?.name ?? "" }
  /// What the change is called that was undone last.
  open var redoActionName: String { redoSteps.last?.name ?? "" }
  /// What undoing is called in a menu.
  open var undoMenuItemTitle: String { title("Undo", undoActionName) }
  /// What doing again is called in a menu.
  open var redoMenuItemTitle: String { title("Redo", redoActionName) }

  private func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }

  /// Says what the last change is called.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = actionName
    } else if !undoSteps.isEmpty {
      undoSteps[undoSteps.count - 1].name = actionName
    }
  }
}
