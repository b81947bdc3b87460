// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

private final class Sums: NSObject {
  func title() -> String { "two" }
  func absent() -> String? { nil }
  func nothing() {}
  func count() -> Int { 2 }
  func made() -> NSObject { NSMutableString(string: "made") }
  func doubled(_ number: NSNumber) -> NSNumber { NSNumber(value: number.intValue * 2) }
  func joined(_ first: Any?, _ second: Any?) -> String {
    "\(first as? String ?? "-")\(second as? String ?? "-")"
  }
  func told() -> Bool { false }
}

final class PerformedResultTests: XCTestCase {
  private let sums = Sums()

  func testReturnsWhatTheMethodReturns() {
    let title = Selector("title", of: Sums.self) { $0.title() }
    XCTAssertEqual(sums.perform(title).takeUnretainedValue() as? String, "two")
    let count = Selector("count", of: Sums.self) { $0.count() }
    XCTAssertEqual(sums.perform(count)?.takeUnretainedValue() as? Int, 2)
    XCTAssertEqual(sums.perform(Selector(Sums.title))?.takeUnretainedValue() as? String, "two")
  }

  func testNothingIsNoObject() {
    XCTAssertNil(sums.perform(Selector("absent", of: Sums.self) { $0.absent() }))
    XCTAssertNil(sums.perform(Selector("nothing", of: Sums.self) { $0.nothing() }))
  }

  func testAnObjectThatWasJustMadeLives() {
    let made = sums.perform(Selector("made", of: Sums.self) { $0.made() })
    XCTAssertEqual(made?.takeUnretainedValue() as? NSMutableString, "made")
  }

  func testHandsOnArguments() {
    let doubled = Selector("doubled", of: Sums.self) { $0.doubled($1) }
    XCTAssertEqual(
      sums.perform(doubled, with: NSNumber(value: 4))?.takeUnretainedValue() as? Int, 8)
    let joined = Selector("joined::", of: Sums.self) { (sums: Sums, first: Any?, second: Any?) in
      sums.joined(first, second)
    }
    XCTAssertEqual(
      sums.perform(joined, with: "a", with: "b")?.takeUnretainedValue() as? String, "ab")
  }

  func testAnAccessibilityActionTellsWhatItsMethodReturns() {
    let action = UIAccessibilityCustomAction(
      name: "Tell", target: sums, selector: Selector("told", of: Sums.self) { $0.told() })
    XCTAssertFalse(action.perform())
  }
}
