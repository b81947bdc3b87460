// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

final class RatingViewTests: XCTestCase {
  func testEveryState() {
    for scale in [1, 2, 3] {
      assertSnapshots(
        of: RatingView.self, states: ExampleStates.rating, size: .fixed(ExampleStates.ratingSize),
        .pixels(perPoint: scale))
    }
  }
}
