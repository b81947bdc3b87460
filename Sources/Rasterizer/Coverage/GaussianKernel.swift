// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The weights of a Gaussian blur in integers.
struct GaussianKernel {
  /// What all weights add up to.
  static let total: UInt32 = 65_536
  /// Where the kernel ends, in standard deviations: what is left out is less than 1/2000.
  static let reach = 3.5

  /// The weight of the middle, then of each distance.
  let weights: [UInt32]

  var radius: Int { weights.count - 1 }

  /// Samples of a Gaussian of standard deviation `sigma`, rounded so that their sum is exact.
  init(sigma: Double) {
    guard sigma > 0.05 else {
      weights = [Self.total]
      return
    }
    let radius = max(1, Int((sigma * Self.reach).rounded(.up)))
    let values = (0...radius).map { distance in
      exponential(Double(distance * distance) / (2 * sigma * sigma))
    }
    let sum = values[0] + 2 * values.dropFirst().reduce(0, +)
    var rounded = values.map { UInt32(($0 / sum * Double(Self.total)).rounded()) }
    // The middle takes what rounding left, a few millionths.
    let others = 2 * rounded.dropFirst().reduce(0, +)
    rounded[0] = Self.total - others
    weights = rounded
  }
}

/// exp(-`x`) for `x` of 0 or more, by IEEE arithmetic only: the platform's `exp` may differ in the
/// last bit from machine to machine.
///
/// exp(-x) = exp(-x / 1024)^1024, with a Taylor polynomial for the small argument.
private func exponential(_ x: Double) -> Double {
  guard x < 700 else { return 0 }
  let small = -x / 1024
  var value = 1.0
  for power in stride(from: 12.0, through: 1, by: -1) { value = 1 + value * small / power }
  for _ in 0..<10 { value *= value }
  return value
}
