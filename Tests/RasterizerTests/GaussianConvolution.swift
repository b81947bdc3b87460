// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A direct convolution with a Gaussian in double precision, cut off at two standard deviations as
/// iOS does: what shadows are compared with.
///
/// A Gaussian of two dimensions is the product of two of one, so rows are convolved and then
/// columns; ``bruteForce()`` does the same as one sum over all pixels.
struct GaussianConvolution {
  /// Coverage, 0 to 255, row by row.
  let mask: [UInt8]
  let width: Int
  let height: Int
  let sigma: Double

  /// The weight of a pixel at each distance, of which all there are add up to 1.
  private var weights: [Double] {
    let reach = max(width, height)
    guard sigma > 0 else { return [1] + Array(repeating: 0, count: reach) }
    let values = (0...max(reach, Int(sigma * 9) + 1)).map {
      exp(-Double($0 * $0) / (2 * sigma * sigma)) * min(1, max(0, 2 * sigma + 0.5 - Double($0)))
    }
    let sum = values[0] + 2 * values.dropFirst().reduce(0, +)
    return values.map { $0 / sum }
  }

  /// The blurred coverage, 0 to 255, without any rounding, of all pixels that are at least `margin`
  /// away from the mask's border, row by row.
  func values(margin: Int = 0) -> [Double] {
    let weights = weights
    let (columns, rows) = (width - 2 * margin, height - 2 * margin)
    var lines = Array(repeating: 0.0, count: columns * height)
    for y in 0..<height {
      for source in 0..<width where mask[y * width + source] > 0 {
        let value = Double(mask[y * width + source])
        for x in 0..<columns {
          lines[y * columns + x] += value * weights[abs(x + margin - source)]
        }
      }
    }
    var result = Array(repeating: 0.0, count: columns * rows)
    for y in 0..<rows {
      for source in 0..<height {
        let weight = weights[abs(y + margin - source)]
        for x in 0..<columns { result[y * columns + x] += lines[source * columns + x] * weight }
      }
    }
    return result
  }

  /// The same, pixel by pixel from the definition.
  func bruteForce() -> [Double] {
    let weights = weights
    return mask.indices.map { index in
      let (x, y) = (index % width, index / width)
      var sum = 0.0
      for source in mask.indices {
        sum +=
          Double(mask[source]) * weights[abs(x - source % width)]
          * weights[abs(y - source / width)]
      }
      return sum
    }
  }
}
