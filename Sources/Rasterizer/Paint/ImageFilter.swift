// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CPixelKernels

/// How one axis of an image is resampled to whole pixels: for each of them some source pixels in a
/// row, with weights.
///
/// Where the image shrinks, a weight is the length that the source pixel has in common with the
/// pixel's footprint: the exact area average. Where it grows, the two nearest are interpolated.
struct ImageFilter: Sendable {
  /// The pixels that there are taps for.
  let range: Range<Int>
  private(set) var taps: [pixel_taps] = []
  private(set) var weights: [UInt32] = []

  /// - Parameters:
  ///   - range: The pixels wanted.
  ///   - step: Source pixels per pixel, not 0; negative where the image is mirrored.
  ///   - offset: The source coordinate of pixel edge 0.
  ///   - count: How many source pixels there are, at least 1.
  init(range: Range<Int>, step: Double, offset: Double, count: Int) {
    self.range = range
    taps.reserveCapacity(range.count)
    for index in range {
      let first = step * Double(index) + offset
      let second = step * Double(index + 1) + offset
      if abs(step) > 1 {
        addArea(from: min(first, second), to: max(first, second), count)
      } else {
        addLinear(at: (first + second) / 2 - 0.5, count)
      }
    }
  }

  private mutating func addArea(from low: Double, to high: Double, _ count: Int) {
    // Fewer digits for a long footprint keep the sums within 32 bits.
    let one: Double = high - low <= 2048 ? 4096 : 16
    let end = Double(count) * one
    let start = Int64(max(0, min(end, (low * one).rounded(.down))))
    let stop = Int64(max(0, min(end, (high * one).rounded(.down))))
    let unit = Int64(one)
    guard start < stop else { return addSingle(Int(max(0, min(Double(count - 1), low)))) }
    let first = start / unit
    let last = (stop - 1) / unit
    add(first: Int(first), count: Int(last - first + 1)) { index in
      let pixel = first + Int64(index)
      return UInt32(min(stop, (pixel + 1) * unit) - max(start, pixel * unit))
    }
  }

  private mutating func addLinear(at center: Double, _ count: Int) {
    let clamped = max(0, min(Double(count - 1), center))
    let first = Int(clamped)
    let weight = UInt32(((clamped - Double(first)) * 4096).rounded(.toNearestOrEven))
    guard weight > 0 else { return addSingle(first) }
    add(first: first, count: 2) { $0 == 0 ? 4096 - weight : weight }
  }

  private mutating func addSingle(_ index: Int) { add(first: index, count: 1) { _ in 4096 } }

  private mutating func add(first: Int, count: Int, weight: (Int) -> UInt32) {
    let start = weights.count
    var total: UInt64 = 0
    for index in 0..<count {
      weights.append(weight(index))
      total += UInt64(weights[start + index])
    }
    taps.append(
      pixel_taps(
        first: Int32(first), count: Int32(count), weights: Int32(start),
        inverse_total: 1 / Double(total)))
  }

  /// The source pixels that `pixels` need; they lie in `range`.
  func sources(of pixels: Range<Int>) -> Range<Int> {
    let (a, b) = (
      taps[pixels.lowerBound - range.lowerBound], taps[pixels.upperBound - 1 - range.lowerBound]
    )
    return Int(min(a.first, b.first))..<Int(max(a.first + a.count, b.first + b.count))
  }
}

extension PremultipliedImage {
  /// Writes the pixels of `columns` in `row`, resampled; each channel is rounded to nearest once.
  ///
  /// - Parameter sums: Scratch memory, made larger where needed.
  func writeRow(
    _ row: Int, columns: Range<Int>, across: ImageFilter, down: ImageFilter,
    sums: inout SharedBuffer<UInt32>, into target: UnsafeMutablePointer<UInt32>
  ) {
    let sources = across.sources(of: columns)
    if sums.count < sources.count * 4 {
      sums = SharedBuffer(count: sources.count * 4, filledWith: 0)
    }
    let rowTaps = down.taps[row - down.range.lowerBound]
    down.weights.withUnsafeBufferPointer { weights in
      addRows(rowTaps, weights, sources, sums.base)
    }
    across.weights.withUnsafeBufferPointer { weights in
      across.taps.withUnsafeBufferPointer { taps in
        pixel_kernel_weigh_row(
          target, columns.count, sums.base, sources.lowerBound,
          taps.baseAddress! + (columns.lowerBound - across.range.lowerBound),
          weights.baseAddress!, rowTaps.inverse_total)
      }
    }
  }

  /// The weighted sum of the source rows, channel by channel.
  private func addRows(
    _ taps: pixel_taps, _ weights: UnsafeBufferPointer<UInt32>, _ sources: Range<Int>,
    _ sums: UnsafeMutablePointer<UInt32>
  ) {
    for index in 0..<Int(taps.count) {
      let weight = weights[Int(taps.weights) + index]
      let start = pixels + ((Int(taps.first) + index) * width + sources.lowerBound)
      let bytes = UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self)
      // The first row needs no zeros to be added to.
      if index == 0 {
        pixel_kernel_weigh_bytes(sums, bytes, weight, sources.count * 4)
      } else {
        pixel_kernel_add_weighted_bytes(sums, bytes, weight, sources.count * 4)
      }
    }
  }
}
