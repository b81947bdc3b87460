// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The loop over the pixels of two pictures whose top left corners lie on each other.
///
///     |-- shared --|-- right of it -|
///     |            |                |    A pixel outside of the shared part is in one picture
///     |-- below ---+----------------|    or in none; it need not be looked at to be counted.
struct PixelComparison {
  private let reference: Bitmap
  private let actual: Bitmap
  private let strategy: ComparisonStrategy
  private let shared: PixelSize

  init(_ reference: Bitmap, _ actual: Bitmap, strategy: ComparisonStrategy) {
    self.reference = reference
    self.actual = actual
    self.strategy = strategy
    shared = PixelSize(
      width: min(reference.width, actual.width), height: min(reference.height, actual.height))
  }

  func difference() -> PixelDifference {
    var tally = Tally()
    compareShared(&tally)
    count(reference, &tally)
    count(actual, &tally)
    let all = PixelSize(reference).pixelCount + PixelSize(actual).pixelCount - shared.pixelCount
    return tally.difference(pixelCount: all)
  }

  private func compareShared(_ tally: inout Tally) {
    let judge = PictureJudge(reference, actual, strategy: strategy)
    var differences = [UInt8](repeating: 0, count: shared.width)
    reference.bytes.withUnsafeBytes { reference in
      actual.bytes.withUnsafeBytes { actual in
        guard let left = reference.baseAddress, let right = actual.baseAddress else { return }
        for y in 0..<shared.height {
          let (a, b) = (judge.reference(y, of: left), judge.actual(y, of: right))
          guard memcmp(a, b, shared.width * 4) != 0 else { continue }
          differences.withUnsafeMutableBufferPointer { judge.judge(row: y, left, right, into: $0) }
          tally.add(row: differences, y: y)
        }
      }
    }
  }

  /// Counts the pixels of `bitmap` that lie outside of the shared part.
  private func count(_ bitmap: Bitmap, _ tally: inout Tally) {
    if bitmap.width > shared.width && shared.height > 0 {
      tally.add(columns: shared.width..<bitmap.width, rows: 0..<shared.height)
    }
    if bitmap.height > shared.height && bitmap.width > 0 {
      tally.add(columns: 0..<bitmap.width, rows: shared.height..<bitmap.height)
    }
  }
}

/// What was found so far in the whole picture.
private struct Tally {
  private var count = 0
  private var largest: UInt8 = 0
  private var columns = 0..<0
  private var rows = 0..<0
  private var first = PixelPosition(x: 0, y: 0)

  /// Adds the differences of a row, as `PictureJudge` gives them.
  mutating func add(row: [UInt8], y: Int) {
    row.withUnsafeBufferPointer { row in
      guard let start = row.firstIndex(where: { $0 != 0 }),
        let end = row.lastIndex(where: { $0 != 0 })
      else { return }
      include(columns: start..<end + 1, rows: y..<y + 1)
      // Two plain loops, so that the compiler makes vector instructions of them.
      var differing = 0
      for x in start..<end + 1 { differing &+= row[x] == 0 ? 0 : 1 }
      var largest: UInt8 = 0
      for x in start..<end + 1 { largest = row[x] > largest ? row[x] : largest }
      count += differing
      self.largest = max(self.largest, largest)
    }
  }

  /// Adds a block of pixels that only one of the pictures has.
  mutating func add(columns: Range<Int>, rows: Range<Int>) {
    include(columns: columns, rows: rows)
    count += columns.count * rows.count
    largest = 255
  }

  private mutating func include(columns: Range<Int>, rows: Range<Int>) {
    let (x, y) = (columns.lowerBound, rows.lowerBound)
    guard count > 0 else {
      (self.columns, self.rows, first) = (columns, rows, PixelPosition(x: x, y: y))
      return
    }
    if (y, x) < (first.y, first.x) { first = PixelPosition(x: x, y: y) }
    self.columns = self.columns.hull(columns)
    self.rows = self.rows.hull(rows)
  }

  func difference(pixelCount: Int) -> PixelDifference {
    PixelDifference(
      differingPixelCount: count, pixelCount: pixelCount, largestChannelDifference: largest,
      region: PixelRegion(columns: columns, rows: rows), firstPixel: first)
  }
}

extension Range<Int> {
  fileprivate func hull(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension [UInt8] {
  /// Whether both arrays hold the same bytes, at the speed of memcmp.
  func isSameMemory(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { left in
      other.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return left == right || memcmp(left, right, count) == 0
      }
    }
  }
}
