// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import XCTest

/// The examples of the article on accessibility.
final class AccessibilityArticleTests: XCTestCase {
  private let accounts: SnapshotStates<AccountModel> = [
    "admin": AccountModel(name: "Ada", status: .active, isAdmin: true),
    "locked": AccountModel(name: "Tim", status: .locked, isAdmin: false),
  ]

  func testOneView() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
    card.backgroundColor = .systemBackground
    let share = UIButton(type: .system)
    share.setTitle("Share", for: .normal)
    share.frame = card.bounds
    card.addSubview(share)

    assertSnapshot(of: card, as: .accessibility)
    assertSnapshot(of: card, as: .accessibilityImage)
  }

  func testEveryState() {
    assertSnapshots(
      of: AccountRow.self, states: accounts, size: .fixed(320, 56),
      .picture(.accessibilityImage), .companions([.accessibility]))
  }
}
