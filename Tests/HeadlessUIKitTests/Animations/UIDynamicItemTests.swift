// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIDynamicItemTests: XCTestCase {
  private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  func testAnAnimatorKnowsWhatIsInARectangle() {
    let (ball, box) = (Ball(), UIView())
    ball.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    box.frame = CGRect(x: 50, y: 0, width: 10, height: 10)
    let animator = UIDynamicAnimator(referenceView: UIView())
    animator.addBehavior(UICollisionBehavior(items: [ball, box]))
    animator.addBehavior(UIDynamicItemBehavior(items: [ball]))
    animator.addBehavior(UIAttachmentBehavior(item: box, attachedTo: ball))

    let found = animator.items(in: CGRect(x: 0, y: 0, width: 20, height: 20))

    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found.first === ball)
    XCTAssertEqual(animator.items(in: CGRect(x: 0, y: 0, width: 60, height: 20)).count, 2)
    XCTAssertEqual((ball as UIDynamicItem).collisionBoundsType, .ellipse)
    XCTAssertTrue(box.collisionBoundingPath.isEmpty)
  }

  func testBehaviorsBeginWithoutViews() {
    let ball = Ball()
    let collision = UICollisionBehavior()
    collision.addItem(ball)
    let gravity = UIGravityBehavior()
    gravity.addItem(ball)
    XCTAssertTrue(collision.items.first === ball)
    XCTAssertTrue(gravity.items.first === ball)
  }

  func testViewsAreAttachedToOneAnother() {
    let (ball, box) = (Ball(), UIView())
    box.center = CGPoint(x: 3, y: 4)

    let pair = UIAttachmentBehavior(item: ball, attachedTo: box)

    XCTAssertEqual(pair.length, 5)
    XCTAssertEqual(pair.attachedBehaviorType, .items)
    XCTAssertEqual(
      UIAttachmentBehavior(item: ball, attachedToAnchor: .zero).attachedBehaviorType, .anchor)
  }

  func testPlacesOfCollectionsMoveAsThings() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let animator = UIDynamicAnimator()
    animator.addBehavior(UISnapBehavior(item: attributes, snapTo: CGPoint(x: 30, y: 30)))

    XCTAssertEqual(attributes.center, CGPoint(x: 30, y: 30))
  }
}
