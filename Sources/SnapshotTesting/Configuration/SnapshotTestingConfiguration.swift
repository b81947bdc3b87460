// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// When snapshots are recorded, and how a difference is shown.
///
/// ```swift
/// let configuration = SnapshotTestingConfiguration(record: .failed, diffTool: .ksdiff)
/// ```
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of the innermost `withSnapshotTesting`; `nil` outside of one.
  @TaskLocal static var current: SnapshotTestingConfiguration?

  /// What is said about a difference besides this package's own words; `nil` for nothing.
  public var diffTool: DiffTool?
  /// When references are written; `nil`: as the surroundings say.
  public var record: Record?

  /// Makes a configuration.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }
}
