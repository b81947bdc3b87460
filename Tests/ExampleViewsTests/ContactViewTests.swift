// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

final class ContactViewTests: XCTestCase {
  func testEveryState() {
    for scale in [1, 2, 3] {
      assertSnapshots(
        of: ContactView.self, states: ExampleStates.contact,
        size: .fixed(ExampleStates.contactSize),
        .pixels(perPoint: scale))
    }
  }
}
