// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Memory for ``CoverageCells``, used again and again: all of it is zeros whenever every row was
/// taken.
///
/// What is painted from kept rows needs none, and small shapes touch little of it.
final class CellMemory: @unchecked Sendable {
  private var cells: UnsafeMutableRawPointer?
  private var cellByteCount = 0
  private var touched: UnsafeMutablePointer<UInt64>?
  private var wordCount = 0

  deinit {
    free(cells)
    touched?.deallocate()
  }

  /// Zeros for the cells of so many pixels; of one size at a time.
  func take<Cell: BitwiseCopyable & FixedWidthInteger & SignedInteger>(
    width: Int, height: Int
  ) -> (UnsafeMutablePointer<Cell>, UnsafeMutablePointer<UInt64>) {
    let cellCount = CoverageCells<Cell>.count(width: width, height: height)
    let byteCount = cellCount * MemoryLayout<Cell>.stride
    if byteCount > cellByteCount {
      free(cells)
      // Pages that are new are zeros, and are not touched to become so.
      cells = calloc(byteCount, 1)
      cellByteCount = byteCount
    }
    let wordCount = CoverageCells<Cell>.wordCount(width: width, height: height)
    if wordCount > self.wordCount {
      touched?.deallocate()
      touched = .allocate(capacity: wordCount)
      touched.unsafelyUnwrapped.initialize(repeating: 0, count: wordCount)
      self.wordCount = wordCount
    }
    return (
      cells.unsafelyUnwrapped.assumingMemoryBound(to: Cell.self), touched.unsafelyUnwrapped
    )
  }
}
