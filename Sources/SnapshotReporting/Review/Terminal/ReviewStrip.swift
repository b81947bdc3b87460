// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import PNGCodec
import SnapshotVerification

/// The part of a snapshot's pictures that differs, in a row: reference, actual, difference.
///
/// A whole screen of a phone would be a stamp in a terminal; the place that differs, with some of what is
/// around it, can be read.
struct ReviewStrip {
  /// The pictures in a row, scaled to the terminal.
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
    let room = (width - (bitmaps.count - 1) * Self.gap) / bitmaps.count
    guard room > 0 else { return nil }
    let crops = bitmaps.map { bitmap in
      ReviewStrip.scaled(
        ReviewStrip.crop(bitmap, area), toFit: room, height)
    }
    let total = crops.reduce(0) { $0 + $1.width } + (crops.count - 1) * Self.gap
    var row = Bitmap(width: total, height: crops.map(\.height).max() ?? 0)
    var x = 0
    for crop in crops {
      row.replacePixels(with: crop, x: x, y: 0)
      x += crop.width + Self.gap
    }
    bitmap = row
    caption =
      "\(area.columns.count)x\(area.rows.count) at (\(area.columns.lowerBound), "
      + "\(area.rows.lowerBound)) of \(size.width)x\(size.height)"
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

  /// A whole number of times as large, or every so many pixels of it.
  private static func scaled(_ bitmap: Bitmap, toFit width: Int, _ height: Int) -> Bitmap {
    let factor = min(8, min(width / bitmap.width, height / bitmap.height))
    let step = max(
      1, max((bitmap.width + width - 1) / width, (bitmap.height + height - 1) / height))
    let scale = max(1, factor)
    var result = Bitmap(
      width: max(1, bitmap.width * scale / step), height: max(1, bitmap.height * scale / step))
    for y in 0..<result.height {
      for x in 0..<result.width { result[x, y] = bitmap[x * step / scale, y * step / scale] }
    }
    return result
  }
}
