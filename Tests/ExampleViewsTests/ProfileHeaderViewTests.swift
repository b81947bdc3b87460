// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

final class ProfileHeaderViewTests: XCTestCase {
  func testEveryState() {
    for scale in [1, 2, 3] {
      assertSnapshots(
        of: ProfileHeaderView.self, states: ExampleStates.profileHeader,
        size: .fixed(ExampleStates.profileHeaderSize),
        .pixels(perPoint: scale))
    }
  }
}
