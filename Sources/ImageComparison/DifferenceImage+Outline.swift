// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension DifferenceImage {
  /// The color of the outline of what changed: a blue that is neither of the tints.
  public static let outline = Color(red: 0, green: 64, blue: 255)

  /// Draws a frame around a region, outside of it where there is room.
  ///
  /// - Parameters:
  ///   - region: What is framed; it may reach outside of the picture.
  ///   - thickness: The frame's thickness in pixels.
  public static func drawOutline(
    of region: PixelRegion, thickness: Int, color: Color = outline, in picture: inout Bitmap
  ) {
    let columns = region.columns.clamped(to: 0..<picture.width)
    let rows = region.rows.clamped(to: 0..<picture.height)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let outer = PixelRegion(
      columns: (columns.lowerBound - thickness)..<(columns.upperBound + thickness),
      rows: (rows.lowerBound - thickness)..<(rows.upperBound + thickness))
    let (allColumns, allRows) = (0..<picture.width, 0..<picture.height)
    for y in outer.rows.clamped(to: allRows) {
      for x in outer.columns.clamped(to: allColumns)
      where !rows.contains(y) || !columns.contains(x) || isEdge(x, y, columns, rows, picture) {
        picture[x, y] = color
      }
    }
  }

  /// Where the region touches the picture's edge, the frame lies inside of it.
  private static func isEdge(
    _ x: Int, _ y: Int, _ columns: Range<Int>, _ rows: Range<Int>, _ picture: Bitmap
  ) -> Bool {
    (x == 0 && columns.lowerBound == 0) || (y == 0 && rows.lowerBound == 0)
      || (x == picture.width - 1 && columns.upperBound == picture.width)
      || (y == picture.height - 1 && rows.upperBound == picture.height)
  }
}
