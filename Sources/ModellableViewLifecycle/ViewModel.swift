// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The state that a view shows; preferably a struct.
public protocol ViewModel {}
