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
        size: ExampleStates.keypadCellSize, scale: CGFloat(scale), variant: "\(scale)x")
    }
  }

  func testWholeKeypad() {
    for scale in [1, 2, 3] {
      assertSnapshot(
        of: KeypadView(), size: ExampleStates.keypadSize, scale: CGFloat(scale),
        variant: "\(scale)x")
    }
  }
}
