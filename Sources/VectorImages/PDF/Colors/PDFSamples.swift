// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A function's values in a grid, between which it is linear.
struct PDFSamples: Sendable {
  private let sizes: [Int]
  private let domain: [Double]
  private let encode: [Double]
  private let outputCount: Int
  /// Decoded, all outputs of a point together, the first input the fastest.
  private let values: [Double]

  /// - Returns: `nil` where the numbers do not fit together.
  init?(
    sizes: [Int], bits: Int, domain: [Double], range: [Double], encode: [Double]?,
    decode: [Double]?, bytes: [UInt8]
  ) {
    let count = sizes.reduce(1) { min($0 * max(0, $1), 1 << 24) }
    outputCount = range.count / 2
    guard !sizes.isEmpty, sizes.count <= 4, domain.count == 2 * sizes.count, count > 0,
      sizes.allSatisfy({ (1...(1 << 20)).contains($0) }),
      outputCount > 0, [1, 2, 4, 8, 12, 16, 24, 32].contains(bits),
      count * outputCount * bits <= bytes.count * 8
    else { return nil }
    self.sizes = sizes
    self.domain = domain
    self.encode = encode ?? sizes.flatMap { [0, Double($0 - 1)] }
    let decode = decode ?? range
    guard self.encode.count == domain.count, decode.count == range.count else { return nil }
    var reader = PDFBitReader(bytes)
    let highest = Double(UInt64(1) << UInt64(bits) - 1)
    var values: [Double] = []
    values.reserveCapacity(count * outputCount)
    for index in 0..<(count * outputCount) {
      let output = index % outputCount
      let (low, high) = (decode[2 * output], decode[2 * output + 1])
      values.append(low + Double(reader.read(bits)) / highest * (high - low))
    }
    self.values = values
  }

  func callAsFunction(_ input: [Double]) -> [Double] {
    var corners: [(offset: Int, weight: Double)] = [(0, 1)]
    var stride = 1
    for (axis, size) in sizes.enumerated() {
      let place = place(axis < input.count ? input[axis] : 0, axis)
      let low = min(Int(place), size - 1)
      let part = place - Double(low)
      let high = min(low + 1, size - 1)
      let ends = [(step: low * stride, share: 1 - part), (step: high * stride, share: part)]
      var next: [(offset: Int, weight: Double)] = []
      for corner in corners {
        for end in ends where corner.weight * end.share > 0 {
          next.append((corner.offset + end.step, corner.weight * end.share))
        }
      }
      corners = next
      stride *= size
    }
    return (0..<outputCount).map { output in
      var sum = 0.0
      for corner in corners { sum += corner.weight * values[corner.offset * outputCount + output] }
      return sum
    }
  }

  /// Where an argument lies in the grid.
  private func place(_ x: Double, _ axis: Int) -> Double {
    let (low, high) = (domain[2 * axis], domain[2 * axis + 1])
    let (first, last) = (encode[2 * axis], encode[2 * axis + 1])
    let x = min(max(x, low), high)
    let place = high > low ? first + (x - low) / (high - low) * (last - first) : first
    return min(max(place.isFinite ? place : 0, 0), Double(sizes[axis] - 1))
  }

  /// The places of samples, where there is one argument and not too many.
  var breaks: [Double] {
    guard sizes.count == 1, sizes[0] <= 1024, sizes[0] > 1, encode[0] != encode[1] else {
      return []
    }
    return (0..<sizes[0]).map { index in
      let part = (Double(index) - encode[0]) / (encode[1] - encode[0])
      return domain[0] + part * (domain[1] - domain[0])
    }
  }
}

/// Reads numbers of some bits, the highest bit first.
struct PDFBitReader {
  private let bytes: [UInt8]
  private var bit = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// 0 after the end.
  mutating func read(_ count: Int) -> UInt64 {
    var value: UInt64 = 0
    if count == 8, bit & 7 == 0 {
      value = bit >> 3 < bytes.count ? UInt64(bytes[bit >> 3]) : 0
      bit += 8
      return value
    }
    for _ in 0..<count {
      let byte = bit >> 3 < bytes.count ? bytes[bit >> 3] : 0
      value = value << 1 | UInt64(byte >> (7 - UInt8(bit & 7)) & 1)
      bit += 1
    }
    return value
  }

  /// Rows of pixels begin at whole bytes.
  mutating func skipToByte() { bit = (bit + 7) & ~7 }
}
