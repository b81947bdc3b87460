// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

final class KeypadTests: XCTestCase {
  func testEveryCell() {
    for scale in [1, 2, 3] {
      assertSnapshots(
        of: KeypadCell.self, states: ExampleStates.keypadCell,
        size: .fixed(ExampleStates.keypadCellSize), .pixels(perPoint: scale))
    }
  }

  func testWholeKeypad() {
    for scale in [1, 2, 3] {
      assertSnapshot(
        of: KeypadView(), size: .fixed(ExampleStates.keypadSize), .pixels(perPoint: scale))
    }
  }

  func testModellableKeypad() {
    assertSnapshot(of: ModellableKeypadView(), size: .fixed(ExampleStates.keypadSize))
  }

  func testOwnerKeypad() {
    let keypad = OwnerKeypadView()
    keypad.viewModel = ExampleStates.keypad
    assertSnapshot(of: keypad, size: .fixed(ExampleStates.keypadSize))
  }

  func testPlainKeypad() {
    assertSnapshot(of: PlainKeypadView(), size: .fixed(ExampleStates.keypadSize))
  }

  func testAllLifecyclesLookTheSame() {
    let owner = OwnerKeypadView()
    owner.viewModel = ExampleStates.keypad
    let looks = [KeypadView(), ModellableKeypadView(), owner, PlainKeypadView()].map {
      look(of: $0, ExampleStates.keypadSize)
    }

    for look in looks.dropFirst() { XCTAssertEqual(look, looks[0]) }
  }

  func testKeysLookTheSameInEveryStateAndLifecycle() {
    for (name, viewModel) in ExampleStates.keypadCell.pairs {
      let (bloody, modellable, owner, plain) = (
        KeypadCell(), ModellableKeypadCell(), OwnerKeypadCell(), PlainKeypadCell()
      )
      bloody.viewModel = viewModel
      modellable.model = viewModel
      owner.viewModel = viewModel
      viewModel.configure(plain)

      let looks = [bloody, modellable, owner, plain].map {
        look(of: $0, ExampleStates.keypadCellSize)
      }
      for look in looks.dropFirst() { XCTAssertEqual(look, looks[0], name) }
    }
  }

  func testKeysThatAreUsedAgainLookLikeFreshOnes() {
    assertTransitions(
      of: ModellableKeypadCell.self, states: ExampleStates.keypadCell,
      size: .fixed(ExampleStates.keypadCellSize), apply: { $0.model = $1 })
    assertTransitions(
      of: OwnerKeypadCell.self, states: ExampleStates.keypadCell,
      size: .fixed(ExampleStates.keypadCellSize),
      apply: { cell, key in
        cell.prepareForReuse()
        cell.viewModel = key
      })
  }

  private func look(of view: UIView, _ size: CGSize) -> String {
    view.frame = CGRect(origin: .zero, size: size)
    return view.displayList(scale: 2).dump()
  }
}
