// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// A spec that imports the original sees UIKit and XCTest through it.
@_exported import HeadlessUIKit
@_exported import XCTest
