// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// A file that imports this module sees the strategies through it.
@_exported import SnapshotTesting
