// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

final class TagListViewTests: XCTestCase {
  func testEveryState() {
    for scale in [1, 2, 3] {
      assertSnapshots(
        of: TagListView.self, states: ExampleStates.tagList,
        size: .fixed(ExampleStates.tagListSize),
        .pixels(perPoint: scale))
    }
  }
}
