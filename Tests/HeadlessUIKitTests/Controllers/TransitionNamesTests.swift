// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// What prepares for a finger that leads a transition.
final class TransitionNamesTests: XCTestCase {
  func testTheShareThatIsDone() {
    let transition = UIPercentDrivenInteractiveTransition()
    transition.update(1.5)
    XCTAssertEqual(transition.percentComplete, 1)
    transition.cancel()
    XCTAssertEqual(transition.percentComplete, 0)
  }

  func testNobodyIsAskedForAFinger() {
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {}
    final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.3 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    }
    let delegate: any UIViewControllerTransitioningDelegate = Delegate()
    XCTAssertNil(delegate.interactionControllerForPresentation(using: Animator()))
    XCTAssertNil(delegate.interactionControllerForDismissal(using: Animator()))
  }

  func testATransitionOfLayoutsIsAtItsEnd() {
    let list = UICollectionViewFlowLayout()
    let grid = UICollectionViewFlowLayout()
    let layout = UICollectionViewTransitionLayout(currentLayout: list, nextLayout: grid)
    layout.updateValue(3, forAnimatedKey: "inset")
    XCTAssertEqual(layout.value(forAnimatedKey: "inset"), 3)
    XCTAssertEqual(layout.value(forAnimatedKey: "other"), 0)
    XCTAssertTrue(layout.nextLayout === grid)
  }
}
