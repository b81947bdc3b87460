// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import XCTest

/// The examples of the articles on states and cells.
final class StatesArticleTests: XCTestCase {
  private let accounts: SnapshotStates<AccountModel> = [
    "admin": AccountModel(name: "Ada", status: .active, isAdmin: true),
    "locked": AccountModel(name: "Tim", status: .locked, isAdmin: false),
  ]

  func testPairs() throws {
    let states = try StateMatrix(
      StateAxis("status", .everyCase, of: AccountStatus.self),
      StateAxis("name", ["short": "Ada", "long": "Augusta Ada King, Countess of Lovelace"]),
      StateAxis("admin", .both)
    ) { status, name, isAdmin in
      AccountModel(name: name, status: status, isAdmin: isAdmin)
    }
    .excluding { $0.status == .locked && $0.isAdmin }
    .states(.allPairs)

    assertSnapshots(of: AccountRow.self, states: states, size: .fixed(320, 56))
    assertEveryCase(of: AccountStatus.self, in: states) { $0.status }
  }

  func testVariations() throws {
    let states = try StateMatrix(
      AccountModel(name: "Ada", status: .active, isAdmin: false),
      StateVariation("status", \.status, .everyCase), StateVariation("admin", \.isAdmin, .both)
    ).states()

    XCTAssertEqual(states.pairs.count, 6)
    XCTAssertEqual(states.pairs.first?.name, "status=active,admin=false")
  }

  func testArguments() {
    assertSnapshots(
      of: AccountRow.self, states: accounts, size: .fixed(320, 56),
      make: { AccountRow(isCompact: true) })
  }

  func testMadeOfEachState() {
    assertSnapshots(
      states: accounts, size: .fixed(320, 56), make: { AccountController(account: $0) })
  }

  func testIgnoredRegion() {
    assertSnapshots(
      of: AccountRow.self, states: ["admin": accounts.pairs[0].state], size: .fixed(320, 56),
      .strategy(.exact.ignoring(.view("badge"))), .variant("without badge"))
  }

  func testTransitions() {
    assertTransitions(of: AccountRow.self, states: accounts, size: .fixed(320, 56))
  }

  func testTransitionsOfACell() {
    let names: SnapshotStates<String> = ["Stuart": "Stuart", "Mia": "Mia"]

    assertTransitions(
      of: PetTableCell.self, states: names, size: .fixed(320, 44),
      apply: { cell, name in
        cell.prepareForReuse()
        cell.show(name)
      })
  }
}
