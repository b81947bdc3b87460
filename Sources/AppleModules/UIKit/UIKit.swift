// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// What iOS's module UIKit has, for sources that import it. Each of these modules stands on its
// own: one that imported another would not be found under the name that a module alias gives it.

@_exported import HeadlessFrameworks
@_exported import HeadlessUIKit
