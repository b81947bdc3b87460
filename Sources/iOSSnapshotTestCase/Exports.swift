// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// A file that imports the original's module sees UIKit and XCTest through it.
@_exported import HeadlessUIKit
@_exported import XCTest
