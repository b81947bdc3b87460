// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

// The longer messages, and what they are made of.
extension SnapshotVerifier.Error {
  static func notReadyMessage(
    subject: String, state: String, timeout: Double, checks: Int, isMainQueueHeld: Bool,
    areTaskThreadsHeld: Bool
  ) -> String {
    let times = checks == 1 ? "once" : "\(checks) times"
    let seconds = timeout == 1 ? "1 second" : "\(number(CGFloat(timeout))) seconds"
    let message =
      "Waited \(seconds) for `isViewReady` of \(subject)"
      + (state.isEmpty ? "" : " in state \"\(state)\"")
      + ", and it answered false \(times)."
    guard isMainQueueHeld else {
      if areTaskThreadsHeld {
        return message
          + " No other task ran meanwhile, because tests that wait hold all threads of Swift's "
          + "concurrency, one for each processor. Give their suites the trait `.snapshots()`, with "
          + "which tests wait on threads of their own, or run them with `--no-parallel`."
      }
      return message
        + " Check what it waits for, or pass a longer `timeout`."
    }
    return message
      + " Nothing ran on the main queue meanwhile, because the test holds it. Take `@MainActor` "
      + "off the test, and do not block the main thread, so that what the view waits for can "
      + "happen."
  }

  static func sharedReferenceMessage(
    path: String, first: SnapshotClaimant, second: SnapshotClaimant
  ) -> String {
    func line(_ claimant: SnapshotClaimant) -> String {
      "  \(claimant.name) at \(claimant.source)"
    }
    return "Two snapshots lead to one reference, \(path):\n\(line(first))\n\(line(second))\n"
      + "Give them names that differ in more than letter case and punctuation, with `named:` or "
      + "`variant:`."
  }

  /// One name, or the first and how many more.
  static func names(_ references: [String]) -> String {
    guard let first = references.first else { return "no reference" }
    switch references.count {
    case 1: return "Snapshots/\(first)"
    case 2: return "Snapshots/\(first) and 1 more"
    default: return "Snapshots/\(first) and \(references.count - 1) more"
    }
  }

  static func tooManyStatesMessage(
    count: Int, limit: Int, axes: [Axis], pairs: Int?
  ) -> String {
    let number = count == Int.max ? "more states than can be counted" : "\(grouped(count)) states"
    let product = axes.map { "\($0.name) \($0.count)" }.joined(separator: " x ")
    let largest = axes.max { $0.count < $1.count }
    var ways: [String] = []
    if let pairs {
      ways.append("combine them with .allPairs, which takes at least \(grouped(pairs))")
    }
    if let largest { ways.append("leave values out of \"\(largest.name)\"") }
    ways.append("list the ones that matter with .examples")
    ways.append("exclude impossible ones, or raise `limit`")
    return
      "The matrix has \(number) (\(product)), and the limit is \(grouped(limit)). To cut them: "
      + ways.joined(separator: "; ") + "."
  }

  static func escaped(_ name: String) -> String {
    name.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }

  /// With commas, whatever the locale.
  private static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var position = digits.count - 3
    while position > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: position))
      position -= 3
    }
    return digits
  }
}
