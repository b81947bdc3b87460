// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import ViewModelOwnership
import XCTest

final class ViewModelOwnerDisposeBagTests: XCTestCase {
  func testDisposesInTheOrderOfAdding() {
    let log = Log()
    let bag = ViewModelOwnerDisposeBag()
    for number in 1...3 {
      bag.add(ViewModelOwnerAutoDisposable { log.lines.append("\(number)") })
    }

    bag.dispose()
    bag.dispose()

    XCTAssertEqual(log.lines, ["1", "2", "3"])
  }

  func testReleasingTheBagDisposes() {
    let log = Log()
    var bag: ViewModelOwnerDisposeBag? = ViewModelOwnerDisposeBag()
    let kept = ViewModelOwnerAutoDisposable { log.lines.append("kept") }
    bag?.add(kept)

    bag = nil

    XCTAssertEqual(log.lines, ["kept"])
  }

  func testWhatIsAddedAfterDisposingWaits() {
    let log = Log()
    let bag = ViewModelOwnerDisposeBag()
    bag.dispose()

    bag.add(ViewModelOwnerAutoDisposable { log.lines.append("late") })
    XCTAssertEqual(log.lines, [])

    bag.dispose()
    XCTAssertEqual(log.lines, ["late"])
  }

  func testBlockRunsOnceAcrossDisposeAndRelease() {
    let log = Log()
    var disposable: ViewModelOwnerAutoDisposable? = ViewModelOwnerAutoDisposable {
      log.lines.append("run")
    }

    disposable?.dispose()
    disposable = nil

    XCTAssertEqual(log.lines, ["run"])
  }

  func testBlockMayDisposeOfItsOwnDisposable() {
    let log = Log()
    let bag = ViewModelOwnerDisposeBag()
    bag.add(
      ViewModelOwnerAutoDisposable {
        log.lines.append("run")
        bag.dispose()
      })

    bag.dispose()

    XCTAssertEqual(log.lines, ["run"])
  }

  func testDisposingFromManyThreadsRunsEachBlockOnce() {
    let counter = Counter()
    let bag = ViewModelOwnerDisposeBag()
    for _ in 0..<1_000 { bag.add(ViewModelOwnerAutoDisposable { counter.increase() }) }
    let sharedBag = Unchecked(value: bag)

    DispatchQueue.concurrentPerform(iterations: 8) { _ in sharedBag.value.dispose() }

    XCTAssertEqual(counter.value, 1_000)
  }
}

private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}

private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func increase() { lock.withLock { count += 1 } }
  var value: Int { lock.withLock { count } }
}
