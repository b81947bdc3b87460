// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import PNGCodec
import SnapshotVerification

/// The part of a snapshot's pictures that differs, in a row or a column: reference, actual,
/// difference.
///
/// A whole screen of a phone would be a stamp in a terminal; the place that differs, with some of
/// what is around it, can be read.
struct ReviewStrip {
  /// The pictures, scaled to the terminal.
  let bitmap: Bitmap
  /// Which part is shown, such as `48x24 at (12, 40) of 320x640`.
  let caption: String

  private static let gap = 2

  /// - Parameters:
  ///   - item: The snapshot.
  ///   - place: Which of its places is shown.
  ///   - width: Pixels across that the terminal has room for.
  ///   - height: Pixels down.
  init?(_ item: ReviewItem, place: Int, width: Int, height: Int) {
    let bitmaps = item.pictures.all.compactMap { picture in
      (try? picture.bytes()).flatMap { try? PNG.decode($0).bitmap }
    }
    guard !bitmaps.isEmpty, width > 0, height > 0 else { return nil }
    let size = (
      width: bitmaps.map(\.width).max() ?? 0, height: bitmaps.map(\.height).max() ?? 0
    )
    let area = ReviewStrip.area(item.difference?.places, place, size)
    let isColumn = ReviewStrip.isColumnLarger(area, bitmaps.count, width, height)
    let gaps = (bitmaps.count - 1) * Self.gap
    let room =
      isColumn ? (width, (height - gaps) / bitmaps.count) : ((width - gaps) / bitmaps.count, height)
    guard room.0 > 0, room.1 > 0 else { return nil }
    let crops = bitmaps.map {
      ReviewStrip.scaled(ReviewStrip.crop($0, area), toFit: room.0, room.1)
    }
    bitmap = isColumn ? ReviewStrip.column(crops) : ReviewStrip.row(crops)
    caption =
      "\(area.columns.count)x\(area.rows.count) at (\(area.columns.lowerBound), "
      + "\(area.rows.lowerBound)) of \(size.width)x\(size.height)"
  }

  /// Whether the pictures are larger below each other than beside each other.
  private static func isColumnLarger(
    _ area: (columns: Range<Int>, rows: Range<Int>), _ count: Int, _ width: Int, _ height: Int
  ) -> Bool {
    func scale(_ width: Int, _ height: Int) -> Double {
      min(Double(width) / Double(area.columns.count), Double(height) / Double(area.rows.count))
    }
    return scale(width, height / count) > scale(width / count, height)
  }

  private static func row(_ crops: [Bitmap]) -> Bitmap {
    let total = crops.reduce(-gap) { $0 + $1.width + gap }
    var row = Bitmap(width: total, height: crops.map(\.height).max() ?? 0)
    var x = 0
    for crop in crops {
      row.replacePixels(with: crop, x: x, y: 0)
      x += crop.width + gap
    }
    return row
  }

  private static func column(_ crops: [Bitmap]) -> Bitmap {
    let total = crops.reduce(-gap) { $0 + $1.height + gap }
    var column = Bitmap(width: crops.map(\.width).max() ?? 0, height: total)
    var y = 0
    for crop in crops {
      column.replacePixels(with: crop, x: 0, y: y)
      y += crop.height + gap
    }
    return column
  }

  /// The place with a margin; the whole picture where there is none.
  private static func area(
    _ places: [SnapshotRun.Place]?, _ index: Int, _ size: (width: Int, height: Int)
  ) -> (columns: Range<Int>, rows: Range<Int>) {
    guard let places, places.indices.contains(index) else {
      return (0..<size.width, 0..<size.height)
    }
    let place = places[index]
    let margin = max(8, min(place.width, place.height) / 4)
    let columns = (place.x - margin..<place.x + place.width + margin).clamped(to: 0..<size.width)
    let rows = (place.y - margin..<place.y + place.height + margin).clamped(to: 0..<size.height)
    return columns.isEmpty || rows.isEmpty ? (0..<size.width, 0..<size.height) : (columns, rows)
  }

  /// A part of a picture; transparent where the picture does not reach.
  private static func crop(
    _ bitmap: Bitmap, _ area: (columns: Range<Int>, rows: Range<Int>)
  ) -> Bitmap {
    var result = Bitmap(width: area.columns.count, height: area.rows.count)
    let columns = area.columns.clamped(to: 0..<bitmap.width)
    let rows = area.rows.clamped(to: 0..<bitmap.height)
    guard !columns.isEmpty, !rows.isEmpty else { return result }
    result.replacePixels(
      with: bitmap.cropped(columns: columns, rows: rows),
      x: columns.lowerBound - area.columns.lowerBound, y: rows.lowerBound - area.rows.lowerBound)
    return result
  }

  /// A whole number of times as large, or the averages of squares of pixels.
  private static func scaled(_ bitmap: Bitmap, toFit width: Int, _ height: Int) -> Bitmap {
    let factor = min(8, min(width / bitmap.width, height / bitmap.height))
    let step = max(
      1, max((bitmap.width + width - 1) / width, (bitmap.height + height - 1) / height))
    let scale = max(1, factor)
    var result = Bitmap(
      width: max(1, bitmap.width * scale / step), height: max(1, bitmap.height * scale / step))
    for y in 0..<result.height {
      for x in 0..<result.width {
        result[x, y] =
          step == 1
          ? bitmap[x / scale, y / scale] : average(of: bitmap, x * step, y * step, step)
      }
    }
    return result
  }

  /// The mean color of a square, as far as it lies in the picture.
  private static func average(of bitmap: Bitmap, _ left: Int, _ top: Int, _ side: Int) -> Color {
    var (red, green, blue, alpha, count) = (0, 0, 0, 0, 0)
    for y in top..<min(top + side, bitmap.height) {
      for x in left..<min(left + side, bitmap.width) {
        let color = bitmap[x, y]
        red += Int(color.red)
        green += Int(color.green)
        blue += Int(color.blue)
        alpha += Int(color.alpha)
        count += 1
      }
    }
    func mean(_ sum: Int) -> UInt8 { UInt8((sum + count / 2) / max(count, 1)) }
    return Color(red: mean(red), green: mean(green), blue: mean(blue), alpha: mean(alpha))
  }
}
