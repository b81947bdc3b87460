// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class ControlTrackingTests: XCTestCase {
  private final class Knob: UIControl {
    var log: [String] = []
    var follows = true

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("begin")
      return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("continue \(Int(touch.location(in: self).x))")
      return follows && super.continueTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      log.append("end")
    }

    override func cancelTracking(with event: UIEvent?) {
      super.cancelTracking(with: event)
      log.append("cancel")
    }
  }

  private let knob = Knob(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  private func listen() {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
      (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "up inside"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancelled"),
    ]
    for (event, name) in events {
      knob.addAction(UIAction { [weak knob] _ in knob?.log.append(name) }, for: event)
    }
  }

  func testAFingerIsFollowed() {
    listen()
    let touch = UITouch(at: CGPoint(x: 5, y: 5), in: knob)

    knob.touchesBegan([touch], with: nil)
    XCTAssertTrue(knob.isTracking && knob.isTouchInside && knob.isHighlighted)
    touch.move(to: CGPoint(x: 8, y: 5))
    knob.touchesMoved([touch], with: nil)
    touch.move(to: CGPoint(x: 30, y: 5))
    knob.touchesMoved([touch], with: nil)
    XCTAssertFalse(knob.isTouchInside || knob.isHighlighted)
    knob.touchesEnded([touch], with: nil)

    XCTAssertEqual(
      knob.log,
      [
        "begin", "down", "continue 8", "inside", "continue 30", "exit", "outside", "end",
        "up outside",
      ])
    XCTAssertFalse(knob.isTracking)
  }

  func testATapIsSent() {
    listen()
    let touch = UITouch(at: CGPoint(x: 5, y: 5), in: knob)

    knob.touchesBegan([touch], with: nil)
    knob.touchesEnded([touch], with: nil)

    XCTAssertEqual(knob.log, ["begin", "down", "end", "up inside"])
  }

  func testAControlMayStopFollowing() {
    listen()
    let touch = UITouch(at: CGPoint(x: 5, y: 5), in: knob)
    knob.follows = false

    knob.touchesBegan([touch], with: nil)
    knob.touchesMoved([touch], with: nil)
    knob.touchesEnded([touch], with: nil)

    XCTAssertEqual(knob.log, ["begin", "down", "continue 5", "end"])
  }

  func testAFingerMayBeTakenAway() {
    listen()

    knob.touchesBegan([UITouch(at: .zero, in: knob)], with: nil)
    knob.touchesCancelled([], with: nil)

    XCTAssertEqual(knob.log, ["begin", "down", "cancel", "cancelled"])
    XCTAssertFalse(knob.isHighlighted)
  }

  func testADisabledControlFollowsNothing() {
    knob.isEnabled = false

    knob.touchesBegan([UITouch(at: .zero, in: knob)], with: nil)

    XCTAssertEqual(knob.log, [])
  }
}
