// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import Inbox
import Testing

@MainActor @Suite struct MessageCellTests {
  private let messages: SnapshotStates<Message> = [
    "read": Message(from: "Ada", "The engine weaves algebraical patterns"),
    "unread": Message(from: "Grace", "A moth in relay 70", unread: 2),
    "many": Message(from: "Build", "main is red", unread: 12),
  ]

  @Test func everyState() {
    assertSnapshots(
      of: MessageCell.self, states: messages, size: .width(320),
      .traits(.light, .dark, .contentSize(.accessibilityLarge), .rightToLeft),
      apply: { cell, message in cell.show(message) })
  }

  @Test func usedAgain() {
    assertTransitions(
      of: MessageCell.self, states: messages, size: .width(320),
      apply: { cell, message in
        cell.prepareForReuse()
        cell.show(message)
      })
  }
}
