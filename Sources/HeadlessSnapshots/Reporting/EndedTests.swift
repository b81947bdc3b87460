// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CTestObservation
import Foundation
import SnapshotVerification

/// The tests that ended a process, so that this one runs those after them.
///
/// A trap of Swift's, such as an `!` of `nil`, cannot be caught: XCTest would lose every test after
/// it. Its signal's handler therefore replaces the process by one that runs the others.
struct EndedTests: CustomStringConvertible {
  /// A suite whose every test ends its process has something else to be mended first.
  static let limit = 20

  private let tests: [(name: String, signal: String)]

  /// - Parameter list: `AppTests.CardTests/testA:SIGILL` and so on, with commas.
  init(list: String) {
    tests = list.split(separator: ",").compactMap { item in
      let parts = item.split(separator: ":")
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }

  /// Those before this process.
  static let ofProcess = EndedTests(
    list: ProcessInfo.processInfo.environment[HEADLESS_SNAPSHOTS_ENDED_TESTS] ?? "")

  /// Whether another process may be begun.
  private var canGoOn: Bool { tests.count < Self.limit }

  var isEmpty: Bool { tests.isEmpty }

  /// Makes what this process needs to be followed by another one.
  ///
  /// - Returns: Whether it is, where a test ends it.
  func prepareNextProcess(_ environment: SnapshotEnvironment) -> Bool {
    guard canGoOn, !environment.endsWithCrash else { return false }
    let crash = environment.runDirectory.map { "\($0)/\(getpid()).crash" }
    return headless_snapshots_prepare_next_process(crash)
  }

  /// What a run says of them at its end.
  var description: String {
    let count =
      tests.count == 1
      ? "1 test ended its process and counts as failed"
      : "\(tests.count) tests ended their processes and count as failed"
    let end =
      canGoOn ? "" : "\nAfter \(Self.limit) of them the tests go on no more where another one ends."
    // Suites say by `fatalError` in `setUp` which simulator they were recorded on.
    let device =
      SnapshotEnvironment.process.deviceName == nil
      ? "\nWhere a test asks for the simulator it runs on: SNAPSHOT_DEVICE=\"iPhone 15\" is one."
      : ""
    return """
      error: \(count); XCTest's numbers above are of the tests behind the last:
      \(tests.map { "  \($0.name) (\($0.signal))" }.joined(separator: "\n"))\(end)
      To end at the first of them instead, as under a debugger: SNAPSHOT_CRASH=end.\(device)
      """
  }
}
