// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What a row of the inbox shows.
public struct Message: Sendable {
  public var sender: String
  public var subject: String
  public var text: String
  public var unread: Int

  public init(from sender: String, _ subject: String, text: String = "", unread: Int = 0) {
    self.sender = sender
    self.subject = subject
    self.text = text
    self.unread = unread
  }
}
