// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

final class UIViewAnimationTests: XCTestCase {
  /// Lets the main queue do what waits there.
  private func turn() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02)) }

  func testChangesAreMadeAtOnceAndCompletionsCalledLater() {
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
    XCTAssertEqual(finished, [])
    turn()
    XCTAssertEqual(finished, [true, true])
  }

  /// As apps count on it that note behind the call that an animation runs.
  func testWhatFollowsAnAnimationComesBehindTheMethodThatBeginsIt() {
    var isRunning = false
    func show() {
      UIView.animate(withDuration: 0.3, animations: {}) { _ in isRunning = false }
      isRunning = true
    }

    show()

    XCTAssertTrue(isRunning)
    turn()
    XCTAssertFalse(isRunning)
  }

  /// The method that begins it may have exclusive access to what the completion reads.
  func testWhatIsNotAnimatedIsFollowedAsLate() {
    var ends: [String] = []
    UIView.animate(withDuration: 0, animations: {}) { _ in ends.append("no time") }
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1, animations: {}) { _ in ends.append("without") }
    }
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: {}) { _ in ends.append("off") }
    UIView.setAnimationsEnabled(true)

    XCTAssertEqual(ends, [])
    turn()
    XCTAssertEqual(ends, ["no time", "without", "off"])
  }

  /// What comes of it is drawn with the traits of the test that began it.
  func testACompletionHasTheSurroundingsOfItsAnimation() {
    var environment = RenderingEnvironment()
    environment.layoutDirection = .rightToLeft
    var found: UIUserInterfaceLayoutDirection?
    RenderingEnvironment.$current.withValue(environment) {
      UIView.animate(withDuration: 1, animations: {}) { _ in
        found = RenderingEnvironment.current.layoutDirection
      }
    }
    turn()
    XCTAssertEqual(found, .rightToLeft)
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
    turn()
    XCTAssertTrue(finished)
  }

  func testATransitionPutsOneViewInThePlaceOfTheOther() {
    let (parent, old, above, new) = (UIView(), UIView(), UIView(), UIView())
    parent.addSubview(old)
    parent.addSubview(above)
    var finished = false

    UIView.transition(from: old, to: new, duration: 1) { finished = $0 }

    XCTAssertEqual(parent.subviews, [new, above])
    turn()
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
