// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Synchronization
import XCTest

final class FatalErrorUtilTests: XCTestCase {
  /// The published test helper: the body traps on a thread of its own, which is parked there.
  private func expectFatalError(_ message: String, in body: @escaping () -> Void) {
    // Runs on one thread, and this one waits.
    nonisolated(unsafe) let body = body
    let caught = Mutex<String?>(nil)
    let trapped = expectation(description: "a trap")
    FatalErrorUtil.replaceFatalError { message, _, _ in
      caught.withLock { $0 = message }
      trapped.fulfill()
      unreachable()
    }
    defer { FatalErrorUtil.restoreFatalError() }
    DispatchQueue.global().async { body() }
    wait(for: [trapped], timeout: 10)
    XCTAssertEqual(caught.withLock { $0 }, message)
  }

  func testTheLifecyclesTrapsCanBeObserved() {
    expectFatalError("You should not use update() in a ModellableView. Change the model instead") {
      CounterView(log: CallLog()).update()
    }
  }

  func testTheTrapsOfTheAppsOwnViewsCanBeObserved() {
    final class SquareView: UIView {
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      init() { super.init(frame: .zero) }
    }

    expectFatalError("init(coder:) has not been implemented") {
      _ = SquareView(coder: NSKeyedArchiver(requiringSecureCoding: true))
    }
  }

  func testTheFileAndTheLineAreThoseOfTheTrap() {
    let lines = Mutex<[UInt]>([])
    let trapped = expectation(description: "a trap")
    FatalErrorUtil.replaceFatalError { _, _, line in
      lines.withLock { $0.append(line) }
      trapped.fulfill()
      unreachable()
    }
    defer { FatalErrorUtil.restoreFatalError() }
    DispatchQueue.global().async { fatalError("here") }
    wait(for: [trapped], timeout: 10)

    XCTAssertEqual(lines.withLock { $0 }, [#line - 3])
  }
}
