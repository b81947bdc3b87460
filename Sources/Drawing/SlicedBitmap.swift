// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A picture cut into nine: corners keep their size, edges and the middle fill what is left.
///
/// ```
///      left  middle  right
///     +----+--------+----+
///     | 0  |   1    | 2  |  top
///     +----+--------+----+
///     | 3  |   4    | 5  |  middle
///     +----+--------+----+
///     | 6  |   7    | 8  |  bottom
///     +----+--------+----+
/// ```
public struct SlicedBitmap: Hashable, Sendable {
  /// How edges and the middle fill what is left.
  public enum Resizing: String, Hashable, Sendable {
    /// They are stretched.
    case stretch
    /// They are repeated.
    case tile
  }

  /// The nine pieces, row by row; some may have no pixels.
  public let pieces: [Bitmap]
  /// Pixels per unit of length.
  public let scale: CGFloat
  /// How edges and the middle fill what is left.
  public let resizing: Resizing

  /// Cuts a bitmap.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - left: The width of the left pieces in pixels. At least one pixel remains in the middle:
  ///     what is too much is taken from the right, then from the left.
  ///   - top: The height of the upper pieces, likewise.
  ///   - right: The width of the right pieces.
  ///   - bottom: The height of the lower pieces.
  ///   - scale: Pixels per unit of length, more than 0.
  ///   - resizing: How edges and the middle fill what is left.
  public init(
    _ bitmap: Bitmap, left: Int, top: Int, right: Int, bottom: Int, scale: CGFloat = 1,
    resizing: Resizing = .stretch
  ) {
    require(scale > 0, "a picture cannot have \(scale) pixels per unit")
    self.scale = scale
    self.resizing = resizing
    let columns = Self.parts(bitmap.width, left, right)
    let rows = Self.parts(bitmap.height, top, bottom)
    pieces = rows.flatMap { row in
      columns.map { bitmap.cropped(columns: $0, rows: row) }
    }
  }

  private static func parts(_ count: Int, _ first: Int, _ last: Int) -> [Range<Int>] {
    let start = max(0, min(first, count - 1))
    let end = count - max(0, min(last, count - start - 1))
    return [0..<start, start..<end, end..<count]
  }
}

extension DisplayListRecorder {
  /// Draws `sliced` into `destination`. Where corners do not fit, they are made smaller.
  ///
  /// Inside, pieces meet at whole pixels, so that no seam is seen.
  public mutating func draw(
    _ sliced: SlicedBitmap, in destination: CGRect, interpolation: ImageInterpolation = .high,
    blendMode: BlendMode = .normal
  ) {
    let destination = destination.standardized
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a != 0 && transform.d != 0
    let (first, last) = (sliced.pieces[0], sliced.pieces[8])
    let columns = Self.stops(
      destination.minX, destination.width, CGFloat(first.width) / sliced.scale,
      CGFloat(last.width) / sliced.scale, onGrid: isUpright ? (transform.a, transform.tx) : nil)
    let rows = Self.stops(
      destination.minY, destination.height, CGFloat(first.height) / sliced.scale,
      CGFloat(last.height) / sliced.scale, onGrid: isUpright ? (transform.d, transform.ty) : nil)
    var places: [CGRect] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let size = CGSize(
          width: columns[column + 1] - columns[column], height: rows[row + 1] - rows[row])
        places.append(CGRect(origin: CGPoint(x: columns[column], y: rows[row]), size: size))
      }
    }
    guard !isUpright else {
      for (index, place) in places.enumerated() {
        draw(index, of: sliced, in: place, interpolation, blendMode)
      }
      return
    }
    // Edges that are not upright cover a part of a pixel each: added, they cover all of it.
    withGroup(blendMode: blendMode) { recorder in
      for (index, place) in places.enumerated() {
        recorder.draw(index, of: sliced, in: place, interpolation, .plusLighter)
      }
    }
  }

  private mutating func draw(
    _ index: Int, of sliced: SlicedBitmap, in place: CGRect, _ interpolation: ImageInterpolation,
    _ blendMode: BlendMode
  ) {
    let piece = sliced.pieces[index]
    guard piece.width > 0, piece.height > 0, place.width > 0, place.height > 0 else { return }
    guard sliced.resizing == .tile, ![0, 2, 6, 8].contains(index) else {
      return draw(piece, in: place, interpolation: interpolation, blendMode: blendMode)
    }
    var size = CGSize(
      width: CGFloat(piece.width) / sliced.scale, height: CGFloat(piece.height) / sliced.scale)
    // An edge is repeated along itself only.
    if index == 1 || index == 7 { size.height = place.height }
    if index == 3 || index == 5 { size.width = place.width }
    let tile = CGRect(origin: place.origin, size: size)
    fill(
      Path(rect: place),
      with: .pattern(Pattern(bitmap: piece, tile: tile, interpolation: interpolation)),
      blendMode: blendMode)
  }

  /// Where pieces begin and end on one axis.
  ///
  /// - Parameter grid: The scale and the offset to pixels, at which the inner two are rounded.
  private static func stops(
    _ start: CGFloat, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat,
    onGrid grid: (scale: CGFloat, offset: CGFloat)?
  ) -> [CGFloat] {
    let fit: CGFloat = first + last > length ? length / (first + last) : 1
    func rounded(_ stop: CGFloat) -> CGFloat {
      guard let grid else { return stop }
      let pixel: CGFloat = (stop * grid.scale + grid.offset).rounded()
      return (pixel - grid.offset) / grid.scale
    }
    let inner: [CGFloat] = [rounded(start + first * fit), rounded(start + length - last * fit)]
    let end = start + length
    return [start, min(end, max(start, inner[0])), min(end, max(start, inner[1])), end]
  }
}
