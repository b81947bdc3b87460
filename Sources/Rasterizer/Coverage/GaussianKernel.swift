// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The weights of a Gaussian blur in integers, which is cut off where iOS cuts it off.
///
/// A shadow of radius 10 that iOS 18 drew at 3x (BSWInterfaceKit, `ShadowTests`) ends at 20 points,
/// and is within 0.8 of 255 of a Gaussian that is cut there; one that goes on is up to 3 darker.
struct GaussianKernel {
  /// What all weights add up to.
  static let total: UInt32 = 65_536
  /// Where the kernel ends, in standard deviations.
  static let reach = 2.0

  /// The weight of the middle, then of each distance.
  let weights: [UInt32]

  var radius: Int { weights.count - 1 }

  /// Samples of a Gaussian of standard deviation `sigma`, rounded so that their sum is exact.
  init(sigma: Double) {
    guard sigma > 0.05 else {
      weights = [Self.total]
      return
    }
    let reach = sigma * Self.reach
    let radius = max(1, Int((reach + 0.5).rounded(.up)) - 1)
    let values = (0...radius).map { distance in
      // Of the last pixel the kernel has a part.
      exponential(Double(distance * distance) / (2 * sigma * sigma))
        * min(1, max(0, reach + 0.5 - Double(distance)))
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
