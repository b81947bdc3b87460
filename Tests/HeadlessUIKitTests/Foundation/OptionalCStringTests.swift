// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

final class OptionalCStringTests: XCTestCase {
  func testTextsThatMayBeAbsentAreCompared() throws {
    let ivar = try XCTUnwrap(class_getInstanceVariable(Named.self, "title"))
    let name = ivar_getName(ivar)
    XCTAssertEqual(strcmp(name, "title"), 0)
    XCTAssertNotEqual(strcmp(name, "name"), 0)
    XCTAssertEqual(strncmp(name, "titanium", 3), 0)
    XCTAssertEqual(strlen(name), 5)
  }

  func testOthersAreAsBefore() {
    XCTAssertEqual(strcmp("a", "a"), 0)
    XCTAssertEqual(strlen("four"), 4)
    "abc".withCString { XCTAssertEqual(strlen($0), 3) }
  }
}

private final class Named {
  var title = ""
}
