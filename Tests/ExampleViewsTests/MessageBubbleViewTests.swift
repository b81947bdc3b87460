// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

final class MessageBubbleViewTests: XCTestCase {
  func testEveryState() {
    for scale in [1, 2, 3] {
      assertSnapshots(
        of: MessageBubbleView.self, states: ExampleStates.message,
        size: .fixed(ExampleStates.messageSize),
        .pixels(perPoint: scale))
    }
  }
}
