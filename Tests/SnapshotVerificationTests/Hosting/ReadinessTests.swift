// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import Synchronization
import XCTest

@testable import SnapshotVerification

final class ReadinessTests: XCTestCase {
  /// A view that has loaded its picture a little later, on the main queue.
  private final class LoadingView: UIView, @unchecked Sendable {
    private(set) var isLoaded = false
    private(set) var steps = 0

    func load(steps: Int) {
      DispatchQueue.main.async { [self] in
        self.steps += 1
        guard self.steps < steps else {
          isLoaded = true
          return
        }
        load(steps: steps)
      }
    }
  }

  private func subject(_ timeout: TimeInterval, steps: Int? = nil) -> SnapshotSubject {
    .view(
      { LoadingView() }, state: "loading",
      context: SnapshotContext(isViewReady: { view, _ in view.isLoaded }, timeout: timeout),
      apply: { if let steps { $0.load(steps: steps) } })
  }

  private let size = CGSize(width: 20, height: 20)

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "ready"
    } catch {
      return "\(error)".replacingOccurrences(
        of: "false [0-9]+ times", with: "false N times", options: .regularExpression)
    }
  }

  func testWhatTheMainQueueBringsIsWaitedForInASynchronousTest() throws {
    var isLoaded = false
    try subject(30, steps: 5).host(size) { hosted in
      isLoaded = (hosted.view.subviews.first as? LoadingView)?.isLoaded == true
    }
    XCTAssertTrue(isLoaded)
  }

  func testWhatTheMainQueueBringsIsWaitedForInAnAsynchronousTest() async throws {
    try subject(30, steps: 5).host(size) { _ in }
  }

  func testWhatAnotherThreadBringsIsWaitedFor() throws {
    final class Box: @unchecked Sendable {
      private let lock = NSLock()
      private var value = false
      var isSet: Bool {
        get { lock.withLock { value } }
        set { lock.withLock { value = newValue } }
      }
    }
    let box = Box()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { box.isSet = true }

    try SnapshotSubject.view(
      { UIView() },
      context: SnapshotContext(isViewReady: { _, _ in box.isSet }, timeout: 30)
    ).host(size) { _ in }
  }

  func testAViewThatIsNeverReadyFailsAndSaysWhatWasWaitedFor() {
    XCTAssertEqual(
      message { try subject(0.05).host(size) { _ in } },
      "Waited 0.05 seconds for `isViewReady` of ReadinessTests.LoadingView in state \"loading\", "
        + "and it answered false N times. Check what it waits for, or pass a longer `timeout`.")
  }

  func testNoTimeMeansOneQuestion() {
    XCTAssertEqual(
      message { try subject(0).host(size) { _ in } },
      "Waited 0 seconds for `isViewReady` of ReadinessTests.LoadingView in state \"loading\", and "
        + "it answered false once. Check what it waits for, or pass a longer `timeout`.")
  }

  func testAViewThatIsReadyIsAskedOnce() throws {
    var questions: [String] = []
    try SnapshotSubject.viewController(
      { UIViewController() }, state: "open",
      context: SnapshotContext(
        isViewReady: { _, state in
          questions.append(state)
          return true
        })
    ).host(size) { _ in }

    XCTAssertEqual(questions, ["open"])
  }

  func testTheViewIsLaidOutBeforeEachQuestion() throws {
    var widths: [CGFloat] = []
    let context = SnapshotContext<UIStackView>(isViewReady: { view, _ in
      widths.append(view.arrangedSubviews.last?.frame.width ?? 0)
      if widths.count < 3 { view.addArrangedSubview(UIView()) }
      return widths.count == 3
    })
    try SnapshotSubject.view(
      {
        let stack = UIStackView(arrangedSubviews: [UIView()])
        stack.distribution = .fillEqually
        return stack
      }, context: context
    ).host(CGSize(width: 24, height: 8)) { _ in }

    XCTAssertEqual(widths, [24, 12, 8])
  }

  @MainActor
  func testATestThatHoldsTheMainQueueIsToldSo() async {
    XCTAssertEqual(
      message { try subject(0.05, steps: 1).host(size) { _ in } },
      "Waited 0.05 seconds for `isViewReady` of ReadinessTests.LoadingView in state \"loading\", "
        + "and it answered false N times. Nothing ran on the main queue meanwhile, because the "
        + "test holds it. "
        + "Take `@MainActor` off the test, and do not block the main thread, so that what the "
        + "view waits for can happen.")
  }

  func testABlockedMainThreadDoesNotHangTheWait() {
    final class Box: @unchecked Sendable { var outcome: MainQueueWait.Outcome? }
    let box = Box()
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      box.outcome = MainQueueWait(timeout: 0.05).wait { false }
      done.signal()
    }

    XCTAssertEqual(done.wait(timeout: .now() + 30), .success)
    guard case .notReady(_, isMainQueueHeld: true, _) = box.outcome else {
      return XCTFail("\(String(describing: box.outcome))")
    }
  }

  func testTestsThatHoldAllThreadsOfTasksAreToldSo() async {
    XCTAssertTrue(
      SnapshotVerifier.Error.notReadyMessage(
        subject: "V", state: "", timeout: 5, checks: 9, isMainQueueHeld: false,
        areTaskThreadsHeld: true
      ).hasSuffix("which tests wait on threads of their own, or run them with `--no-parallel`."))

    // As many tasks wait as there are threads, and more.
    let outcomes = await withTaskGroup(of: MainQueueWait.Outcome.self) { group in
      for _ in 0..<(4 * ProcessInfo.processInfo.activeProcessorCount) {
        group.addTask { MainQueueWait(timeout: 1).wait { false } }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let held = outcomes.filter {
      if case .notReady(_, _, areTaskThreadsHeld: true) = $0 { true } else { false }
    }
    XCTAssertFalse(held.isEmpty)
  }

  /// A flag that tasks set.
  private final class ReadyBox: Sendable {
    private let flag = Mutex(false)
    var isSet: Bool { flag.withLock { $0 } }
    func set() { flag.withLock { $0 = true } }
  }

  /// What a test waits for is done by tasks on the threads of Swift's concurrency.
  func testTestsOnThreadsOfTheirOwnLeaveThoseOfTasksAlone() async {
    let count = 8 * ProcessInfo.processInfo.activeProcessorCount
    let outcomes = await withTaskGroup(of: MainQueueWait.Outcome.self) { group in
      for _ in 0..<count {
        group.addTask(executorPreference: TestThreads.shared) {
          let box = ReadyBox()
          Task {
            try? await Task.sleep(for: .milliseconds(30))
            box.set()
          }
          return MainQueueWait(timeout: 30).wait { box.isSet }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    XCTAssertEqual(outcomes, Array(repeating: .ready, count: count))
  }

  /// So many tests run at a time as there are processors; one that waits gives its place away.
  func testATestThatWaitsGivesItsPlaceAway() async {
    let threads = TestThreads(width: 1)
    let box = ReadyBox()
    let outcome = await withTaskGroup(of: MainQueueWait.Outcome?.self) { group in
      group.addTask(executorPreference: threads) {
        XCTAssertIdentical(TestThreads.current, threads)
        return MainQueueWait(timeout: 30).wait { box.isSet }
      }
      group.addTask(executorPreference: threads) {
        box.set()
        return nil
      }
      return await group.reduce(into: MainQueueWait.Outcome?.none) { $0 = $0 ?? $1 }
    }
    XCTAssertEqual(outcome, .ready)
    XCTAssertNil(TestThreads.current)
  }
}
