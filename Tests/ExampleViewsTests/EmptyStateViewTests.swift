// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

final class EmptyStateViewTests: XCTestCase {
  func testEveryState() {
    for scale in [1, 2, 3] {
      assertSnapshots(
        of: EmptyStateView.self, states: ExampleStates.emptyState,
        size: .fixed(ExampleStates.emptyStateSize),
        .pixels(perPoint: scale))
    }
  }
}
