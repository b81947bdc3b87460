// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// As the plug-in writes `@objc optional` requirements.
private protocol Guide: AnyObject {
  func height(of row: Int) throws(OptionalRequirement) -> Int
  func footer() throws(OptionalRequirement) -> String?
  var title: String { get throws(OptionalRequirement) }
}

extension Guide {
  func height(of row: Int) throws(OptionalRequirement) -> Int { throw .missing }
  func footer() throws(OptionalRequirement) -> String? { throw .missing }
  var title: String { get throws(OptionalRequirement) { throw .missing } }
}

private final class Silent: Guide, ObjectiveCMembersProviding {
  static var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(selectors: [Selector("other", of: Silent.self, { _ in })])
  }
}
private final class Talking: Guide {
  func height(of row: Int) -> Int { row * 2 }
  func footer() -> String? { "end" }
  var title = "Guide"
}

final class OptionalRequirementTests: XCTestCase {
  func testWhatIsLeftOutIsNil() {
    let guide: (any Guide)? = Silent()

    XCTAssertNil(optionally(try? guide?.height(of: 3)))
    XCTAssertNil(optionally(try? guide?.footer()))
    XCTAssertEqual(optionally(try? guide?.title)?.count ?? 7, 7)
  }

  func testWhatIsImplementedIsCalled() {
    let guide: (any Guide)? = Talking()

    XCTAssertEqual(optionally(try? guide?.height(of: 3)), 6)
    XCTAssertEqual(optionally(try? guide?.footer()), "end")
    XCTAssertEqual(optionally(try? guide?.title)?.count, 5)
  }

  func testMethodIsAFunctionWhereTheClassTellsIt() {
    let height = optionalMethod("heightOf:", of: Talking() as (any Guide)?, { $0.height(of:) })
    let silent = optionalMethod("heightOf:", of: Silent() as (any Guide)?, { $0.height(of:) })
    let nobody = optionalMethod("footer", of: nil as (any Guide)?, { $0.footer })

    XCTAssertEqual(height?(4), 8)
    XCTAssertTrue(silent == nil)
    XCTAssertTrue(nobody == nil)
  }

  func testPoolRunsItsBody() {
    XCTAssertEqual(autoreleasepool { 3 }, 3)
  }
}
