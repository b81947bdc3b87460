// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import DocumentSchemas
import XCTest

/// Asserts that a document fits a schema.
func assertFits(
  _ text: String, _ schema: String, file: StaticString = #filePath, line: UInt = #line
) throws {
  XCTAssertEqual(
    try JSONSchema(named: schema).problems(of: text), [], text, file: file, line: line)
}
