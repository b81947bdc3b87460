// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Classes are objects on iOS, which `===` takes.

/// Whether two classes are the same one, or neither is there.
@_disfavoredOverload
public func === (left: AnyClass?, right: AnyClass?) -> Bool { left == right }

/// Whether two classes are different ones, or only one is there.
@_disfavoredOverload
public func !== (left: AnyClass?, right: AnyClass?) -> Bool { left != right }
