// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The bands of a canvas, and which operations each of them needs.
///
/// Bands end where upright edges begin or end, so that in most bands most shapes are the same in
/// every row.
struct BandPlan {
  /// The operations of all bands, one band after the other.
  private let operations: SharedBuffer<Int32>
  /// Where each band's operations start, and the count of all.
  private let offsets: SharedBuffer<Int>
  private let bands: Bands

  init(_ scene: Scene, rowLimit: Int) {
    let rows = 0..<scene.canvas.height
    let breaks = RowSet(rows)
    defer { breaks.deallocate() }
    let operations = scene.operations
    for index in operations.indices { Self.mark(operations[index].kind, breaks) }
    bands = Bands(rows, breaks, rowLimit: rowLimit)
    (offsets, self.operations) = Self.assign(operations, bands)
  }

  /// The bands of some rows.
  private struct Bands {
    let rows: Range<Int>
    private(set) var count = 0
    /// The first row of each band, and the end of the last.
    let starts: SharedBuffer<Int32>
    /// The band that each of the rows is in.
    private let bandOfRow: SharedBuffer<Int32>
    /// How many rows are written at once.
    private static let step = 8

    init(_ rows: Range<Int>, _ breaks: RowSet, rowLimit: Int) {
      self.rows = rows
      starts = SharedBuffer(uninitialized: rows.count + 1)
      // Bands are written in steps, and the last may pass the end.
      bandOfRow = SharedBuffer(uninitialized: rows.count + Self.step)
      var start = rows.lowerBound
      breaks.forEach { add(from: &start, to: $0, rowLimit) }
      add(from: &start, to: rows.upperBound, rowLimit)
      starts.base[count] = Int32(truncatingIfNeeded: rows.upperBound)
    }

    /// Adds bands from `start` to `end`, which is then the start.
    @inline(__always)
    private mutating func add(from start: inout Int, to end: Int, _ rowLimit: Int) {
      while start < end {
        starts.base[count] = Int32(truncatingIfNeeded: start)
        let stop = min(end, start + rowLimit)
        let band = SIMD8(repeating: Int32(truncatingIfNeeded: count))
        var row = start
        while row < stop {
          UnsafeMutableRawPointer(bandOfRow.base + (row &- rows.lowerBound))
            .storeBytes(of: band, as: SIMD8<Int32>.self)
          row &+= Self.step
        }
        count &+= 1
        start = stop
      }
    }

    /// The band that one of the rows is in.
    @inline(__always)
    func index(of row: Int) -> Int { Int(bandOfRow.base[row - rows.lowerBound]) }

    /// The bands that some of the rows are in.
    @inline(__always)
    func indices(_ bounds: PixelBounds) -> ClosedRange<Int> {
      index(of: bounds.top)...index(of: bounds.bottom - 1)
    }
  }

  /// Shapes of fewer columns are painted row by row as cheaply as in bands of their own.
  private static let narrowest = 32

  /// Marks the rows where an operation changes its form.
  private static func mark(_ kind: Scene.Operation.Kind, _ breaks: RowSet) {
    switch kind {
    case .rectangle(let rectangle):
      if rectangle.bounds.width >= Self.narrowest { rectangle.forEachBreak { breaks.insert($0) } }
    case .fill(let shape), .pushClip(let shape): mark(shape, breaks)
    case .shade(let shape): shape._withUnsafeGuaranteedRef { mark($0.filled, breaks) }
    case .image(let image): image._withUnsafeGuaranteedRef { mark($0.filled, breaks) }
    case .glyphs, .glyph, .shadow, .popClip, .pushGroup, .popGroup: break
    }
  }

  private static func mark(_ shape: Scene.FilledShape, _ breaks: RowSet) {
    guard shape.right - shape.left >= Int32(narrowest) else { return }
    shape.path._withUnsafeGuaranteedRef { $0.forEachBreak { breaks.insert($0) } }
  }

  /// Counts each band's operations, then writes them in order.
  ///
  /// - Returns: Where each band's operations start, and those of all bands.
  private static func assign(
    _ operations: [Scene.Operation], _ bands: Bands
  ) -> (offsets: SharedBuffer<Int>, operations: SharedBuffer<Int32>) {
    // While operations are written, the place after a band's start is where its next one goes.
    let memory = SharedBuffer(count: bands.count + 3, filledWith: 0)
    let offsets = memory.base
    // How many operations more a band has than the one before.
    for index in operations.indices {
      let bands = bands.indices(operations[index].bounds)
      offsets[bands.lowerBound + 2] += 1
      offsets[bands.upperBound + 3] -= 1
    }
    var count = 0
    for band in 0..<bands.count {
      count += offsets[band + 2]
      offsets[band + 2] = offsets[band + 1] + count
    }
    let all = SharedBuffer<Int32>(uninitialized: offsets[bands.count + 1])
    for index in operations.indices {
      for band in bands.indices(operations[index].bounds) {
        all.base[offsets[band + 1]] = Int32(truncatingIfNeeded: index)
        offsets[band + 1] += 1
      }
    }
    return (memory, all)
  }

  var count: Int { bands.count }

  func rows(_ band: Int) -> Range<Int> {
    Int(bands.starts.base[band])..<Int(bands.starts.base[band + 1])
  }

  /// Calls `body` with a function that gives a band's operations.
  func withOperations(_ body: ((Int) -> UnsafeBufferPointer<Int32>) -> Void) {
    withExtendedLifetime((offsets, operations)) {
      let (offsets, operations) = (offsets.base, operations.base)
      body {
        UnsafeBufferPointer(start: operations + offsets[$0], count: offsets[$0 + 1] - offsets[$0])
      }
    }
  }
}

/// Some of the rows of a canvas, one bit each.
private struct RowSet {
  private let rows: Range<Int>
  private let words: UnsafeMutableBufferPointer<UInt64>

  /// An empty set that can have any of `rows`.
  init(_ rows: Range<Int>) {
    self.rows = rows
    words = .allocate(capacity: (rows.count + 63) >> 6)
    words.initialize(repeating: 0)
  }

  func deallocate() { words.deallocate() }

  /// Adds a row; others than those it was made for are left out.
  @inline(__always)
  func insert(_ row: Int) {
    guard rows.contains(row) else { return }
    let index = row - rows.lowerBound
    words[index >> 6] |= 1 &<< UInt64(truncatingIfNeeded: index & 63)
  }

  /// Calls `body` with each row, from the first on.
  @inline(__always)
  func forEach(_ body: (Int) -> Void) {
    for (index, word) in words.enumerated() {
      BlockSet.forEachBlock(word, word: index) { body(rows.lowerBound + $0) }
    }
  }
}
