// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

final class BannerViewTests: XCTestCase {
  func testEveryState() {
    for scale in [1, 2, 3] {
      assertSnapshots(
        of: BannerView.self, states: ExampleStates.banner, size: .fixed(ExampleStates.bannerSize),
        .pixels(perPoint: scale))
    }
  }
}
