// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CTestObservation
import Foundation
import HeadlessUIKit
import SnapshotVerification
import XCTest

/// Starts to observe XCTest; the constructor in CTestObservation calls it before the first test.
@_cdecl("headless_snapshots_observe_tests")
func observeTests() {
  // Before anything asks for a variable.
  TestEnvironment.ofProcess.begin()
  HomeOfApp.take()
  takeDevice(of: .process)
  TestTimeZone.take(of: .process, scheme: TestEnvironment.ofProcess.timeZone)
  XCTestObservationCenter.shared.addTestObserver(RunningXCTest.shared)
  if let directory = SnapshotEnvironment.process.runDirectory {
    SnapshotRun.recordWarnings(toDirectory: directory)
  }
}

/// Gives the process the screen of the device that its environment names, before a test asks for
/// it. A name that no device or no time zone has ends the process: pictures would be other ones.
private func takeDevice(of environment: SnapshotEnvironment) {
  if let problem = environment.deviceProblem ?? TestTimeZone.problem(of: environment) {
    FileHandle.standardError.write(Data("error: \(problem)\n".utf8))
    exit(EXIT_FAILURE)
  }
  guard let device = environment.device else { return }
  RenderingEnvironment.ofProcess = device.environmentOfProcess
  // What the process was given by hand stays.
  for (name, value) in environment.simulatorVariables { setenv(name, value, 0) }
}

/// Knows which XCTest test case runs, on whatever thread it is asked.
///
/// XCTest and Swift Testing each ignore the other's failures without a word (Swift 6.3), and
/// `Test.current` is `nil` on threads and in detached tasks. Only XCTest's own test case therefore
/// decides which library a failure belongs to.
final class RunningXCTest: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared = RunningXCTest()

  // Held while a failure is recorded, so that its test cannot end meanwhile. Recursive, because a
  // test case may override `recordFailure` and ask again.
  private let lock = NSRecursiveLock()
  private var running: TestIdentity?
  private weak var runningCase: XCTestCase?
  private var startedCount = 0
  private var isBundleRunning = false
  private var lateFailures: [String] = []
  /// Set with the first suite, which holds all others; nil where no other process follows this one.
  private var remaining: RemainingTests?
  private var hasBegun = false

  /// A test case and its method, as `swift test` knows them.
  struct TestIdentity {
    /// The class, without its module.
    var suite: String
    /// The regular expression that selects the test in `swift test --filter`.
    var filter: String

    /// The name of its module.
    var module: String { String(filter.prefix { $0 != "." }) }

    init(_ testCase: XCTestCase) {
      suite = String(describing: type(of: testCase))
      // A name is "Class.method", and the class's full name is "Module.Class".
      let method = testCase.name.split(separator: ".").last.map(String.init) ?? testCase.name
      filter = "\(String(reflecting: type(of: testCase)))/\(method)"
    }

    /// Tells the run's folder, if there is one, that the test was skipped.
    func noteSkipped() {
      guard let directory = SnapshotEnvironment.process.runDirectory else { return }
      let method = filter.split(separator: "/").last.map(String.init) ?? filter
      do {
        try SnapshotRun.appendSkipped(suite: suite, test: method, toDirectory: directory)
      } catch {
        FileHandle.standardError.write(Data("warning: \(error)\n".utf8))
      }
    }
  }

  /// The test that runs; `nil` when none does.
  var current: TestIdentity? {
    headless_snapshots_keep_constructor()
    return lock.withLock { running }
  }

  /// The test case that runs; `nil` when none does.
  var currentCase: XCTestCase? {
    headless_snapshots_keep_constructor()
    return lock.withLock { runningCase }
  }

  /// How many test cases have begun, the one that runs included; `nil` when none runs.
  var runningNumber: Int? {
    headless_snapshots_keep_constructor()
    return lock.withLock { running == nil ? nil : startedCount }
  }

  /// Records a failure in the test case that runs.
  ///
  /// In an XCTest run whose current test case has ended (a task outlived it), the failure is kept,
  /// printed at the end and makes the process fail.
  ///
  /// - Returns: Whether this is an XCTest run at all; otherwise nothing is recorded.
  func recordFailure(_ message: String, file: StaticString, line: UInt) -> Bool {
    headless_snapshots_keep_constructor()
    return lock.withLock {
      if running != nil {
        XCTFail(message, file: file, line: line)
        return true
      }
      if isBundleRunning {
        lateFailures.append("\(file):\(line): error: after its test had ended: \(message)")
        return true
      }
      return false
    }
  }

  func testBundleWillStart(_ testBundle: Bundle) {
    lock.withLock { isBundleRunning = true }
  }

  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    lock.withLock {
      guard !hasBegun else { return }
      hasBegun = true
      guard EndedTests.ofProcess.prepareNextProcess(.process) else { return }
      remaining = RemainingTests(of: testSuite, arguments: CommandLine.arguments)
    }
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    lock.withLock {
      let test = TestIdentity(testCase)
      TestEnvironment.ofProcess.enter(test.module)
      running = test
      runningCase = testCase
      startedCount += 1
      headless_snapshots_set_rest(test.filter, remaining?.argument(after: test.filter))
    }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let ended = lock.withLock {
      headless_snapshots_set_rest(nil, nil)
      defer { (running, runningCase) = (nil, nil) }
      return running
    }
    // References that a skipped test did not ask for are not obsolete.
    if let ended, testCase.testRun?.hasBeenSkipped == true { ended.noteSkipped() }
  }

  func testBundleDidFinish(_ testBundle: Bundle) {
    let failures = lock.withLock {
      isBundleRunning = false
      return lateFailures + (EndedTests.ofProcess.isEmpty ? [] : ["\(EndedTests.ofProcess)"])
    }
    guard !failures.isEmpty else { return }
    // XCTest counts no failure outside of a test case; the exit status is the only word left.
    FileHandle.standardError.write(Data((failures.joined(separator: "\n") + "\n").utf8))
    exit(EXIT_FAILURE)
  }
}
