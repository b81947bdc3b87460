// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A pixel's place in a picture.
public struct PixelPosition: Hashable, Sendable, CustomStringConvertible {
  /// The column; 0 is the left one.
  public let x: Int
  /// The row; 0 is the top one.
  public let y: Int

  /// Makes a position from a column and a row.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// Column and row in parentheses: `(3, 0)`.
  public var description: String { "(\(x), \(y))" }
}
