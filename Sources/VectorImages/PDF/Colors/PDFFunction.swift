// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A function of numbers: ISO 32000-1, section 7.10.
indirect enum PDFFunction: Sendable {
  /// Type 2: a power between two values.
  case power(from: [Double], to: [Double], exponent: Double)
  /// Type 3: other functions, each for a part of the domain.
  case stitched([PDFFunction], bounds: [Double], encode: [Double])
  /// Type 0: values in a grid.
  case sampled(PDFSamples)
  /// Type 4: a program.
  case program(PDFProgram)
  /// Several functions of one value each.
  case list([PDFFunction])
  /// Any of the above, with its arguments and its values kept within limits.
  case limited(PDFFunction, domain: [Double], range: [Double])

  /// The values at `input`.
  func callAsFunction(_ input: [Double]) -> [Double] {
    switch self {
    case .power(let from, let to, let exponent):
      let x = raised(input.first ?? 0, to: exponent)
      return zip(from, to).map { $0 + x * ($1 - $0) }
    case .stitched(let functions, let bounds, let encode):
      return Self.stitch(input.first ?? 0, functions, bounds, encode)
    case .sampled(let samples): return samples(input)
    case .program(let program): return program(input)
    case .list(let functions): return functions.flatMap { $0(input) }
    case .limited(let function, let domain, let range):
      return Self.limit(function(Self.limit(input, domain)), range)
    }
  }

  /// The places between which the function is smooth, within 0 and 1 of its domain.
  var breaks: [Double] {
    switch self {
    case .power, .program: []
    case .sampled(let samples): samples.breaks
    case .list(let functions): functions.flatMap(\.breaks)
    case .limited(let function, _, _): function.breaks
    case .stitched(let functions, let bounds, let encode):
      functions.indices.flatMap { index in
        let (low, high) = (bounds[index], bounds[index + 1])
        let (first, last) = (encode[2 * index], encode[2 * index + 1])
        let inner = functions[index].breaks.compactMap { place -> Double? in
          guard first != last else { return nil }
          return low + (place - first) / (last - first) * (high - low)
        }
        return [low] + inner + [high]
      }
    }
  }

  private static func limit(_ values: [Double], _ limits: [Double]) -> [Double] {
    values.enumerated().map { index, value in
      guard 2 * index + 1 < limits.count else { return value }
      return min(max(value, limits[2 * index]), limits[2 * index + 1])
    }
  }

  /// - Parameter bounds: One more than functions, the first and the last those of the domain.
  private static func stitch(
    _ x: Double, _ functions: [PDFFunction], _ bounds: [Double], _ encode: [Double]
  ) -> [Double] {
    let inner = bounds.dropFirst().dropLast()
    let index = inner.firstIndex { x < $0 }.map { $0 - 1 } ?? functions.count - 1
    let (low, high) = (bounds[index], bounds[index + 1])
    let part = high > low ? (x - low) / (high - low) : 0
    let (first, last) = (encode[2 * index], encode[2 * index + 1])
    return functions[index]([first + part * (last - first)])
  }
}

/// A power of a number from 0 to 1, or of any where the exponent is whole, the same on every
/// machine, unlike the platform's `pow`: the exponent's binary digits pick squares and roots.
func raised(_ base: Double, to exponent: Double) -> Double {
  guard exponent != 1 else { return base }
  guard exponent > 0, exponent.isFinite, base.isFinite else { return exponent == 0 ? 1 : 0 }
  var whole = Int(min(exponent, 1e6).rounded(.down))
  var fraction = exponent - exponent.rounded(.down)
  guard base > 0 || fraction == 0 else { return 0 }
  var (result, square) = (1.0, base)
  while whole > 0 {
    if whole & 1 == 1 { result *= square }
    square *= square
    whole >>= 1
  }
  var root = base
  for _ in 0..<40 where fraction > 0 {
    root = root.squareRoot()
    fraction *= 2
    if fraction >= 1 {
      result *= root
      fraction -= 1
    }
  }
  return result
}
