// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

final class ProductCardViewTests: XCTestCase {
  func testEveryState() {
    for scale in [1, 2, 3] {
      assertSnapshots(
        of: ProductCardView.self, states: ExampleStates.product,
        size: .fixed(ExampleStates.productSize),
        .pixels(perPoint: scale))
    }
  }
}
