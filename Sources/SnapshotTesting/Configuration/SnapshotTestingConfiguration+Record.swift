// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

extension SnapshotTestingConfiguration {
  /// When references are written.
  ///
  /// ```swift
  /// withSnapshotTesting(record: .failed) { assertSnapshot(of: 1, as: .description) }
  /// ```
  public struct Record: Equatable, Sendable {
    let mode: RecordMode

    /// Always; the test fails.
    public static let all = Record(mode: .all)
    /// Where it is missing or differs; the test fails.
    public static let failed = Record(mode: .failed)
    /// Where it is missing; the test fails.
    public static let missing = Record(mode: .missing)
    /// Never.
    public static let never = Record(mode: .never)

    /// The mode of that name: `all`, `failed`, `missing` or `never`; `nil` for any other.
    public init?(rawValue: String) {
      guard let mode = RecordMode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    init(mode: RecordMode) { self.mode = mode }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `true` is ``all``, and `false` is ``missing``.
  public init(booleanLiteral value: Bool) {
    self = value ? .all : .missing
  }
}

extension SnapshotTestingConfiguration.Record {
  /// `true` is ``all``, `false` is ``missing``; `nil` where nothing is said.
  init?(_ recording: Bool?) {
    guard let recording else { return nil }
    self = recording ? .all : .missing
  }
}
