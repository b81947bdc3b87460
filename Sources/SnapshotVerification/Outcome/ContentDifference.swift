// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// How something that is no picture differs from its reference.
public struct ContentDifference: Hashable, Sendable {
  /// The difference in words, or as lines.
  public var words: String

  /// Says how something differs.
  public init(words: String) {
    self.words = words
  }
}
