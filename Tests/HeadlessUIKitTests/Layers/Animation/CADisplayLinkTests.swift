// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class CADisplayLinkTests: XCTestCase {
  /// A bar that grows for a time, as charts and numbers that count do.
  private final class Bar: NSObject {
    let length: CFTimeInterval
    let start = CACurrentMediaTime()
    var grown: CFTimeInterval = 0
    var calls = 0
    var pausesAt: Int?
    lazy var link = CADisplayLink(
      target: self, selector: Selector("step:", of: Bar.self) { $0.step($1) })

    init(_ length: CFTimeInterval) { self.length = length }

    func step(_ link: CADisplayLink) {
      calls += 1
      XCTAssertEqual(link.timestamp, CACurrentMediaTime())
      grown = min(length, CACurrentMediaTime() - start)
      if grown == length { link.invalidate() }
      if calls == pausesAt { link.isPaused = true }
    }
  }

  private func runLoop() {
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
  }

  func testWhatMovesIsOverWhenTheRunLoopRuns() {
    let bar = Bar(1.4)
    bar.link.add(to: .current, forMode: .common)
    XCTAssertEqual(bar.calls, 0)

    runLoop()
    XCTAssertEqual(bar.grown, 1.4)
    XCTAssertEqual(bar.calls, 84, accuracy: 1)
    XCTAssertEqual(CACurrentMediaTime(), bar.start, "the clock of a picture stands still")
    let calls = bar.calls
    runLoop()
    XCTAssertEqual(bar.calls, calls)
  }

  func testAPausedLinkGoesOnWhereItWas() {
    let bar = Bar(1)
    bar.pausesAt = 30
    bar.link.add(to: .current, forMode: .default)
    runLoop()
    XCTAssertEqual(bar.calls, 30)
    XCTAssertEqual(bar.grown, 0.5, accuracy: 0.001)

    bar.link.isPaused = false
    runLoop()
    XCTAssertEqual(bar.grown, 1)
  }

  func testALinkThatNeverEndsIsCalledForTenSeconds() {
    let bar = Bar(.infinity)
    bar.link.preferredFramesPerSecond = 30
    bar.link.add(to: .current, forMode: .default)
    runLoop()
    runLoop()
    XCTAssertEqual(bar.calls, 300, accuracy: 1)
  }

  func testALinkOfNothingCallsNothing() {
    let link = CADisplayLink()
    link.add(to: .current, forMode: .default)
    runLoop()
    XCTAssertEqual(link.timestamp, CACurrentMediaTime(), "the run loop has come back")
    link.invalidate()
  }

  func testOnlyTheThreadsOwnRunLoopCalls() {
    let bar = Bar(1)
    let done = expectation(description: "added")
    nonisolated(unsafe) let link = bar.link
    Thread.detachNewThread {
      link.add(to: .main, forMode: .common)
      done.fulfill()
    }
    wait(for: [done], timeout: 30)
    runLoop()
    XCTAssertEqual(bar.calls, 0)
  }

  /// As the transformed sources of a class with a closure and a method of one name have it.
  private final class Spring: NSObject, ObjectiveCMembersProviding {
    var update: (Int) -> Void = { _ in XCTFail("a property is no method") }
    var calls = 0

    func update(_ link: CADisplayLink) {
      calls += 1
      link.invalidate()
    }

    static var objectiveCMembers: ObjectiveCMembers {
      ObjectiveCMembers(selectors: [
        Selector("update:", of: Spring.self) { (spring: Spring, link: CADisplayLink) in
          spring.update(link)
        }
      ])
    }
  }

  func testTheMethodIsTheOneThatTheClassTells() {
    let spring = Spring()
    let link = CADisplayLink(
      target: spring,
      selector: Selector("update:", of: Spring.self) { (spring: Spring, number: Int) in
        spring.update(number)
      })
    link.add(to: .current, forMode: .common)
    runLoop()
    XCTAssertEqual(spring.calls, 1)
  }
}
