// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The bands of a canvas, and which operations each of them needs.
///
/// Bands end where upright edges begin or end, so that in most bands most shapes are the same in every
/// row.
struct BandPlan {
  /// The first row of each band, and the end of the last.
  private var starts = ValueList<Int>()
  /// The operations of all bands, one band after the other.
  private var operations = Memory<Int32>(count: 0, filledWith: 0)
  /// Where each band's operations start, and the count of all.
  private var offsets = Memory<Int>(count: 0, filledWith: 0)

  init(_ scene: Scene, rowLimit: Int) {
    let rows = scene.area.top..<scene.area.bottom
    let breaks = RowSet(rows)
    defer { breaks.deallocate() }
    let operations = scene.operations
    for index in operations.indices { Self.mark(operations[index].kind, breaks) }
    starts.append(rows.lowerBound)
    breaks.forEach { addBands(to: $0, rowLimit) }
    addBands(to: rows.upperBound, rowLimit)
    assign(scene, bandOfRow(rows))
  }

  /// Adds bands from the end of the last one to `row`.
  @inline(__always)
  private mutating func addBands(to row: Int, _ rowLimit: Int) {
    var start = starts[starts.count - 1]
    while start < row {
      start = min(row, start + rowLimit)
      starts.append(start)
    }
  }

  /// The band that each of `rows` is in.
  private func bandOfRow(_ rows: Range<Int>) -> Memory<Int32> {
    let bands = Memory<Int32>(uninitialized: rows.count)
    for band in 0..<count {
      (bands.base + (starts[band] - rows.lowerBound)).initialize(
        repeating: Int32(truncatingIfNeeded: band), count: starts[band + 1] - starts[band])
    }
    return bands
  }

  /// Shapes of fewer columns are painted row by row as cheaply as in bands of their own.
  private static let narrowest = 32

  /// Marks the rows where an operation changes its form.
  private static func mark(_ kind: Scene.Operation.Kind, _ breaks: RowSet) {
    let silhouette: Silhouette
    switch kind {
    case .rectangle(let rectangle, _):
      if rectangle.bounds.width >= Self.narrowest { rectangle.forEachBreak { breaks.insert($0) } }
      return
    case .fill(let filled, _), .shade(let filled, _): silhouette = filled
    case .pushClip(let clip): silhouette = clip
    case .image(let image): silhouette = image.silhouette
    case .glyphs, .glyph, .shadow, .popClip, .pushGroup, .popGroup: return
    }
    guard silhouette.bounds.width >= Self.narrowest else { return }
    silhouette.forEachBreak { breaks.insert($0) }
  }

  /// Counts each band's operations, then writes them in order.
  private mutating func assign(_ scene: Scene, _ bandOfRow: Memory<Int32>) {
    // While operations are written, the place after a band's start is where its next one goes.
    let offsets = Memory(count: count + 2, filledWith: 0)
    @inline(__always)
    func bands(_ bounds: PixelBounds) -> ClosedRange<Int> {
      let first = bandOfRow.base[bounds.top - scene.area.top]
      let last = bandOfRow.base[bounds.bottom - 1 - scene.area.top]
      return Int(first)...Int(last)
    }
    let steps = scene.operations
    for index in steps.indices {
      for band in bands(steps[index].bounds) { offsets.base[band + 2] += 1 }
    }
    for band in 0..<count { offsets.base[band + 2] += offsets.base[band + 1] }
    let operations = Memory<Int32>(uninitialized: offsets.base[count + 1])
    for index in steps.indices {
      for band in bands(steps[index].bounds) {
        operations.base[offsets.base[band + 1]] = Int32(truncatingIfNeeded: index)
        offsets.base[band + 1] += 1
      }
    }
    (self.offsets, self.operations) = (offsets, operations)
  }

  /// How many bands there are.
  var count: Int { starts.count - 1 }

  func rows(_ band: Int) -> Range<Int> { starts[band]..<starts[band + 1] }

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
