// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class LayoutSpeedTests: XCTestCase {
  func testAThousandViewsWithThreeThousandConstraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var above: UIView?
    var first: NSLayoutConstraint?
    let clock = ContinuousClock()

    let built = clock.measure {
      for _ in 0..<1000 {
        let view = SizedView(50, 20)
        root.addSubview(view)
        let top = view.topAnchor.constraint(
          equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 1)
        first = first ?? top
        NSLayoutConstraint.activate([
          top, view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
          view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        ])
        above = view
      }
    }
    let solved = clock.measure { root.layoutIfNeeded() }
    first?.constant = 5
    let changed = clock.measure { root.layoutIfNeeded() }

    print("1,000 views: built in \(built), laid out in \(solved), changed in \(changed)")
    XCTAssertEqual(above?.frame, CGRect(x: 16, y: 999 * 21 + 5, width: 358, height: 20))
  }
}
