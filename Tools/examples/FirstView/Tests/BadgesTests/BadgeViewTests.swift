// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Badges
import HeadlessSnapshots
import Testing

@MainActor @Suite struct BadgeViewTests {
  @Test func everyState() {
    assertSnapshots(
      of: BadgeView.self,
      states: [
        "one": BadgeModel(text: "1 message"),
        "many": BadgeModel(text: "1,204 messages"),
        "urgent": BadgeModel(text: "Answer today", isUrgent: true),
      ],
      size: .fitting,
      apply: { view, model in view.show(model) })
  }
}
