// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import InlineSnapshotTesting
import Testing

@Suite(.snapshots(record: .never)) struct AssertInlineSnapshotSwiftTests {
  @Test func inlineSnapshot() {
    assertInlineSnapshot(of: ["Hello", "World"], as: .dump) {
      """
      ▿ 2 elements
        - "Hello"
        - "World"

      """
    }
  }

  @Test func inlineSnapshotFailure() {
    withKnownIssue {
      assertInlineSnapshot(of: ["Hello", "World"], as: .dump) {
        """
        ▿ 2 elements
          - "Hello"

        """
      }
    } matching: { issue in
      issue.description.contains(
        " ▿ 2 elements\n   - \"Hello\"\n+  - \"World\"\n")
    }
  }

  @Test func multipleInlineSnapshots() {
    assertResponse {
      """
      https://example.com/
      """
    } head: {
      """
      HTTP/1.1 200 OK
      """
    } body: {
      """
      <p>Hello</p>
      """
    }
  }

  @Test(arguments: [1, 1]) func argumentsThatAreAlikeShareAText(number: Int) {
    assertInlineSnapshot(of: number, as: .json) {
      """
      1
      """
    }
  }
}

/// A helper with two snapshots.
private func assertResponse(
  of address: () -> String, head: (() -> String)? = nil, body: (() -> String)? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  for (text, label, offset, expected) in [
    ("HTTP/1.1 200 OK", "head", 1, head), ("<p>Hello</p>", "body", 2, body),
  ] {
    assertInlineSnapshot(
      of: text, as: .lines,
      syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
        trailingClosureLabel: label, trailingClosureOffset: offset),
      matches: expected, fileID: fileID, file: filePath, function: function, line: line,
      column: column)
  }
}
