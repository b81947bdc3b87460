// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What a view calls when people do something.
public typealias Interaction = () -> Void

/// What a view calls, with a value, when people do something.
public typealias CustomInteraction<T> = (T) -> Void
