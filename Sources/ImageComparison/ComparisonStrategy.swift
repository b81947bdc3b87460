// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// Which of the pixels that are not the same count as different.
///
/// A strategy judges two colours. What is common to all strategies exists once, elsewhere: the loop
/// over the pixels, pictures of two sizes (which always differ) and the picture of the difference.
///
/// ```swift
/// let result = ComparisonStrategy.exact.compare(reference, with: actual)
/// ```
public struct ComparisonStrategy: Sendable, CustomStringConvertible {
  /// The strategy in words, for messages: `exact`, `channel tolerance 2`.
  public let description: String
  let judgement: Judgement

  /// How the pixels that are not the same are judged.
  enum Judgement: Sendable {
    /// A pixel differs when one of its channels differs by more than this: judged without a call.
    case channelLimit(UInt8)
    case custom(tolerates: @Sendable (_ reference: Color, _ actual: Color) -> Bool)
  }

  /// Makes a strategy from a judgement.
  ///
  /// - Parameters:
  ///   - description: The strategy in words, for messages.
  ///   - tolerates: Whether two colours that are not the same count as equal all the same. It is
  ///     called for each pixel whose bytes differ, and never for others.
  public init(
    description: String,
    tolerates: @escaping @Sendable (_ reference: Color, _ actual: Color) -> Bool
  ) {
    self.description = description
    judgement = .custom(tolerates: tolerates)
  }

  /// Makes a strategy that tolerates differences of a channel up to `channelLimit`.
  init(description: String, channelLimit: UInt8) {
    self.description = description
    judgement = .channelLimit(channelLimit)
  }

  /// Compares two pictures, pixel by pixel.
  ///
  /// Equal pictures cost one pass at the speed of memory; of others, the rows that differ are
  /// compared pixel by pixel.
  public func compare(_ reference: Bitmap, with actual: Bitmap) -> ComparisonOutcome {
    if reference.bytes.isSameMemory(as: actual.bytes), PixelSize(reference) == PixelSize(actual) {
      return .equal
    }
    let difference = PixelComparison(reference, actual, strategy: self).difference()
    guard PixelSize(reference) == PixelSize(actual) else {
      return .sizeMismatch(
        reference: PixelSize(reference), actual: PixelSize(actual), difference)
    }
    return difference.differingPixelCount == 0 ? .equal : .differing(difference)
  }
}
