// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// On iOS, a file that imports this module sees UIKit's views through it.
@_exported import HeadlessUIKit

// Foundation has requests there; on Linux they are a module of their own.
@_exported import FoundationNetworking
