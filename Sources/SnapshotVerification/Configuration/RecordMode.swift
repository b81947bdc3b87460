// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// When a reference is written. A missing reference fails its test in every mode.
///
/// The mode is the first of these that is there: the assertion's own setting, the enclosing scope
/// (`withSnapshotConfiguration` or a trait), the environment (`SNAPSHOT_RECORD`, otherwise
/// `SNAPSHOT_TESTING_RECORD`), the default: `missing`, and `never` where `CI` is set. The value
/// `never` in the environment overrules assertions and scopes.
///
/// ```sh
/// SNAPSHOT_RECORD=failed swift test --filter ProfileViewTests
/// ```
public enum RecordMode: String, Codable, Hashable, Sendable, CaseIterable {
  /// No file is written.
  case never
  /// A missing reference is written; the test fails all the same, so that a person looks at it.
  case missing
  /// A missing reference is written and a differing one is replaced; both fail the test.
  case failed
  /// As `failed`, and a test whose picture matches fails, too: outside of a run that the
  /// `snapshots` command conducts, a test never passes in this mode.
  case all
}
