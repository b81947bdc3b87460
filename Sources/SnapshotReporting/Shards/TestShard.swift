// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// One of several parts of a test suite, each of which runs on a machine of its own.
///
/// ```swift
/// TestShard("2/4")  // the second of four
/// ```
public struct TestShard: Codable, Hashable, Sendable, CustomStringConvertible {
  /// Which part, counted from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// The most parts.
  public static let maximumCount = 10_000

  /// Makes a shard; nil unless `number` is in 1...count and `count` in 1...10,000.
  public init?(number: Int, count: Int) {
    guard (1...Self.maximumCount).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `2/4`; nil if the text is not of that form.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(number: number, count: count)
  }

  /// `2/4`.
  public var description: String { "\(number)/\(count)" }
}
