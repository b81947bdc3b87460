// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

/// Texts side by side, in a browser.
final class PageTextTests: PageTestCase {
  func testBothTextsHaveHalfOfTheRoom() throws {
    let run = try PlayedRun()
    try run.add(
      "story", reference: "Ada lives in London\nand writes",
      actual: "Ada lives in Paris\nand writes",
      message: """
        ViewTests/testView: the text differs from its reference.

        @@ -1,2 +1,2 @@
        -Ada lives in London
        +Ada lives in Paris
         and writes
        """)
    let browser = try open(run)
    let cells = "[...document.querySelectorAll('.lines tbody tr:first-child td')]"
    try wait(for: "String(\(cells).length)", toBe: "4", browser)

    let widths = try browser.evaluate(
      "\(cells).map(node => Math.round(node.getBoundingClientRect().width))")
    let found = try XCTUnwrap(widths as? [Int])
    XCTAssertEqual(found[0], 52)
    XCTAssertEqual(found[2], 52)
    XCTAssertEqual(Double(found[1]), Double(found[3]), accuracy: 1)
    XCTAssertGreaterThan(found[1], 200)
    XCTAssertEqual(
      try text("document.querySelector('.note.text').textContent", browser),
      "ReferenceActual1Ada lives in London1Ada lives in Paris2and writes2and writes")
    try assertNoComplaints(browser)
  }
}
