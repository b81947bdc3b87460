// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Text from outside on its way into an XML document.
enum XMLText {
  /// `text` as the value of an attribute in double quotes. Line breaks are made visible.
  static func attribute(_ text: String) -> String {
    escaped(TerminalText.escaped(text))
  }

  /// `text` between two tags, with its line breaks.
  static func content(_ text: String) -> String {
    TerminalText.lines(text).map(escaped).joined(separator: "\n")
  }

  /// A duration with three decimals.
  static func seconds(_ value: Double) -> String {
    let milliseconds = Int((max(0, min(value, 1e9)) * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
  }

  /// Escapes what XML gives a meaning, and replaces the scalars that XML 1.0 has no way to write.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t": escaped += "&#9;"
      case "\u{FFFE}", "\u{FFFF}": escaped.unicodeScalars.append("\u{FFFD}")
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
