// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIViewDescriptionTests: XCTestCase {
  func testTheTreeIsPrintedWithoutAddresses() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.backgroundColor = .white
    let child = UIView(frame: CGRect(x: 8, y: 8.5, width: 20, height: 20))
    child.isHidden = true
    child.alpha = 0.3
    child.tag = 4
    child.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    root.addSubview(child)

    XCTAssertEqual(
      root.recursiveDescription(),
      """
      <UIView; frame = (0 0; 100 50); backgroundColor = UIExtendedGrayColorSpace 1 1>
         | <UIView; frame = (8 8.5; 20 20); alpha = 0.3; hidden = YES; autoresize = W+BM; tag = 4>

      """)
  }
}
