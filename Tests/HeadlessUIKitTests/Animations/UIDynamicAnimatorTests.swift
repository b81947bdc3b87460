// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIDynamicAnimatorTests: XCTestCase {
  func testASnapIsAtItsEnd() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    container.addSubview(card)
    let animator = UIDynamicAnimator(referenceView: container)
    let group = UIDynamicBehavior()
    let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 50, y: 50))
    group.addChildBehavior(snap)
    animator.addBehavior(group)
    XCTAssertEqual(card.center, CGPoint(x: 50, y: 50))
    animator.removeAllBehaviors()
    XCTAssertTrue(animator.behaviors.isEmpty)
  }

  func testWhatWouldFallStaysAndIsReported() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment) {
      let animator = UIDynamicAnimator(referenceView: UIView())
      animator.addBehavior(UIGravityBehavior(items: [card]))
    }
    XCTAssertEqual(card.frame.origin, .zero)
    XCTAssertEqual(
      issues.all.map(\.message),
      ["UIGravityBehavior: its views stay where they are, not moved"])
  }
}
