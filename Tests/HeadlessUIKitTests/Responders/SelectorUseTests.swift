// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

/// Selectors where apps give them: controls, gestures, notifications, timers and calls by name.
final class SelectorUseTests: XCTestCase {
  /// A plain class, as published observers are.
  private final class Clock {
    var log: [String] = []
    func tick() { log.append("tick") }
    func tick(by timer: Timer) { log.append("tick by timer \(timer.isValid)") }
    func hear(_ notification: Notification) { log.append("hear \(notification.name.rawValue)") }
    func hearOld(_ notification: NSNotification) { log.append("old \(notification.name.rawValue)") }
    func count() -> Int {
      log.append("count")
      return 1
    }
    func toggle(_ sender: UIControl) -> Bool {
      log.append("toggle \(sender.tag)")
      return true
    }
    func take(_ sender: UIControl, _ event: UIEvent?) -> Bool {
      log.append("take")
      return true
    }
  }

  private final class Doer: NSObject {
    var log: [String] = []
    func plain() { log.append("plain") }
    func take(_ text: String) { log.append(text) }
  }

  private let clock = Clock()

  private func named() -> Selector { Selector("tick", of: Clock.self) { $0.tick() } }

  func testAMethodIsCalledOnAnotherThread() {
    final class Waiter: NSObject {
      let called = DispatchSemaphore(value: 0)
      var isMain = true
      func run() {
        isMain = Thread.isMainThread
        called.signal()
      }
    }
    let waiter = Waiter()

    waiter.performSelector(
      inBackground: Selector("run", of: Waiter.self) { $0.run() }, with: nil)

    XCTAssertEqual(waiter.called.wait(timeout: .now() + 10), .success)
    XCTAssertFalse(waiter.isMain)
  }

  func testATargetIsRemovedByAnEqualSelector() {
    let control = UIControl()
    control.addTarget(clock, action: named(), for: .touchUpInside)
    control.addTarget(clock, action: named(), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(clock.log, ["tick"])

    control.removeTarget(clock, action: named(), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)

    XCTAssertEqual(clock.log, ["tick"])
    XCTAssertEqual(control.allControlEvents, [])
  }

  func testAGesturesTargetIsRemovedByAnEqualSelector() {
    let tap = UITapGestureRecognizer(target: clock, action: named())
    tap.addTarget(clock, action: named())
    tap.recognize()
    XCTAssertEqual(clock.log, ["tick"])

    tap.removeTarget(clock, action: named())
    tap.recognize()

    XCTAssertEqual(clock.log, ["tick"])
  }

  func testMethodsWithResultsAreCalled() {
    let control = UIControl()
    control.tag = 7
    control.addTarget(clock, action: Selector(Clock.count), for: .touchUpInside)
    control.addTarget(clock, action: Selector(Clock.toggle), for: .touchUpInside)
    control.addTarget(clock, action: Selector(Clock.take), for: .touchUpInside)

    control.sendActions(for: .touchUpInside)

    XCTAssertEqual(clock.log, ["count", "toggle 7", "take"])
  }

  // MARK: Notifications

  private let center = NotificationCenter()
  private let (a, b) = (Notification.Name("a"), Notification.Name("b"))

  func testPlainObjectsHearNotifications() {
    center.addObserver(clock, selector: Selector(Clock.hear), name: a, object: nil)
    center.addObserver(clock, selector: Selector(Clock.hearOld), name: a, object: nil)
    center.addObserver(clock, selector: named(), name: b, object: nil)

    center.post(name: a, object: nil)
    center.post(name: b, object: nil)
    XCTAssertEqual(clock.log.sorted(), ["hear a", "old a", "tick"])

    clock.log = []
    center.removeObserver(clock, name: a, object: nil)
    center.post(name: a, object: nil)
    center.post(name: b, object: nil)
    XCTAssertEqual(clock.log, ["tick"])
    center.removeObserver(clock)
    center.post(name: b, object: nil)
    XCTAssertEqual(clock.log, ["tick"])
  }

  func testAnObserverListensToOneObject() {
    let (one, other) = (Doer(), Doer())
    center.addObserver(clock, selector: named(), name: a, object: one)

    center.post(name: a, object: other)
    XCTAssertEqual(clock.log, [])
    center.post(name: a, object: one)
    XCTAssertEqual(clock.log, ["tick"])
    center.removeObserver(clock, name: a, object: other)
    center.post(name: a, object: one)
    XCTAssertEqual(clock.log, ["tick", "tick"])
    center.removeObserver(clock, name: a, object: one)
    center.post(name: a, object: one)
    XCTAssertEqual(clock.log, ["tick", "tick"])
  }

  func testTokensAreStillRemoved() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: a, object: nil, queue: nil) { _ in count += 1 }

    center.removeObserver(token)
    center.post(name: a, object: nil)

    XCTAssertEqual(count, 0)
  }

  func testAPlainObserverIsNotKeptAlive() {
    weak var gone: Clock?
    do {
      let clock = Clock()
      gone = clock
      center.addObserver(
        clock, selector: Selector(Clock.tick as (Clock) -> () -> Void), name: a, object: nil)
    }

    XCTAssertNil(gone)
    center.post(name: a, object: nil)
  }

  // MARK: Timers

  func testATimerCallsAMethod() {
    let timer = Timer(
      timeInterval: 60, target: clock, selector: named(), userInfo: nil, repeats: true)

    timer.fire()
    timer.fire()

    XCTAssertEqual(clock.log, ["tick", "tick"])
    timer.invalidate()
  }

  func testAMethodMayTakeTheTimer() {
    let selector = Selector("tick:", of: Clock.self) { $0.tick(by: $1) }
    let timer = Timer.scheduledTimer(
      timeInterval: 60, target: clock, selector: selector, userInfo: nil, repeats: true)

    timer.fire()

    XCTAssertEqual(clock.log, ["tick by timer true"])
    timer.invalidate()
  }

  func testARunLoopRunsTimers() {
    Timer.scheduledTimer(
      timeInterval: 0.001, target: clock, selector: named(), userInfo: nil, repeats: false)
    Timer(
      fireAt: Date(), interval: 0, target: clock, selector: named(), userInfo: nil, repeats: false
    ).fire()

    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))

    XCTAssertEqual(clock.log, ["tick", "tick"])
  }

  func testAUserInfoIsWarnedOf() {
    let messages = reports {
      _ = Timer(timeInterval: 1, target: clock, selector: named(), userInfo: 7, repeats: false)
    }

    XCTAssertEqual(
      messages,
      ["a Timer cannot keep its userInfo here; keep it in Clock, whose method tick is called"])
  }

  // MARK: perform

  func testPerformCallsMethods() {
    let doer = Doer()

    doer.perform(Selector(Doer.plain))
    doer.perform(Selector(Doer.take), with: "Ada")

    XCTAssertEqual(doer.log, ["plain", "Ada"])
  }
}
