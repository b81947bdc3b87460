// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The coverage of all pixels of a shape, made once; bands look at its rows without copying them.
///
/// Equal rows in the middle are kept once:
///
/// ```
///      .---.      upper rows
///     |     |     one row for all that are between
///      `---'      lower rows
/// ```
final class CoverageRows: @unchecked Sendable {
  /// What one shape may take, in bytes.
  static let byteLimit = 256 << 10

  private let bounds: PixelBounds
  /// The column of the first byte of each row, a multiple of 16.
  private let left: Int
  private let stride: Int
  private let middle: Range<Int>
  private let memory: Memory<UInt8>
  /// For each row and block its kind, as if the row were alone.
  private let kinds: Memory<UInt8>
  /// For each row and block how many rows from this one on are equal, at most 255.
  private let runs: Memory<UInt8>

  var byteCount: Int { memory.count + kinds.count + runs.count }

  /// The rows of a silhouette.
  ///
  /// - Parameter middle: Rows that are known to be equal; may be empty.
  /// - Returns: `nil` where it would take more than ``byteLimit``.
  convenience init?(_ silhouette: Silhouette, middle: Range<Int>) {
    self.init(silhouette.bounds, middle: middle, byteLimit: Self.byteLimit) {
      area, target, stride in
      silhouette.writeCoverage(area, into: target, stride: stride)
    }
  }

  /// - Parameter write: Writes the coverage of some of the rows, from a multiple of 16 on, as many bytes
  ///   apart as its last argument says; it may write 16 bytes after the last.
  init?(
    _ bounds: PixelBounds, middle: Range<Int>, byteLimit: Int,
    write: (PixelBounds, UnsafeMutablePointer<UInt8>, Int) -> Void
  ) {
    self.bounds = bounds
    left = bounds.left & ~15
    stride = Block.aligned(bounds.right - left)
    self.middle = middle.isEmpty ? bounds.bottom..<bounds.bottom : middle
    let rowCount = bounds.height - max(0, middle.count - 1)
    guard !bounds.isEmpty, stride * rowCount <= byteLimit else { return nil }
    memory = Memory(count: stride * rowCount + 16, filledWith: 0)
    kinds = Memory(count: (stride >> 4) * rowCount, filledWith: 0)
    runs = Memory(count: (stride >> 4) * rowCount, filledWith: 1)
    var upper = bounds
    upper.left = left
    var lower = upper
    upper.bottom = min(bounds.bottom, self.middle.lowerBound + 1)
    lower.top = self.middle.upperBound
    write(upper, memory.base, stride)
    if !lower.isEmpty { write(lower, memory.base + upper.height * stride, stride) }
    classify(rowCount)
  }

  private func classify(_ rowCount: Int) {
    let blockCount = stride >> 4
    for row in (0..<rowCount).reversed() {
      for block in 0..<blockCount {
        let words = words(row, block)
        let index = row * blockCount + block
        kinds.base[index] = BandMask.Kind.ofRow(words)
        guard row + 1 < rowCount, self.words(row + 1, block) == words else { continue }
        runs.base[index] = UInt8(min(255, Int(runs.base[index + blockCount]) + 1))
      }
    }
  }

  @inline(__always)
  private func words(_ row: Int, _ block: Int) -> (UInt64, UInt64) {
    let start = UnsafeRawPointer(memory.base + (row * stride + (block << 4)))
    return (
      start.loadUnaligned(as: UInt64.self), start.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    )
  }

  /// The rows of `area`, as many bytes apart as `stride` says, and the kinds of its blocks.
  ///
  /// - Returns: `nil` where the rows are partly in the middle, so that they are not side by side.
  @inline(__always)
  func rows(
    _ area: PixelBounds, kinds target: UnsafeMutablePointer<UInt8>
  ) -> (base: UnsafeMutablePointer<UInt8>, stride: Int)? {
    var row = area.top - bounds.top
    let isMiddle = area.top >= middle.lowerBound && area.bottom <= middle.upperBound
    if isMiddle {
      row = middle.lowerBound - bounds.top
    } else if area.top >= middle.upperBound {
      row -= middle.count - (middle.isEmpty ? 0 : 1)
    } else if area.bottom > middle.lowerBound {
      return nil
    }
    let first = (area.left >> 4) - (left >> 4)
    let count = ((area.right + 15) >> 4) - (area.left >> 4)
    let start = row * (stride >> 4) + first
    for block in 0..<count {
      let isConstant = isMiddle || Int(runs.base[start + block]) >= area.height
      target[block] = isConstant ? kinds.base[start + block] : BandMask.Kind.varied
    }
    return (memory.base + (row * stride + (first << 4)), isMiddle ? 0 : stride)
  }
}
