// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A text as a closure with a literal of several lines.
///
/// ```swift
/// SnapshotLiteral("Ada").closure(indent: "  ", unit: "  ", lineEnd: "\n")
/// ```
struct SnapshotLiteral {
  private let text: String
  /// The signs around the quotes: so many that nothing in the text is read as an escape or an end.
  private let pounds: String

  init(_ text: String) {
    self.text = text
    var pounds = ""
    // In bytes: a sign that joins with a quote would hide it among characters.
    while ["\"\"\"", "\\"].contains(where: { text.utf8.contains(($0 + pounds).utf8) }) {
      pounds += "#"
    }
    self.pounds = pounds
  }

  /// The closure from brace to brace.
  ///
  /// - Parameters:
  ///   - indent: What the line begins with in which the closure does.
  ///   - unit: What each level adds to that.
  ///   - lineEnd: What lines of the file end with.
  func closure(indent: String, unit: String, lineEnd: String) -> String {
    let inner = indent + unit
    let quote = "\"\"\""
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : inner + escaped($0) }
    return (["{", inner + pounds + quote] + lines + [inner + quote + pounds, indent + "}"])
      .joined(separator: lineEnd)
  }

  /// A line in which what no editor shows, and what ends lines, is spelled out.
  private func escaped(_ line: Substring.UnicodeScalarView) -> String {
    line.reduce(into: "") { result, scalar in
      switch scalar {
      case "\r": result += "\\\(pounds)r"
      case "\0": result += "\\\(pounds)0"
      case "\t": result += "\t"
      case "\u{1}"..."\u{1F}", "\u{7F}", "\u{FEFF}":
        result += "\\\(pounds)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
