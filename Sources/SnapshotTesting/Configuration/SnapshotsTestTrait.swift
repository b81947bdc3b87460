// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification
import Testing

/// A configuration for all snapshots of a test or a suite of Swift Testing.
///
/// ```swift
/// @Suite(.snapshots(record: .failed)) struct ProfileTests {}
/// ```
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Whether the trait holds for the suites and tests in a suite, too: always.
  public var isRecursive: Bool { true }

  /// Runs a test with the configuration, and counts its unnamed snapshots from 1.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record, diffTool: configuration.diffTool
    ) {
      try await SnapshotNumbering.$current.withValue(SnapshotNumbering()) {
        try await withTaskExecutorPreference(TestThreads.shared, operation: function)
      }
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Counts the unnamed snapshots of each test from 1.
  public static var snapshots: Self { snapshots() }

  /// A configuration for all snapshots of a test or a suite; what is not said stays as it is
  /// outside.
  ///
  /// - Parameters:
  ///   - record: When references are written.
  ///   - diffTool: What is said about a difference besides this package's own words.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// A configuration for all snapshots of a test or a suite.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    _SnapshotsTestTrait(configuration: configuration)
  }
}
