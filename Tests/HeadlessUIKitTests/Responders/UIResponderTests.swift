// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIResponderTests: XCTestCase {
  private final class Field: UIView {
    var isStubborn = false
    var touches = 0
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !isStubborn }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches += 1
    }
  }

  func testATreeHasOneFirstResponder() {
    let root = UIView()
    let (a, b) = (Field(), Field())
    root.addSubview(a)
    root.addSubview(b)

    XCTAssertFalse(root.becomeFirstResponder())
    XCTAssertTrue(a.becomeFirstResponder())
    XCTAssertTrue(b.becomeFirstResponder())
    XCTAssertFalse(a.isFirstResponder)
    XCTAssertTrue(b.isFirstResponder)

    b.isStubborn = true
    XCTAssertFalse(a.becomeFirstResponder())
    b.isStubborn = false
    XCTAssertTrue(b.resignFirstResponder())
    XCTAssertFalse(b.isFirstResponder)
  }

  func testTouchesGoUpTheChain() {
    let field = Field()
    let inner = UIView()
    field.addSubview(inner)

    inner.touchesEnded([], with: nil)

    XCTAssertEqual(field.touches, 1)
  }

  func testTheScreenIsThatOfTheEnvironment() {
    var environment = RenderingEnvironment(displayScale: 3)
    environment.screenSize = CGSize(width: 320, height: 568)
    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertEqual(UIScreen.main.scale, 3)
      XCTAssertEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 320, height: 568))
    }
  }
}
