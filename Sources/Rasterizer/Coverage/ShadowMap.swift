// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CPixelKernels
import Foundation
import Graphics

/// A blurred silhouette, kept at the resolution that its blur needs.
///
/// A Gaussian of many pixels leaves nothing that a coarser grid could not show. What casts the
/// shadow is put on a grid of `cell` by `cell` pixels, whose coverage is the mean of each cell,
/// blurred there, and interpolated linearly. The mean has the variance of a box, interpolation that
/// of a triangle; the blur is made smaller by both: σ'² = σ² - cell²·(1/12 + 1/6).
final class ShadowMap: @unchecked Sendable {
  /// Standard deviations are at least this many cells where a cell is more than a pixel: the error
  /// is then about half of 1/255.
  private static let cellsPerSigma = 6.0
  /// A map of more cells than this is made coarser: a defined result in bounded memory.
  ///
  /// Every screen there is has fewer pixels.
  static let largestMap = 16 << 20
  /// The limit for the shadows of a list whose maps have this many cells together, a canvas of the
  /// largest size.
  static let manyCells = 64 << 20
  static let smallMap = 1 << 14
  /// What the coverage of one shadow's pixels may take, in bytes, where it is kept.
  private static let rowsLimit = 2 << 20

  /// The pixels that it changes.
  let bounds: PixelBounds
  /// Pixels of a cell's side, a power of 2.
  private let cell: Int
  /// The cells of the map.
  private let cells: PixelBounds
  /// Coverage with 8 more binary digits, 0 to 65,280, row by row.
  private let memory: SharedBuffer<UInt16>

  /// The coverage of its pixels, where ``makeRows()`` was called; set before it is painted.
  private(set) var rows: CoverageRows?

  var byteCount: Int { memory.count * 2 + (rows?.byteCount ?? 0) }

  /// - Parameters:
  ///   - sigma: The standard deviation in pixels.
  ///   - extent: The pixels of the canvas that the whole shadow can change: it says how large cells
  ///     are, whatever part of it is visible.
  ///   - visible: The pixels that are asked for.
  ///   - limit: The most cells.
  ///   - caster: Gives what casts the shadow on cells of a size.
  ///   - coverage: Gives the coverage of cells within the caster's bounds.
  /// - Returns: `nil` where nothing is to be seen.
  init?<Caster: ShadowCaster>(
    sigma: Double, extent: PixelBounds, visible: PixelBounds, limit: Int = largestMap,
    caster: (_ cell: Int) -> Caster?, coverage: (Caster, PixelBounds) -> CellCoverage
  ) {
    guard sigma.isFinite, sigma >= 0, !visible.isEmpty else { return nil }
    let sigma = min(sigma, FixedPoint.reach)
    let cell = Self.cell(sigma: sigma, extent: extent, limit: limit)
    guard let caster = caster(cell) else { return nil }
    let variance =
      cell == 1 ? sigma * sigma : sigma * sigma / Double(cell * cell) - 0.25
    let kernel = GaussianKernel(sigma: max(0, variance).squareRoot())
    let reach = kernel.radius + 1
    let wanted = visible.cells(of: cell).expanded(by: 1)
    let cells = caster.bounds.expanded(by: reach).intersection(wanted)
    guard !caster.bounds.isEmpty, !cells.isEmpty else { return nil }
    self.cell = cell
    self.cells = cells
    bounds = PixelBounds(
      left: cells.left * cell, top: cells.top * cell, right: cells.right * cell,
      bottom: cells.bottom * cell
    ).intersection(visible).intersection(extent)
    memory = SharedBuffer(count: cells.width * cells.height, filledWith: 0)
    let target = Caster.dependsOnArea ? extent.cells(of: cell).expanded(by: 1) : cells
    let source = caster.bounds.intersection(target.expanded(by: kernel.radius))
    if !source.isEmpty { fill(coverage(caster, source), source, kernel) }
  }

  /// The side of a cell in pixels, a power of 2, for a shadow that can change the pixels of
  /// `extent`.
  private static func cell(sigma: Double, extent: PixelBounds, limit: Int) -> Int {
    var cell = 1
    while Double(cell * 2) * cellsPerSigma <= sigma { cell *= 2 }
    while extent.width / cell * (extent.height / cell) > limit { cell *= 2 }
    return cell
  }

  /// How many cells such a shadow takes, about, all of it.
  static func cellCount(sigma: Double, extent: PixelBounds, limit: Int) -> Int {
    guard sigma.isFinite, sigma >= 0 else { return 0 }
    let cell = cell(sigma: min(sigma, FixedPoint.reach), extent: extent, limit: limit)
    return extent.width / cell * (extent.height / cell)
  }

  /// Keeps the coverage of its pixels: worth it for what is painted again.
  func makeRows() {
    guard rows == nil else { return }
    var line = SharedBuffer<UInt32>(count: 0, filledWith: 0)
    rows = CoverageRows(bounds, middle: 0..<0, byteLimit: Self.rowsLimit) { area, target, stride in
      for y in area.top..<area.bottom {
        let row = target + (y - area.top) * stride
        row.update(repeating: 0, count: stride)
        let start = row + (bounds.left - area.left)
        writeCoverage(y, columns: bounds.left..<bounds.right, line: &line, into: start)
      }
    }
  }

  /// Blurs the silhouette's coverage first along rows, then along columns.
  private func fill(_ mask: CellCoverage, _ source: PixelBounds, _ kernel: GaussianKernel) {
    let rows = SharedBuffer<UInt16>(uninitialized: cells.width * source.height)
    let sums = SharedBuffer<UInt32>(uninitialized: cells.width)
    for row in 0..<source.height {
      let coverage = mask.row(row)
      let target = rows.base + row * cells.width
      // Most rows of a rectangle are as the one above.
      if row > 0, memcmp(coverage, mask.row(row - 1), source.width) == 0 {
        target.update(from: target - cells.width, count: cells.width)
        continue
      }
      Self.blurRow(
        coverage, source.left..<source.right, kernel, into: target, cells.left..<cells.right,
        sums.base)
    }
    for y in cells.top..<cells.bottom {
      sums.base.update(repeating: 0x8000, count: cells.width)
      for tap in max(
        source.top, y - kernel.radius)..<max(
          source.top, min(source.bottom, y + kernel.radius + 1))
      {
        let weight = kernel.weights[abs(tap - y)]
        let line = rows.base + (tap - source.top) * cells.width
        pixel_kernel_add_weighted(sums.base, line, weight, cells.width)
      }
      let target = memory.base + (y - cells.top) * cells.width
      for x in 0..<cells.width { target[x] = UInt16(truncatingIfNeeded: sums.base[x] >> 16) }
    }
  }

  /// One row: each source pixel adds to all that it reaches.
  private static func blurRow(
    _ coverage: UnsafePointer<UInt8>, _ source: Range<Int>, _ kernel: GaussianKernel,
    into target: UnsafeMutablePointer<UInt16>, _ columns: Range<Int>,
    _ sums: UnsafeMutablePointer<UInt32>
  ) {
    sums.update(repeating: 0x80, count: columns.count)
    for offset in -kernel.radius...kernel.radius {
      let weight = kernel.weights[abs(offset)]
      let first = max(columns.lowerBound, source.lowerBound + offset)
      let end = min(columns.upperBound, source.upperBound + offset)
      guard first < end else { continue }
      let from = coverage + (first - offset - source.lowerBound)
      let to = sums + (first - columns.lowerBound)
      pixel_kernel_add_weighted_bytes(to, from, weight, end - first)
    }
    for index in 0..<columns.count { target[index] = UInt16(truncatingIfNeeded: sums[index] >> 8) }
  }

  /// Writes the coverage of the pixels of `columns` in `row`, which lie in `bounds`.
  ///
  /// - Parameter line: Scratch memory for a row of cells.
  func writeCoverage(
    _ row: Int, columns: Range<Int>, line: inout SharedBuffer<UInt32>,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    if cell == 1 {
      let source =
        memory.base + ((row - cells.top) * cells.width + columns.lowerBound - cells.left)
      for index in 0..<columns.count {
        target[index] = UInt8(truncatingIfNeeded: (UInt32(source[index]) &+ 0x80) >> 8)
      }
      return
    }
    let shift = cell.trailingZeroBitCount + 1
    // Half a cell left of a pixel's middle, in halves of a pixel: the cell whose middle is before
    // it.
    let place = 2 * columns.lowerBound + 1 - cell
    let first = place >> shift
    let last = (2 * columns.upperBound - 1 - cell) >> shift
    interpolateRow(row, first...last + 1, &line)
    pixel_kernel_interpolate(
      target, columns.count, line.base, UInt32(shift), (place & (2 * cell - 1)) >> 1)
  }

  /// The values of some columns of cells at the middle of pixel row `row`; the map's borders go on.
  private func interpolateRow(
    _ row: Int, _ columns: ClosedRange<Int>, _ line: inout SharedBuffer<UInt32>
  ) {
    if line.count < columns.count { line = SharedBuffer(count: columns.count, filledWith: 0) }
    let double = 2 * cell
    let shift = UInt32(double.trailingZeroBitCount)
    let place = 2 * row + 1 - cell
    let upper = max(0, min(cells.height - 1, (place >> Int(shift)) - cells.top))
    let lower = max(0, min(cells.height - 1, (place >> Int(shift)) - cells.top + 1))
    let fraction = UInt32(truncatingIfNeeded: place & (double - 1))
    let (first, second) = (
      memory.base + upper * cells.width, memory.base + lower * cells.width
    )
    // What is left and right of the map is equal to its border.
    let inside = max(columns.lowerBound, cells.left)..<min(columns.upperBound + 1, cells.right)
    let (skipped, offset) = (inside.lowerBound - columns.lowerBound, inside.lowerBound - cells.left)
    pixel_kernel_mix_cells(
      line.base + skipped, first + offset, second + offset, inside.count, fraction, shift)
    line.base.update(repeating: line.base[skipped], count: skipped)
    let rest = columns.upperBound - inside.upperBound + 1
    let end = line.base + (skipped + inside.count)
    if rest > 0 { end.update(repeating: end[-1], count: rest) }
  }
}

extension PixelBounds {
  func expanded(by distance: Int) -> PixelBounds {
    PixelBounds(
      left: left - distance, top: top - distance, right: right + distance,
      bottom: bottom + distance)
  }

  /// The cells of `size` pixels a side that these pixels touch.
  fileprivate func cells(of size: Int) -> PixelBounds {
    PixelBounds(
      left: left / size, top: top / size, right: (right + size - 1) / size,
      bottom: (bottom + size - 1) / size)
  }
}
