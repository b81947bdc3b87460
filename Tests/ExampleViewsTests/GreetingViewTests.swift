// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// This file is the README's example, word for word: `ReadmeTests` compares the two.

import HeadlessSnapshots
import XCTest

final class GreetingViewTests: XCTestCase {
  func testEveryState() {
    assertSnapshots(
      of: GreetingView.self,
      states: [
        "morning": GreetingViewModel(text: "Good morning"),
        "night": GreetingViewModel(text: "Good night"),
      ],
      size: .fixed(200, 60))
  }
}

struct GreetingViewModel: BMViewModel {
  let text: String
}

final class GreetingView: UIView, BMViewWithViewModel {
  private let label = UILabel()

  func configure() { addSubview(label) }
  func style() { backgroundColor = .white }
  func update(oldViewModel: GreetingViewModel?) { label.text = viewModel?.text }
  func layout() { label.frame = bounds.insetBy(dx: 16, dy: 16) }
}
