// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Which of a matrix's states are taken.
///
/// ```swift
/// let states = try matrix.states(.allPairs)
/// ```
public enum StateCombination: Hashable, Sendable {
  /// All of them. The last axis changes fastest.
  case product
  /// As few as a simple rule finds that hold each value of an axis together with each value of
  /// every other axis: most faults need no more than two things to come together. The same matrix
  /// gives the same states everywhere.
  case allPairs
  /// Those whose labels are listed by axis; an axis that is not named takes its first value.
  ///
  /// Excluded states must not be listed.
  case examples([[String: String]])
}
