// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ExampleViews
import HeadlessSnapshots
import XCTest

final class SettingsCellTests: XCTestCase {
  func testEveryState() {
    for scale in [1, 2, 3] {
      assertSnapshots(
        of: SettingsCell.self, states: ExampleStates.settings,
        size: .fixed(ExampleStates.settingsSize),
        .pixels(perPoint: scale))
    }
  }
}
