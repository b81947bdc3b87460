// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Text from outside, such as a file's name or a test's message, on its way to a terminal.
public enum TerminalText {
  /// `text` with everything made visible that would move the cursor, change colors or reorder
  /// other text: control characters (line breaks too, but not tabs) and bidirectional
  /// formatting.
  public static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if isHarmless(scalar) {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return escaped
  }

  /// The lines of `text`, each escaped.
  public static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map { escaped(String($0)) }
  }

  static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: true
    case 0x00...0x1F, 0x7F...0x9F: false
    // Line and paragraph separators, and the embeddings, overrides and isolates of UAX #9.
    case 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: false
    default: true
    }
  }
}
