// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Text from outside on its way into HTML.
enum HTMLText {
  /// `text` as the content of an element or of a quoted attribute. What would move or reorder other
  /// text is made visible, as for a terminal.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in TerminalText.escaped(text).unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }

  /// The lines of `text`, escaped.
  static func escapedLines(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map { escaped(String($0)) }.joined(separator: "\n")
  }
}
