// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Whether text for a terminal is colored.
///
/// ```swift
/// let style = TerminalStyle(isTerminal: true, environment: ["NO_COLOR": "1"])  // .plain
/// ```
public enum TerminalStyle: Hashable, Sendable {
  /// Words only.
  case plain
  /// With ANSI escape sequences.
  case colored

  /// The style for an output.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the output is a terminal; a file or a pipe gets words only.
  ///   - environment: `NO_COLOR`, if it is not empty (https://no-color.org), and `TERM=dumb` turn
  ///     colors off.
  public init(isTerminal: Bool, environment: [String: String]) {
    let isColored =
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    self = isColored ? .colored : .plain
  }

  /// What a word says about the thing beside it.
  public enum Tone: String, Sendable {
    /// All is well: green.
    case good = "32"
    /// Worth a look: yellow.
    case notable = "33"
    /// Something is wrong: red.
    case bad = "31"
  }

  /// A line of two columns: a word of at most ten letters and what it is about.
  public func row(_ word: String, _ tone: Tone, _ text: String) -> String {
    let padding = String(repeating: " ", count: max(1, 11 - word.count))
    return paint(word, tone) + padding + text
  }

  /// `text` in the color of `tone`.
  public func paint(_ text: String, _ tone: Tone) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m"
  }
}
