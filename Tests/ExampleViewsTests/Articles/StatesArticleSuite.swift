// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import Testing

/// The examples of the article on states that are Swift Testing's.
@MainActor @Suite struct StatesArticleSuite {
  @Test(arguments: AccountStatus.allCases)
  func row(_ status: AccountStatus) {
    let row = AccountRow()
    row.viewModel = AccountModel(name: "Ada", status: status, isAdmin: false)
    assertSnapshot(of: row, named: "\(status)", size: .fixed(320, 56))
  }
}
