// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class XCTContextTests: XCTestCase {
  func testAStepIsRun() {
    let name = XCTContext.runActivity(named: "Given a label") { $0.name }

    XCTAssertEqual(name, "Given a label")
    XCTAssertThrowsError(
      try XCTContext.runActivity(named: "When it fails") { _ in throw CocoaError(.fileNoSuchFile) })
  }
}
