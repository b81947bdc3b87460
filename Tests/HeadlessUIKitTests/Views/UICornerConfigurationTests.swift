// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UICornerConfigurationTests: XCTestCase {
  func testCornersOfTheLayerAreRounded() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.cornerConfiguration = .uniformEdges(topRadius: .fixed(8), bottomRadius: nil)
    XCTAssertEqual(view.layer.cornerRadius, 8)
    XCTAssertEqual(view.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    XCTAssertEqual(view.effectiveRadius(corner: .topLeft), 8)
    XCTAssertEqual(view.effectiveRadius(corner: .bottomLeft), 0)
    view.cornerConfiguration = .corners(radius: .fixed(40))
    XCTAssertEqual(view.effectiveRadius(corner: .bottomRight), 10)
  }
}
