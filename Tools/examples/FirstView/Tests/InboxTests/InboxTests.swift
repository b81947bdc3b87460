// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import Inbox
import Testing

@MainActor @Suite struct InboxTests {
  private let messages = [
    Message(
      from: "Ada", "The engine weaves algebraical patterns",
      text: "As the loom weaves flowers and leaves, so does it."),
    Message(from: "Grace", "A moth in relay 70", text: "Taped into the book.", unread: 2),
    Message(from: "Build", "main is red", text: "Since Tuesday.", unread: 12),
  ]

  @Test func screen() {
    assertSnapshots(
      of: InboxViewController.self,
      states: ["some": messages, "none": []],
      .traits(.device(.iPhone16)), .scale(1),
      context: .navigationController,
      apply: { inbox, messages in inbox.messages = messages })
  }

  @Test func openingAMessage() {
    let inbox = InboxViewController()
    inbox.messages = messages
    let navigation = UINavigationController(rootViewController: inbox)
    navigation.loadViewIfNeeded()

    inbox.tableView(inbox.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))

    assertSnapshot(of: navigation, .traits(.device(.iPhone16)), .scale(1))
  }
}
