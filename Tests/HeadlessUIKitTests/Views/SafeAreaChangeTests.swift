// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class SafeAreaChangeTests: XCTestCase {
  private final class Listener: UIView {
    var heard: [CGFloat] = []
    override func safeAreaInsetsDidChange() { heard.append(safeAreaInsets.top) }
  }

  private func withTop(_ top: CGFloat, _ body: () -> Void) {
    var environment = RenderingEnvironment.current
    environment.safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    RenderingEnvironment.$current.withValue(environment, operation: body)
  }

  func testAViewHearsOfItsSafeAreaOnce() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = Listener(frame: CGRect(x: 0, y: 20, width: 100, height: 50))
    root.addSubview(child)
    withTop(47) {
      root.layoutIfNeeded()
      XCTAssertEqual(child.heard, [27])
      child.setNeedsLayout()
      root.layoutIfNeeded()
      XCTAssertEqual(child.heard, [27])
    }
  }

  func testAViewHearsOfItWhenItMovesAndWhenTheScreenChanges() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = Listener(frame: CGRect(x: 0, y: 20, width: 100, height: 50))
    root.addSubview(child)
    withTop(47) {
      root.layoutIfNeeded()
      child.center.y += 10
      root.layoutIfNeeded()
      XCTAssertEqual(child.heard, [27, 17])
    }
    withTop(59) {
      root.setNeedsLayout()
      root.layoutIfNeeded()
      XCTAssertEqual(child.heard, [27, 17, 29])
    }
  }

  func testAViewWithoutSafeAreaHearsNothing() {
    let child = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    withTop(0) { child.layoutIfNeeded() }
    XCTAssertEqual(child.heard, [])
  }
}
