// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What `snapshots --version` prints.
enum ToolVersion {
  /// The release that this is, or the next one: raised in the commit after the one that a release
  /// tags.
  static let current = "0.2.0"
}
