// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Memory for the cells of a band, made when it is first needed: what is painted from kept rows needs none.
struct CellMemory {
  private let width: Int
  private let rowCount: Int
  private var cells: UnsafeMutablePointer<Int64>?
  private var touched: UnsafeMutablePointer<UInt64>?

  init(width: Int, rowCount: Int) {
    self.width = width
    self.rowCount = rowCount
  }

  /// Zeros, and zeros again when every row was taken.
  mutating func take() -> (UnsafeMutablePointer<Int64>, UnsafeMutablePointer<UInt64>) {
    if let cells, let touched { return (cells, touched) }
    let cellCount = CoverageCells<Int64>.count(width: width, height: rowCount)
    let wordCount = CoverageCells<Int64>.wordCount(width: width, height: rowCount)
    let made = (
      UnsafeMutablePointer<Int64>.allocate(capacity: cellCount),
      UnsafeMutablePointer<UInt64>.allocate(capacity: wordCount)
    )
    made.0.initialize(repeating: 0, count: cellCount)
    made.1.initialize(repeating: 0, count: wordCount)
    (cells, touched) = made
    return made
  }

  func deallocate() {
    cells?.deallocate()
    touched?.deallocate()
  }
}
