// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// Which of the pixels that are not the same count as different, and how many of those are too
/// many.
///
/// A strategy is a judgment of two colors, with rules that leave pixels out or allow some to
/// differ:
///
/// ```swift
/// ComparisonStrategy.exact                                         // the default: nothing may
/// differ ComparisonStrategy.channelTolerance(max: 2)                      // no channel by more
/// than 2 of 255 ComparisonStrategy.perceptual(threshold: 0.02)                   // no color that
/// a person would see
///   .allowing(3, inAny: PixelSize(width: 16, height: 16))          // but for three pixels in a
///   place .ignoring(.view("clock"))                                      // and what this view
///   shows
/// ```
///
/// What is common to all strategies exists once, elsewhere: the loop over the pixels, pictures of
/// two sizes (which always differ) and the picture of the difference. Pictures whose bytes are all
/// the same are equal under every strategy.
public struct ComparisonStrategy: Sendable, CustomStringConvertible {
  /// How two colors are judged, in words.
  private let judgmentDescription: String
  let judgment: Judgment
  /// Whether a pixel of a soft edge counts as equal.
  var isIgnoringAntialiasing = false
  /// How many of the differing pixels may differ all the same.
  var allowance = DifferenceAllowance.none
  /// What is left out, in the order in which it was said.
  public internal(set) var ignoredRegions: [IgnoredRegion] = []

  /// How the pixels that are not the same are judged.
  enum Judgment: Sendable {
    /// A pixel differs when one of its channels differs by more than this: judged without a call.
    case channelLimit(UInt8)
    case custom(tolerates: @Sendable (_ reference: Color, _ actual: Color) -> Bool)
  }

  /// Makes a strategy from a judgment.
  ///
  /// - Parameters:
  ///   - description: The strategy in words, for messages.
  ///   - tolerates: Whether two colors that are not the same count as equal all the same. It is
  ///     called for pixels whose bytes differ, and never for others; it must not depend on anything
  ///     but its arguments.
  public init(
    description: String,
    tolerates: @escaping @Sendable (_ reference: Color, _ actual: Color) -> Bool
  ) {
    judgmentDescription = description
    judgment = .custom(tolerates: tolerates)
  }

  /// Makes a strategy that tolerates differences of a channel up to `channelLimit`.
  init(description: String, channelLimit: UInt8) {
    judgmentDescription = description
    judgment = .channelLimit(channelLimit)
  }

  /// The strategy in words, for messages: `exact`, `channel tolerance 2, ignoring view "clock"`.
  public var description: String {
    var parts = [judgmentDescription]
    if isIgnoringAntialiasing { parts.append("ignoring antialiasing") }
    parts += allowance.words.map { [$0] } ?? []
    parts += ignoredRegions.map { "ignoring \($0)" }
    return parts.joined(separator: ", ")
  }

  /// Whether one byte that differs is enough, wherever it is.
  public var isExact: Bool {
    guard case .channelLimit(0) = judgment, case .none = allowance else { return false }
    return !isIgnoringAntialiasing && ignoredRegions.isEmpty
  }

  /// Compares two pictures, pixel by pixel.
  ///
  /// Equal pictures cost one pass at the speed of memory; of others, the rows that differ are
  /// compared pixel by pixel.
  ///
  /// - Precondition: Each ignored region is one of pixels; see `resolvingRegions(_:)`.
  public func compare(_ reference: Bitmap, with actual: Bitmap) -> ComparisonOutcome {
    if reference.bytes.isSameMemory(as: actual.bytes), PixelSize(reference) == PixelSize(actual) {
      return .equal
    }
    let difference = PixelComparison(reference, actual, strategy: self).difference()
    guard PixelSize(reference) == PixelSize(actual) else {
      return .sizeMismatch(
        reference: PixelSize(reference), actual: PixelSize(actual), difference)
    }
    if difference.differingPixelCount == 0 { return .equal }
    if isAllowed(difference, reference, actual) { return .equal }
    return .differing(difference)
  }
}
