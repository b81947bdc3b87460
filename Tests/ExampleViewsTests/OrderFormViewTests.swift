// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

final class OrderFormViewTests: XCTestCase {
  func testEveryState() {
    for scale in [1, 2, 3] {
      assertSnapshots(
        of: OrderFormView.self, states: ExampleStates.orderForm,
        size: .fixed(ExampleStates.orderFormSize),
        .pixels(perPoint: scale))
    }
  }
}
