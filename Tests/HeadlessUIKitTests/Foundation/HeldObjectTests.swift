// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class HeldObjectTests: XCTestCase {
  private final class Pet {}

  func testAWeakTableKeepsNothingAlive() {
    let pets = NSHashTable<Pet>.weakObjects()
    let kept = Pet()
    do {
      let gone = Pet()
      pets.add(gone)
      pets.add(kept)
      pets.add(kept)
      XCTAssertEqual(pets.count, 2)
    }

    XCTAssertTrue(pets.allObjects.map(ObjectIdentifier.init) == [ObjectIdentifier(kept)])
    pets.remove(kept)
    XCTAssertEqual(pets.count, 0)
  }

  func testEqualObjectsAreOneInATableThatHoldsThem() {
    let names = NSHashTable<NSString>()
    names.add("Ada")
    names.add(NSString(string: "Ada"))

    XCTAssertEqual(names.count, 1)
    XCTAssertTrue(names.contains("Ada"))
  }

  func testAMapForgetsAKeyThatIsGone() {
    let names = NSMapTable<Pet, NSString>.weakToStrongObjects()
    let kept = Pet()
    do {
      let gone = Pet()
      names.setObject("gone", forKey: gone)
      names.setObject("kept", forKey: kept)
      XCTAssertEqual(names.object(forKey: gone), "gone")
    }

    XCTAssertEqual(names.count, 1)
    names.setObject("new", forKey: kept)
    XCTAssertEqual(names.object(forKey: kept), "new")
    names.removeObject(forKey: kept)
    XCTAssertNil(names.object(forKey: kept))
  }

  func testChangesAreUndoneAndRedone() {
    let (manager, label) = (UndoManager(), UILabel())
    func set(_ text: String) {
      let before = label.text ?? ""
      manager.registerUndo(withTarget: label) { _ in set(before) }
      label.text = text
    }
    set("a")
    set("b")
    manager.setActionName("Typing")

    XCTAssertEqual(manager.undoMenuItemTitle, "Undo Typing")
    manager.undo()
    XCTAssertEqual(label.text, "a")
    XCTAssertTrue(manager.canRedo)
    manager.redo()
    XCTAssertEqual(label.text, "b")
    manager.undo()
    manager.undo()
    XCTAssertEqual(label.text, "")
    XCTAssertFalse(manager.canUndo)
  }

  func testAGroupIsUndoneAtOnce() {
    let (manager, list) = (UndoManager(), NSMutableArray(array: [1]))
    manager.beginUndoGrouping()
    for number in [2, 3] {
      list.add(number)
      manager.registerUndo(withTarget: list) { $0.removeLastObject() }
    }
    manager.endUndoGrouping()

    manager.undo()
    XCTAssertEqual(list, [1])
  }
}
