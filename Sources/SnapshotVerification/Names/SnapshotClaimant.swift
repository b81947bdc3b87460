// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Who uses a reference: a snapshot, and the assertion that takes it.
public struct SnapshotClaimant: Hashable, Sendable {
  /// The snapshot, with the names as they were given.
  public var name: SnapshotName
  /// The assertion.
  public var source: SnapshotSource

  /// Makes a claimant.
  public init(name: SnapshotName, source: SnapshotSource) {
    self.name = name
    self.source = source
  }
}
