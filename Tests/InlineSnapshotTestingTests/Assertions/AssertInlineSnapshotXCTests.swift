// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import InlineSnapshotTesting
import XCTest

final class AssertInlineSnapshotXCTests: CapturingTestCase, @unchecked Sendable {
  func testInlineSnapshot() {
    assertInlineSnapshot(of: ["Hello", "World"], as: .dump) {
      """
      ▿ 2 elements
        - "Hello"
        - "World"

      """
    }
  }

  func testNamedTrailingClosure() {
    assertInlineSnapshot(
      of: ["Hello", "World"], as: .dump,
      matches: {
        """
        ▿ 2 elements
          - "Hello"
          - "World"

        """
      })
  }

  func testEscaping() {
    assertInlineSnapshot(of: "Hello\"\"\"#, world", as: .lines) {
      ##"""
      Hello"""#, world
      """##
    }
  }

  func testCustomInlineSnapshot() {
    assertDumped {
      "Hello"
    } is: {
      """
      - "Hello"

      """
    }
  }

  func testCustomInlineSnapshotMultiline() {
    assertDumped {
      """
      "Hello"
      "World"
      """
    } is: {
      #"""
      - "\"Hello\"\n\"World\""

      """#
    }
  }

  func testCustomInlineSnapshotNoTrailingClosure() {
    assertDumped(
      of: { "Hello" },
      is: {
        """
        - "Hello"

        """
      })
  }

  func testAsyncThrowing() async throws {
    func assertLater(
      of value: () -> String, is expected: (() -> String)? = nil,
      fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
      function: StaticString = #function, line: UInt = #line, column: UInt = #column
    ) async throws {
      assertDumped(
        of: value, is: expected, fileID: fileID, file: filePath, function: function, line: line,
        column: column)
    }

    try await assertLater {
      "Hello"
    } is: {
      """
      - "Hello"

      """
    }
  }

  func testNestedInClosureFunction() {
    func within(operation: () -> Void) { operation() }

    within {
      assertInlineSnapshot(of: "Hello", as: .dump) {
        """
        - "Hello"

        """
      }
    }
  }

  func testCarriageReturnInlineSnapshot() {
    assertInlineSnapshot(of: "This is a line\r\nAnd this is a line\r\n", as: .lines) {
      """
      This is a line\r
      And this is a line\r

      """
    }
  }

  func testCarriageReturnRawInlineSnapshot() {
    assertInlineSnapshot(of: "\"\"\"#This is a line\r\nAnd this is a line\r\n", as: .lines) {
      ##"""
      """#This is a line\##r
      And this is a line\##r

      """##
    }
  }

  func testNothingIsEqualToNoText() {
    assertInlineSnapshot(of: String?.none, as: .lines)
  }

  func testADifferenceIsShownByItsLinesWhereTheTextStands() {
    let line = #line + 3
    let failures = self.failures {
      withSnapshotTesting(record: .never) {
        assertInlineSnapshot(
          of: "a\nc", as: .lines, message: "Letters changed"
        ) {
          """
          a
          b
          """
        }
      }
    }

    let words = failures.map { $0.message.components(separatedBy: "\n\n").prefix(3) }
    XCTAssertEqual(failures.map(\.line), [line + 2])
    XCTAssertEqual(
      words,
      [
        [
          "Letters changed",
          "AssertInlineSnapshotXCTests/testADifferenceIsShownByItsLinesWhereTheTextStands, "
            + "state \"line \(line):29\": the text differs from its reference.",
          "@@ -1,2 +1,2 @@\n a\n-b\n+c",
        ]
      ])
  }
}

/// A helper of a suite's own.
private func assertDumped(
  of value: () -> String, is expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertInlineSnapshot(
    of: value(), as: .dump,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
      trailingClosureLabel: "is", trailingClosureOffset: 1),
    matches: expected, fileID: fileID, file: filePath, function: function, line: line,
    column: column)
}
