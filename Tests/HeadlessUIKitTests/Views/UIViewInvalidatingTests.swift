// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIViewInvalidatingTests: XCTestCase {
  private final class Badge: UIView {
    @Invalidating(.layout) var inset: CGFloat = 4
    @Invalidating(.display, .intrinsicContentSize) var isUrgent = false
    @Invalidating(.layout, .constraints, .configuration) var title: String? = nil
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  func testANewValueMakesTheViewOutOfDate() {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    badge.layoutIfNeeded()
    XCTAssertEqual(badge.layouts, 1)

    badge.inset = 4
    badge.layoutIfNeeded()
    XCTAssertEqual(badge.layouts, 1, "an equal value does not")

    badge.inset = 8
    badge.layoutIfNeeded()
    XCTAssertEqual(badge.layouts, 2)
    XCTAssertEqual(badge.inset, 8)

    badge.title = "New"
    badge.isUrgent = true
    badge.layoutIfNeeded()
    XCTAssertEqual(badge.layouts, 3)
    XCTAssertTrue(badge.isUrgent)
  }

  func testADirectionIsThatOfTheAppWhereNothingElseIsSaid() {
    XCTAssertEqual(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft), .rightToLeft
    )
    XCTAssertEqual(
      UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft), .leftToRight)
  }
}
