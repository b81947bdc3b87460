// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIViewPropertyAnimatorTests: XCTestCase {
  func testAStartedAnimatorIsOverInTheNextTurn() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { view.alpha = 0.5 }
    animator.addAnimations({ view.tag = 3 }, delayFactor: 0.5)
    animator.addCompletion { ends.append($0) }
    XCTAssertEqual(view.alpha, 1)

    animator.startAnimation()
    animator.addCompletion { _ in view.tag += 1 }

    XCTAssertEqual(view.alpha, 0.5)
    XCTAssertEqual(view.tag, 3)
    XCTAssertEqual(ends, [])
    XCTAssertEqual(animator.state, .active)
    XCTAssertTrue(animator.isRunning)

    drainMainQueue()

    XCTAssertEqual(ends, [.end])
    XCTAssertEqual(view.tag, 4)
    XCTAssertEqual(animator.state, .inactive)
    XCTAssertFalse(animator.isRunning)
  }

  func testOneThatIsStoppedOrPausedDoesNotEnd() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addCompletion { _ in XCTFail("was stopped") }
    animator.startAnimation()
    animator.stopAnimation(true)
    let held = UIViewPropertyAnimator(duration: 1, curve: .linear)
    held.addCompletion { _ in XCTFail("was paused") }
    held.startAnimation()
    held.pauseAnimation()

    drainMainQueue()

    XCTAssertEqual(animator.state, .inactive)
    XCTAssertEqual(held.state, .active)
    XCTAssertFalse(held.isRunning)
  }

  func testOneOfNoDurationIsOverAtOnce() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear)
    animator.addCompletion { ends.append($0) }

    animator.startAnimation()

    XCTAssertEqual(ends, [.end])
    XCTAssertEqual(animator.state, .inactive)
  }

  func testChangesKnowTheDuration() {
    var duration: TimeInterval = 0
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 2, delay: 1) {
      duration = UIView.inheritedAnimationDuration
    }

    XCTAssertEqual(duration, 2)
  }

  func testAHeldAnimatorMakesItsChangesAndTellsNoOne() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }

    animator.fractionComplete = 0.5
    XCTAssertEqual(animator.state, .active)
    XCTAssertEqual(view.alpha, 0)
    animator.addAnimations { view.tag = 1 }
    XCTAssertEqual(view.tag, 1)
    XCTAssertEqual(ends, [])

    animator.stopAnimation(false)
    XCTAssertEqual(animator.state, .stopped)
    animator.finishAnimation(at: .current)
    XCTAssertEqual(ends, [.current])
  }

  func testStoppingWithoutFinishingForgetsCompletions() {
    let animator = UIViewPropertyAnimator(
      duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1))
    animator.addCompletion { _ in XCTFail("was not finished") }

    animator.pauseAnimation()
    animator.stopAnimation(true)

    XCTAssertEqual(animator.state, .inactive)
  }

  func testOneThatPausesAtItsEndIsContinued() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.pausesOnCompletion = true
    animator.isReversed = true
    animator.addCompletion { ends.append($0) }

    animator.startAnimation()
    drainMainQueue()
    XCTAssertEqual(animator.state, .active)
    XCTAssertFalse(animator.isRunning)
    XCTAssertEqual(ends, [])
    animator.pausesOnCompletion = false
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    drainMainQueue()

    XCTAssertEqual(ends, [.start])
  }

  func testCurvesHaveTheirPoints() {
    let curve = UICubicTimingParameters(animationCurve: .easeIn)

    XCTAssertEqual(curve.controlPoint1, CGPoint(x: 0.42, y: 0))
    XCTAssertEqual(curve.controlPoint2, CGPoint(x: 1, y: 1))
    XCTAssertEqual(curve.timingCurveType, .builtin)
    XCTAssertEqual(UISpringTimingParameters().timingCurveType, .spring)
  }
}
