// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A rectangle of whole pixels, as half-open ranges of columns and rows.
///
/// ```swift
/// PixelRegion(columns: 4..<8, rows: 0..<2).description  // "4x2 at (4, 0)"
/// ```
public struct PixelRegion: Hashable, Sendable, CustomStringConvertible {
  /// The columns; the left one is 0.
  public let columns: Range<Int>
  /// The rows; the top one is 0.
  public let rows: Range<Int>

  /// Makes a region from its columns and rows.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Pixels across and down.
  public var size: PixelSize { PixelSize(width: columns.count, height: rows.count) }

  /// The size and the top left pixel.
  public var description: String {
    "\(size) at \(PixelPosition(x: columns.lowerBound, y: rows.lowerBound))"
  }
}
