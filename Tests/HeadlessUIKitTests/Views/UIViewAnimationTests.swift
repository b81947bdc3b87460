// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIViewAnimationTests: XCTestCase {
  func testChangesAreMadeAtOnceAndCompletionsCalled() {
    let view = UIView()
    var finished: [Bool] = []

    UIView.animate(withDuration: 1) { view.alpha = 0 }
    UIView.animate(withDuration: 1, animations: { view.tag = 1 }) { finished.append($0) }
    UIView.animate(
      withDuration: 1, delay: 2, options: [.curveEaseOut, .beginFromCurrentState],
      animations: { view.tag += 1 }, completion: { finished.append($0) })
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      options: [], animations: { view.tag += 1 }, completion: nil)
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
      view.tag += 1
    }

    XCTAssertEqual(view.alpha, 0)
    XCTAssertEqual(view.tag, 4)
    XCTAssertEqual(finished, [true, true])
  }

  func testThePictureShowsTheStepThatEndsLast() {
    let view = UIView()
    var finished = false

    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
    } completion: {
      finished = $0
    }

    XCTAssertEqual(view.alpha, 1)
    XCTAssertTrue(finished)
  }

  func testATransitionPutsOneViewInThePlaceOfTheOther() {
    let (parent, old, above, new) = (UIView(), UIView(), UIView(), UIView())
    parent.addSubview(old)
    parent.addSubview(above)
    var finished = false

    UIView.transition(from: old, to: new, duration: 1) { finished = $0 }

    XCTAssertEqual(parent.subviews, [new, above])
    XCTAssertTrue(finished)
  }

  func testATransitionShowsAndHides() {
    let (old, new) = (UIView(), UIView())
    new.isHidden = true

    UIView.transition(
      from: old, to: new, duration: 1, options: [.transitionFlipFromLeft, .showHideTransitionViews])

    XCTAssertTrue(old.isHidden)
    XCTAssertFalse(new.isHidden)
  }

  func testDeletedViewsLeave() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)

    UIView.perform(.delete, on: [child], animations: { parent.tag = 1 })

    XCTAssertEqual(parent.subviews, [])
    XCTAssertEqual(parent.tag, 1)
  }
}
