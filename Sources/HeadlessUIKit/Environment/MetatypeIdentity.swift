// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Whether two classes are the same one.
public func === (one: AnyClass, other: AnyClass) -> Bool {
  ObjectIdentifier(one) == ObjectIdentifier(other)
}

/// Whether two classes are different ones.
public func !== (one: AnyClass, other: AnyClass) -> Bool { !(one === other) }
