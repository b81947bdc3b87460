// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import HeadlessUIKit

final class UIViewMirroringTests: XCTestCase {
  private let area = CGRect(x: 10, y: 5, width: 100, height: 40)
  private let rect = CGRect(x: 20, y: 8, width: 30, height: 4)

  func testALayoutFromLeftToRightStaysAsItIs() {
    let view = UIView()
    view.semanticContentAttribute = .forceLeftToRight

    XCTAssertFalse(view.isMirrored)
    XCTAssertEqual(view.mirrored(rect, in: area), rect)
  }

  func testFromRightToLeftTheDistancesFromBothEdgesChangePlaces() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft

    XCTAssertTrue(view.isMirrored)
    XCTAssertEqual(
      view.mirrored(rect, in: area), CGRect(x: 70, y: 8, width: 30, height: 4))
    XCTAssertEqual(view.mirrored(view.mirrored(rect, in: area), in: area), rect)
  }
}
