// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Which states a run asks for: the value of `SNAPSHOT_STATE`.
///
/// ```swift
/// StateFilter(pattern: "^adult").matches("adult, dark")  // true
/// ```
public struct StateFilter: Hashable, Sendable {
  /// A regular expression that is looked for in a state's name.
  public let pattern: String

  /// Makes a filter.
  ///
  /// - Parameter pattern: A regular expression as `NSRegularExpression` reads it, which is how
  ///   `swift test --filter` does. One that is none is looked for letter by letter.
  public init(pattern: String) {
    self.pattern = pattern
  }

  /// Whether `state` is asked for. A snapshot without states never is.
  public func matches(_ state: String?) -> Bool {
    guard let state else { return false }
    guard let expression = try? NSRegularExpression(pattern: pattern) else {
      return state.contains(pattern)
    }
    let range = NSRange(state.startIndex..., in: state)
    return expression.firstMatch(in: state, range: range) != nil
  }
}
