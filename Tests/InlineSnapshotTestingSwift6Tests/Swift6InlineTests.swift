// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import InlineSnapshotTesting
import Testing
import XCTest

final class Swift6InlineXCTests: XCTestCase {
  func testInlineSnapshot() {
    assertInlineSnapshot(of: ["Hello", "World"], as: .dump) {
      """
      ▿ 2 elements
        - "Hello"
        - "World"

      """
    }
  }

  @MainActor
  func testOnTheMainActor() async throws {
    assertInlineSnapshot(of: 42, as: .json) {
      """
      42
      """
    }
  }
}

@Suite(.snapshots(record: .never)) struct Swift6InlineTests {
  @Test func inlineSnapshot() async {
    await Task.yield()
    assertInlineSnapshot(of: "Hello", as: .lines) {
      """
      Hello
      """
    }
  }
}
