// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What the comparison of a reference with an actual picture found.
///
/// (Not called `ComparisonResult`: that is Foundation's, and tests import both.)
///
/// ```swift
/// switch ComparisonStrategy.exact.compare(reference, with: actual) {
/// case .equal: break
/// case .differing(let difference): print(difference.region)
/// case .sizeMismatch(let reference, let actual, _): print("\(reference) became \(actual)")
/// }
/// ```
public enum ComparisonOutcome: Hashable, Sendable {
  /// No pixel counts as different.
  case equal
  /// Both pictures have one size, and at least one pixel counts as different.
  case differing(PixelDifference)
  /// The sizes are not the same, which no strategy tolerates.
  ///
  /// The pictures are compared with their top left corners together. A pixel that only one of them
  /// has counts as different.
  case sizeMismatch(reference: PixelSize, actual: PixelSize, PixelDifference)

  /// The numbers, nil when the pictures are equal.
  public var difference: PixelDifference? {
    switch self {
    case .equal: nil
    case .differing(let difference), .sizeMismatch(_, _, let difference): difference
    }
  }

  /// Whether no pixel counts as different.
  public var isEqual: Bool { difference == nil }
}

extension ComparisonOutcome: CustomStringConvertible {
  /// The result as one line of words.
  public var description: String {
    switch self {
    case .equal: "equal"
    case .differing(let difference): difference.description
    case .sizeMismatch(let reference, let actual, let difference):
      "the size is \(actual) pixels, the reference's \(reference); \(difference)"
    }
  }
}
