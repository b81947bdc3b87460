// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// HeadlessCombine by the name of iOS's module, for sources that import it as they are: to be taken
// with a module alias.

@_exported import HeadlessCombine
