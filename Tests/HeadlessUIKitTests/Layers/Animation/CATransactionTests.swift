// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class CATransactionTests: XCTestCase {
  func testTheBlockIsCalledWhenItsTransactionIsCommitted() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    XCTAssertEqual(log, [])

    CATransaction.commit()
    XCTAssertEqual(log, ["inner"])
    CATransaction.commit()
    XCTAssertEqual(log, ["inner", "outer"])
  }

  func testTheBlockWaitsForAnimationsThatBeganInItsTransaction() {
    var log: [String] = []
    func commit(_ name: String, _ changes: () -> Void) {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append(name) }
      changes()
      CATransaction.commit()
    }

    commit("layer") { CALayer().add(CABasicAnimation(), forKey: nil) }
    commit("view") { UIView.animate(withDuration: 1) {} }
    commit("inner") {
      CATransaction.begin()
      UIView.animate(withDuration: 1) {}
      CATransaction.commit()
    }
    commit("none") { CALayer().opacity = 0 }
    XCTAssertEqual(log, ["none"])

    drainMainQueue()
    XCTAssertEqual(log, ["none", "layer", "view", "inner"])
  }

  func testSettingsBelongToTheTransaction() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.setValue(3.5, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("own", forKey: "name")
    CATransaction.begin()
    XCTAssertTrue(CATransaction.disableActions())
    XCTAssertEqual(CATransaction.animationDuration(), 3.5)
    XCTAssertEqual(CATransaction.value(forKey: "name") as? String, "own")
    XCTAssertNil(CATransaction.completionBlock())
    CATransaction.commit()
    CATransaction.commit()

    XCTAssertFalse(CATransaction.disableActions())
    XCTAssertEqual(CATransaction.animationDuration(), 0.25)
  }

  func testABlockOutsideOfATransactionIsCalledLater() {
    var isDone = false
    CATransaction.setCompletionBlock { isDone = true }
    XCTAssertFalse(isDone)
    CATransaction.flush()
    XCTAssertTrue(isDone)

    isDone = false
    CATransaction.setCompletionBlock { isDone = true }
    drainMainQueue()
    XCTAssertTrue(isDone)
  }

  func testACommitWithoutABeginIsReported() {
    XCTAssertEqual(
      reports { CATransaction.commit() }, ["CATransaction.commit: no transaction was begun"])
  }
}
