// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import Testing

struct UndoManagerTests {
  private final class Model {
    let undoManager = UndoManager()
    var title = "a" {
      didSet {
        undoManager.registerUndo(withTarget: self) { [oldValue] in $0.title = oldValue }
      }
    }
  }

  @Test func changesAreUndoneAndDoneAgain() {
    let model = Model()
    model.title = "b"
    model.title = "c"
    model.undoManager.undo()
    #expect(model.title == "b")
    model.undoManager.undo()
    #expect(model.title == "a")
    #expect(!model.undoManager.canUndo)
    model.undoManager.redo()
    #expect(model.title == "b")
    model.title = "d"
    #expect(!model.undoManager.canRedo)
  }

  @Test func aGroupIsOneChange() {
    let model = Model()
    model.undoManager.beginUndoGrouping()
    model.title = "b"
    model.title = "c"
    model.undoManager.setActionName("Rename")
    model.undoManager.endUndoGrouping()
    #expect(model.undoManager.undoMenuItemTitle == "Undo Rename")
    model.undoManager.undo()
    #expect(model.title == "a")
  }

  @Test func nothingIsNotedWhereThatIsSwitchedOff() {
    let model = Model()
    model.undoManager.disableUndoRegistration()
    model.title = "b"
    model.undoManager.enableUndoRegistration()

    #expect(!model.undoManager.canUndo)
  }

  @Test func aMethodUndoesAChange() {
    final class Names: NSObject {
      var all = ["a", "b"]
      func remove(_ name: NSString) { all.removeAll { $0 == name as String } }
    }
    let (names, manager) = (Names(), UndoManager())
    manager.registerUndo(
      withTarget: names, selector: Selector(Names.remove), object: "b" as NSString)

    manager.undo()

    #expect(names.all == ["a"])
  }

  @Test func aChangeIsTold() {
    final class Told: @unchecked Sendable { var names: [String] = [] }
    let (manager, model, told) = (UndoManager(), Model(), Told())
    let names: [Notification.Name] = [
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
        told.names.append($0.name.rawValue)
      }
    }

    manager.registerUndo(withTarget: model) { _ in }
    manager.undo()

    #expect(told.names == names.map(\.rawValue))
    observers.forEach(NotificationCenter.default.removeObserver)
  }
}
