// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Nothing: the compiler looks for a module of this name in a file that imports both Testing and
// UIKit.
