// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// Which pixels of two pictures count as different, to be given out to those who explain them.
///
/// ```swift
/// var mask = DifferenceMask(reference, actual, strategy: .exact)
/// let explained = mask.take(PixelRegion(columns: 0..<10, rows: 0..<10))
/// print("\(mask.count) pixels remain")
/// ```
public struct DifferenceMask: Sendable {
  /// Pixels across: those of the wider picture.
  public let width: Int
  /// Pixels down: those of the higher picture.
  public let height: Int
  /// How many pixels are left.
  public private(set) var count = 0
  /// One byte a pixel: 1 where a pixel is left.
  private(set) var flags: [UInt8]

  /// Marks every pixel that counts as different, also where only one of the pictures is.
  public init(_ reference: Bitmap, _ actual: Bitmap, strategy: ComparisonStrategy) {
    width = max(reference.width, actual.width)
    height = max(reference.height, actual.height)
    flags = [UInt8](repeating: 1, count: width * height)
    clearWhereBothAreEmpty(reference, actual)
    mark(reference, actual, PictureJudge(reference, actual, strategy: strategy))
    count = flags.reduce(0) { $0 + Int($1) }
  }

  private mutating func mark(_ reference: Bitmap, _ actual: Bitmap, _ judge: PictureJudge) {
    let width = width
    var differences = [UInt8](repeating: 0, count: judge.width)
    flags.withUnsafeMutableBufferPointer { flags in
      reference.bytes.withUnsafeBytes { left in
        actual.bytes.withUnsafeBytes { right in
          guard let left = left.baseAddress, let right = right.baseAddress else { return }
          for y in 0..<judge.height {
            differences.withUnsafeMutableBufferPointer {
              judge.judge(row: y, left, right, into: $0)
            }
            for x in 0..<judge.width { flags[y * width + x] = differences[x] == 0 ? 0 : 1 }
          }
        }
      }
    }
  }

  /// The corner that neither picture reaches.
  private mutating func clearWhereBothAreEmpty(_ reference: Bitmap, _ actual: Bitmap) {
    for y in 0..<height {
      let end = max(
        y < reference.height ? reference.width : 0, y < actual.height ? actual.width : 0)
      for x in end..<width { flags[y * width + x] = 0 }
    }
  }

  /// Whether a pixel is left.
  func isDiffering(_ x: Int, _ y: Int) -> Bool { flags[y * width + x] != 0 }

  /// Takes the pixels that are left in a region, which may reach outside, and returns how many.
  public mutating func take(_ region: PixelRegion) -> Int {
    let columns = region.columns.clamped(to: 0..<width)
    let rows = region.rows.clamped(to: 0..<height)
    var taken = 0
    flags.withUnsafeMutableBufferPointer { flags in
      for y in rows {
        for x in columns {
          taken += Int(flags[y * width + x])
          flags[y * width + x] = 0
        }
      }
    }
    count -= taken
    return taken
  }

  /// The smallest region that holds all pixels that are left; `nil` where none is.
  public var region: PixelRegion? {
    guard count > 0 else { return nil }
    var (left, right, top, bottom) = (width, 0, height, 0)
    for y in 0..<height {
      let row = flags[y * width..<(y + 1) * width]
      guard let first = row.firstIndex(of: 1), let last = row.lastIndex(of: 1) else { continue }
      left = min(left, first - y * width)
      right = max(right, last - y * width + 1)
      top = min(top, y)
      bottom = max(bottom, y + 1)
    }
    return PixelRegion(columns: left..<right, rows: top..<bottom)
  }
}
