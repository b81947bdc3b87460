// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

/// What a snapshot is called in a report.
///
/// ```swift
/// SnapshotTitle(entry).inSuite  // "testEveryState.adult.dark"
/// ```
public struct SnapshotTitle: Hashable, Sendable {
  private let entry: SnapshotRun.Entry

  /// The title of an entry's snapshot.
  public init(_ entry: SnapshotRun.Entry) {
    self.entry = entry
  }

  /// Test, state and variant, such as `testEveryState.adult.dark`, as they were given.
  public var inSuite: String {
    let test = entry.test.hasSuffix("()") ? String(entry.test.dropLast(2)) : entry.test
    return [test, entry.state, entry.variant].compactMap { $0 }.joined(separator: ".")
  }

  /// The suite, too, such as `ProfileViewTests/testEveryState.adult.dark`.
  public var full: String { "\(entry.suite)/\(inSuite)" }
}
