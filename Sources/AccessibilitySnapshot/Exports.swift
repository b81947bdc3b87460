// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// The strategies of suites that import this module are in the one below.
@_exported import SnapshotTesting
