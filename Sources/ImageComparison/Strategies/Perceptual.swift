// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension ComparisonStrategy {
  /// Tolerates pixels whose colors a person would hardly tell apart.
  ///
  /// The distance of two colors is that of OKLab (B. Ottosson, 2020), √(ΔL² + Δa² + Δb²): 1 between
  /// black and white, and about 0.02 where a difference begins to be seen. Colors that are not
  /// opaque are laid over white and over black, and the larger distance counts; what a fully
  /// transparent pixel hides therefore does not. The result is the same on every machine.
  ///
  /// It is not a budget for the picture as a whole: a large area may differ by `threshold` and
  /// pass, and one pixel that differs by more fails. A line that moved differs as much as its
  /// colors do.
  ///
  /// - Parameter threshold: 0 to 1. 0 is the same as `.exact`: not one byte may differ.
  public static func perceptual(threshold: Double) -> ComparisonStrategy {
    require(
      (0...1).contains(threshold), "a perceptual threshold is 0 to 1, not \(threshold)")
    let description = "perceptual \(threshold)"
    guard threshold > 0 else {
      return ComparisonStrategy(description: description, channelLimit: 0)
    }
    return ComparisonStrategy(description: description) { reference, actual in
      reference.perceptualDistance(to: actual) <= threshold
    }
  }
}
