// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

/// Runs `operation` with settings for all snapshots that it takes. What is not said stays as it is
/// outside; what an assertion says precedes.
///
/// The settings hold in the task and its child tasks, not in detached tasks and threads.
///
/// ```swift
/// withSnapshotConfiguration(.record(.failed), .scale(3)) {
///   assertSnapshot(of: badge)
/// }
/// ```
public func withSnapshotConfiguration<Result>(
  _ settings: SnapshotSettings..., operation: () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotConfiguration.current.with(SnapshotSettings(settings))
  return try SnapshotConfiguration.$current.withValue(configuration, operation: operation)
}

/// Runs an asynchronous `operation` with settings for all snapshots that it takes. What is not said
/// stays as it is outside; what an assertion says precedes.
///
/// ```swift
/// await withSnapshotConfiguration(.scale(3)) {
///   assertSnapshot(of: await loadedView())
/// }
/// ```
public func withSnapshotConfiguration<Result>(
  _ settings: SnapshotSettings..., isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotConfiguration.current.with(SnapshotSettings(settings))
  return try await SnapshotConfiguration.$current.withValue(
    configuration, operation: operation, isolation: isolation)
}
