// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotTestingCustomDump
import XCTest

/// Run with `--traits CustomDump`; without the trait there is an error of the compiler.
final class CustomDumpXCTests: XCTestCase {
  #if CustomDump
    private struct User { let id: Int, name: String, tags: Set<String>, ages: [String: Int] }

    func testAValueIsWrittenLikeItsLiteral() throws {
      let user = User(id: 1, name: "Ada", tags: ["b", "a"], ages: ["x": 2, "b": 1])

      let text = try TestPackage().written(user, as: .customDump)

      XCTAssertEqual(
        text,
        """
        CustomDumpXCTests.User(
          id: 1,
          name: "Ada",
          tags: Set([
            "a",
            "b"
          ]),
          ages: [
            "b": 1,
            "x": 2
          ]
        )
        """)
    }
  #endif
}
