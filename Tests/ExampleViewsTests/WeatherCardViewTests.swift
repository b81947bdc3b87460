// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

final class WeatherCardViewTests: XCTestCase {
  func testEveryState() {
    for scale in [1, 2, 3] {
      assertSnapshots(
        of: WeatherCardView.self, states: ExampleStates.weather,
        size: .fixed(ExampleStates.weatherSize),
        .pixels(perPoint: scale))
    }
  }
}
