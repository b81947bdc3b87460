// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Foundation of Linux compares classes by `===` alone.

/// Whether two classes are different ones.
public func !== (one: AnyClass, other: AnyClass) -> Bool {
  ObjectIdentifier(one) != ObjectIdentifier(other)
}
