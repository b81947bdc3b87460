// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

final class ProfileViewTests: XCTestCase {
  func testEveryState() {
    for scale in [1, 2, 3] {
      assertSnapshots(
        of: ProfileView.self, states: ExampleStates.profile,
        size: .fixed(ExampleStates.profileSize),
        .pixels(perPoint: scale))
    }
  }
}
