// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Classes that are the targets of selectors themselves.
final class ClassTargetTests: XCTestCase {
  private class Clock {
    nonisolated(unsafe) static var ticks = 0
    class func tick() { ticks += 1 }
    class func tick(_ notification: Notification) { ticks += 10 }
  }

  func testNotificationsCallThem() {
    let center = NotificationCenter()
    let name = Notification.Name("tick")
    Clock.ticks = 0
    center.addObserver(
      Clock.self, selector: Selector("tick", of: Clock.Type.self, { $0.tick() }), name: name,
      object: nil)
    center.addObserver(
      Clock.self, selector: Selector("tick:", of: Clock.Type.self, { $0.tick($1) }), name: name,
      object: nil)

    center.post(name: name, object: nil)
    XCTAssertEqual(Clock.ticks, 11)

    center.removeObserver(Clock.self)
    center.post(name: name, object: nil)
    XCTAssertEqual(Clock.ticks, 11)
  }

  func testControlsCallThem() {
    let button = UIButton()
    let selector = Selector("tick", of: Clock.Type.self, { $0.tick() })
    Clock.ticks = 0
    button.addTarget(Clock.self, action: selector, for: .touchUpInside)

    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(Clock.ticks, 1)

    button.removeTarget(Clock.self, action: selector, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(Clock.ticks, 1)
  }
}
