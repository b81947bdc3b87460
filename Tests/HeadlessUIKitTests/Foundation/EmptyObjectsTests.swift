// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class EmptyObjectsTests: XCTestCase {
  func testATimerOfNothingCanBeReplaced() {
    var timer = Timer()
    XCTAssertFalse(timer.isValid)
    timer.invalidate()
    timer = Timer(timeInterval: 1, repeats: false) { _ in }
    XCTAssertTrue(timer.isValid)
  }

  /// As some apps make one to stand for a timer that is to come.
  func testATimerMayHaveAnEmptyCall() {
    let timer = Timer.scheduledTimer(timeInterval: .nan, invocation: .init(), repeats: false)
    XCTAssertTrue(timer.isValid)
    timer.fire()
    XCTAssertFalse(timer.isValid)
  }

  func testObjectsOfFoundationAreMadeOfNothing() {
    XCTAssertEqual(NSAttributedString().length, 0)
    XCTAssertEqual(NSMutableAttributedString().length, 0)
    XCTAssertEqual(NSError().code, 0)
    XCTAssertEqual(Progress().totalUnitCount, 0)
    XCTAssertTrue(NSPredicate().evaluate(with: 1))
  }
}
