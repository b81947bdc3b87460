// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIViewAutoresizingTests: XCTestCase {
  private func frame(
    _ frame: CGRect, _ mask: UIView.AutoresizingMask, from old: CGFloat, to new: CGFloat
  ) -> CGRect {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: old, height: old))
    let view = UIView(frame: frame)
    view.autoresizingMask = mask
    superview.addSubview(view)
    superview.frame.size = CGSize(width: new, height: new)
    return view.frame
  }

  func testFlexiblePartsShareTheChangeInProportion() {
    let start = CGRect(x: 10, y: 10, width: 60, height: 60)  // 10 + 60 + 30 = 100
    let cases: [(UIView.AutoresizingMask, CGFloat, CGFloat)] = [
      ([], 10, 60),
      (.flexibleWidth, 10, 160),
      (.flexibleLeftMargin, 110, 60),
      (.flexibleRightMargin, 10, 60),
      ([.flexibleLeftMargin, .flexibleRightMargin], 35, 60),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 120),
    ]
    for (mask, x, width) in cases {
      let result = frame(start, mask, from: 100, to: 200)
      XCTAssertEqual(result.minX, x, "\(mask)")
      XCTAssertEqual(result.width, width, "\(mask)")
      XCTAssertEqual(result.minY, 10, "\(mask)")
    }
  }

  func testPartsOfNothingShareTheChangeEvenly() {
    let result = frame(
      CGRect(x: 0, y: 0, width: 0, height: 10), [.flexibleWidth, .flexibleRightMargin], from: 0,
      to: 100)

    XCTAssertEqual(result, CGRect(x: 0, y: 0, width: 50, height: 10))
  }

  /// Views that are made without a frame get their subviews then, and their size later.
  func testAViewThatWasPutIntoNothingComesToTheMiddle() {
    let result = frame(
      CGRect(x: 0, y: 0, width: 20, height: 20),
      [
        .flexibleTopMargin, .flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin,
      ], from: 0, to: 78)

    XCTAssertEqual(result, CGRect(x: 29, y: 29, width: 20, height: 20))
  }

  func testAViewCanBeKeptFromResizingItsSubviews() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIView(frame: superview.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
    superview.autoresizesSubviews = false

    superview.frame.size = CGSize(width: 20, height: 20)

    XCTAssertEqual(view.frame.size, CGSize(width: 10, height: 10))
  }
}
