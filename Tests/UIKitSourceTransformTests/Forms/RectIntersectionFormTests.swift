// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

final class RectIntersectionFormTests: TransformTestCase {
  func testRectanglesThatTouchDoNotIntersect() {
    check(
      "import UIKit\nlet a = all.filter { rect.intersects($0.frame) }",
      "import HeadlessUIKit\nlet a = all.filter { rect.intersectsAsOnIOS($0.frame) }")
    check(
      "import UIKit\nlet a = cells.filter { $0.bounds.insetBy(dx: 1, dy: 1).intersects(area) }",
      "import HeadlessUIKit\n"
        + "let a = cells.filter { $0.bounds.insetBy(dx: 1, dy: 1).intersectsAsOnIOS(area) }")
  }

  func testOthersStay() {
    for text in [
      "let a = node.intersects(other)", "let a = mapRect.intersects(boundingMapRect)",
      "let a = path.intersects(other, using: .winding)", "let a = frame.intersects",
      "struct A { func intersects(_ frame: A) -> Bool { frame.intersects(frame) } }",
    ] { check(text, text) }
  }
}
