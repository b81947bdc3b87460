// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIGestureRecognizerTests: XCTestCase {
  private final class Target: NSObject, UIGestureRecognizerDelegate {
    var states: [UIGestureRecognizer.State] = []
    var isAllowed = true
    func didRecognize(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      isAllowed
    }
  }

  private let target = Target()

  func testWhatADelegateLeavesOut() {
    final class Delegate: UIGestureRecognizerDelegate {}
    let delegate: any UIGestureRecognizerDelegate = Delegate()
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())

    XCTAssertTrue(delegate.gestureRecognizerShouldBegin(tap))
    XCTAssertFalse(delegate.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: pan))
    XCTAssertFalse(delegate.gestureRecognizer(tap, shouldRequireFailureOf: pan))
    XCTAssertFalse(delegate.gestureRecognizer(tap, shouldBeRequiredToFailBy: pan))
  }

  func testATapCallsItsTargetsAndIsReadyAgain() {
    let tap = UITapGestureRecognizer(target: target, action: Selector(Target.didRecognize))

    tap.recognize()
    tap.recognize()

    XCTAssertEqual(target.states, [.ended, .ended])
    XCTAssertEqual(tap.state, .possible)
    tap.isEnabled = false
    tap.recognize()
    XCTAssertEqual(target.states.count, 2)
  }

  func testAPanGoesThroughItsStates() {
    let pan = UIPanGestureRecognizer(target: target, action: Selector(Target.didRecognize))
    pan.recognize(.began)
    pan.setTranslation(CGPoint(x: 5, y: 0), in: nil)
    pan.recognize(.changed)
    XCTAssertEqual(pan.translation(in: nil).x, 5)

    pan.recognize(.cancelled)

    XCTAssertEqual(target.states, [.began, .changed, .cancelled])
    XCTAssertEqual(pan.translation(in: nil).x, 0)
  }

  func testDisablingCancelsWhatGoesOn() {
    let press = UILongPressGestureRecognizer(
      target: target, action: Selector(Target.didRecognize))
    press.recognize(.began)

    press.isEnabled = false

    XCTAssertEqual(target.states, [.began, .cancelled])
  }

  func testDelegateAndViewCanSayNo() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    let tap = UITapGestureRecognizer(target: target, action: Selector(Target.didRecognize))
    tap.delegate = target
    target.isAllowed = false
    tap.recognize()
    target.isAllowed = true
    Refusing().addGestureRecognizer(tap)
    let view = Refusing()
    view.addGestureRecognizer(tap)
    tap.recognize()

    XCTAssertEqual(target.states, [])
  }

  func testARecognizerBelongsToOneView() {
    let (one, other) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5)))
    let tap = UITapGestureRecognizer()
    XCTAssertNil(one.gestureRecognizers)

    one.addGestureRecognizer(tap)
    one.addGestureRecognizer(tap)
    other.addGestureRecognizer(tap)

    XCTAssertEqual(one.gestureRecognizers, [])
    XCTAssertEqual(other.gestureRecognizers, [tap])
    XCTAssertTrue(tap.view === other)
    one.addSubview(other)
    tap.recognize(at: CGPoint(x: 1, y: 2))
    XCTAssertEqual(tap.location(in: one), CGPoint(x: 11, y: 22))
    other.gestureRecognizers = nil
    XCTAssertNil(tap.view)
  }

  func testStartsAsOnIOS() {
    XCTAssertEqual(UITapGestureRecognizer().numberOfTapsRequired, 1)
    XCTAssertEqual(UILongPressGestureRecognizer().minimumPressDuration, 0.5)
    XCTAssertEqual(UILongPressGestureRecognizer().allowableMovement, 10)
    XCTAssertEqual(UISwipeGestureRecognizer().direction, .right)
    XCTAssertEqual(UIPinchGestureRecognizer().scale, 1)
    XCTAssertTrue(UITapGestureRecognizer().cancelsTouchesInView)
    XCTAssertFalse(UITapGestureRecognizer().delaysTouchesBegan)
  }

  func testPinchesAndTurnsHaveASpeed() {
    let (pinch, turn) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    XCTAssertEqual(pinch.velocity, 0)
    XCTAssertEqual(turn.velocity, 0)

    pinch.setVelocity(2)
    turn.setVelocity(0.5)

    XCTAssertEqual(pinch.velocity, 2)
    XCTAssertEqual(turn.velocity, 0.5)
    pinch.reset()
    turn.reset()
    XCTAssertEqual(pinch.velocity, 0)
    XCTAssertEqual(turn.velocity, 0)
  }
}
