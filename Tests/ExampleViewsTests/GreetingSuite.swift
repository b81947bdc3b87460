// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// This is the example of the article on settings: `ArticleExamplesTests` compares the two.

import HeadlessSnapshots
import Testing

let greetings = [
  "morning": GreetingViewModel(text: "Good morning"),
  "night": GreetingViewModel(text: "Good night"),
]

@Suite(.snapshots(.scale(1), .textRendering(.blocks))) struct GreetingSuite {
  @Test func everyGreeting() {
    assertSnapshots(
      of: GreetingView.self, states: greetings, size: .fixed(120, 60), .variant("narrow"))
  }
}
