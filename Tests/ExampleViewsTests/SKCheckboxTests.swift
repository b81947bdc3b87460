// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

final class SKCheckboxTests: XCTestCase {
  func testEveryState() {
    for scale in [1, 2, 3] {
      assertSnapshots(
        of: SKCheckbox.self, states: ExampleStates.checkbox,
        size: .fixed(ExampleStates.checkboxSize),
        .pixels(perPoint: scale))
    }
  }

  func testTickingCallsBackWithTheOldValue() {
    let checkbox = SKCheckbox(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    var calls: [Bool] = []
    checkbox.valueDidChange = { _, oldValue in calls.append(oldValue) }

    checkbox.isChecked = true
    checkbox.isChecked = false

    XCTAssertEqual(calls, [false, true])
  }
}
