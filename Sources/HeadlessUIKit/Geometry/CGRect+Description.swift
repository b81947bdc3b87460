// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What CoreGraphics says of its values on iOS, of which tests and identifiers are made; Foundation
// for Linux has no words for them, and Swift would name their parts.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates, as in `(1.0, 2.0)`, which is what `"\(point)"` gives.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The lengths, as in `(320.0, 44.0)`, which is what `"\(size)"` gives.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// Origin and size, as in `(0.0, 0.0, 320.0, 44.0)`, which is what `"\(rect)"` gives.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
