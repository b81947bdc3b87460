// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Runs `operation` with another configuration; what is not said stays as it is outside.
///
/// It holds in the task and its child tasks, not in detached tasks and threads.
///
/// - Parameters:
///   - record: When references are written. `SNAPSHOT_RECORD=never` in the environment overrules
///     it.
///   - diffTool: What is said about a difference besides this package's own words.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration.$current.withValue(
    .inner(record, diffTool), operation: operation)
}

/// Runs an asynchronous `operation` with another configuration; what is not said stays as it is
/// outside.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration.$current.withValue(
    .inner(record, diffTool), operation: operation, isolation: isolation)
}

extension SnapshotTestingConfiguration {
  /// What is given, over what holds.
  static func inner(_ record: Record?, _ diffTool: DiffTool?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
  }
}
