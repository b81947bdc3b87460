// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// A file with a view imports this module alone.
@_exported import HeadlessUIKit
