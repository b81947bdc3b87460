// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// The module's name in suites that took the library by CocoaPods or Carthage.
@_exported import iOSSnapshotTestCase
