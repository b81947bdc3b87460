// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import DocumentSchemas
import XCTest

final class JSONSchemaTests: XCTestCase {
  func testWhatDoesNotFitIsFound() throws {
    let schema = try JSONSchema(named: "init")

    XCTAssertEqual(try schema.problems(of: #"{"schema":1,"steps":[]}"#), [])
    XCTAssertEqual(
      try schema.problems(of: #"{"schema":2,"steps":[{"action":"x","more":1}],"new":0}"#),
      [
        "$.new: unknown", "$.schema: not 1", "$.steps[0].action: x is no choice",
        "$.steps[0].more: unknown", "$.steps[0]: no what",
      ])
    XCTAssertEqual(
      try schema.problems(of: #"[]"#), ["$: no schema", "$: no steps", "$: no object"])
  }
}
