// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What becomes of a finding that is no difference from a reference.
///
/// ```swift
/// withSnapshotConfiguration(.indistinguishableStates(.failure)) { ... }
/// ```
public enum FindingLevel: String, Codable, Hashable, Sendable, CaseIterable {
  /// It is not looked for.
  case off
  /// It is reported, and fails no test.
  case note
  /// It fails the test.
  case failure
}
