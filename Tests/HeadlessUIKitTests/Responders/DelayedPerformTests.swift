// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

private final class SearchField: UIView, ObjectiveCMembersProviding {
  var heard: [String] = []

  func reload() { heard.append("reload") }
  func search(_ text: NSString) { heard.append("search \(text)") }

  class var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(selectors: [
      Selector("reload", of: SearchField.self, { $0.reload() }),
      Selector("search:", of: SearchField.self, { $0.search($1) }),
    ])
  }
}

/// Text that is looked for when typing has paused, as apps do it.
final class DelayedPerformTests: XCTestCase {
  private let field = SearchField()

  private func runLoopRuns() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02)) }

  func testACallWaitsForTheRunLoop() {
    field.perform(Selector("search:"), with: "Ada" as NSString, afterDelay: 0)
    XCTAssertEqual(field.heard, [])
    runLoopRuns()
    XCTAssertEqual(field.heard, ["search Ada"])
    runLoopRuns()
    XCTAssertEqual(field.heard, ["search Ada"])
  }

  func testOneCallIsDroppedByItsArgument() {
    field.perform(Selector("search:"), with: "A" as NSString, afterDelay: 0)
    field.perform(Selector("search:"), with: "Ad" as NSString, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(
      withTarget: field, selector: Selector("search:"), object: "A" as NSString)
    runLoopRuns()
    XCTAssertEqual(field.heard, ["search Ad"])
  }

  func testAClassIsCalledToo() {
    Notice.count = 0
    let hide = Selector("hide:", of: Notice.Type.self) { (notice: Notice.Type, _: Any?) in
      notice.count += 1
    }
    Notice.perform(hide, with: "window", afterDelay: 0)
    runLoopRuns()
    XCTAssertEqual(Notice.count, 1)
    Notice.perform(hide, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: Notice.self)
    runLoopRuns()
    XCTAssertEqual(Notice.count, 1)
  }

  private final class Notice: NSObject {
    nonisolated(unsafe) static var count = 0
  }

  func testAllCallsOfAnObjectAreDropped() {
    let other = SearchField()
    field.perform(Selector("reload"), with: nil, afterDelay: 0)
    field.perform(Selector("search:"), with: "A" as NSString, afterDelay: 0)
    other.perform(Selector("reload"), with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: field)
    runLoopRuns()
    XCTAssertEqual(field.heard, [])
    XCTAssertEqual(other.heard, ["reload"])
  }
}
