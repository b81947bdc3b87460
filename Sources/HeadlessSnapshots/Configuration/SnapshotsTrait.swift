// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification
import Testing

/// Settings for all snapshots of a test or a suite of Swift Testing.
///
/// ```swift
/// @Suite(.snapshots(.scale(3))) struct BadgeTests { ... }
/// ```
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let settings: SnapshotSettings

  /// Whether the trait holds for the suites and tests in a suite, too: always.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings, on a thread on which it may wait without holding up others.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotConfiguration.$current.withValue(
      SnapshotConfiguration.current.with(settings)
    ) {
      try await withTaskExecutorPreference(TestThreads.shared, operation: function)
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Settings for all snapshots of a test or a suite. What is not said stays as it is outside; what
  /// an assertion says precedes.
  public static func snapshots(_ settings: SnapshotSettings...) -> SnapshotsTrait {
    SnapshotsTrait(settings: SnapshotSettings(settings))
  }
}
