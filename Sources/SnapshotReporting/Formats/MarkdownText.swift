// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Text from outside on its way into Markdown, as GitHub and GitLab read it.
enum MarkdownText {
  /// The characters of a name that are kept.
  private static let limit = 300

  /// `text` as one line that means nothing but itself: no emphasis, code, link, image, HTML,
  /// mention, issue number or table cell begins or ends in it.
  static func escaped(_ text: String) -> String {
    // A break of a line would end what the text stands in.
    let lines = text.split(whereSeparator: \.isNewline)
    let line =
      lines.count == 1
      ? TerminalText.escaped(text)
      : lines.map { TerminalText.escaped(String($0.drop { $0 == " " })) }.joined(separator: " ")
    let cut = line.count > limit ? line.prefix(limit - 1) + "…" : line[...]
    let scalars = cut.unicodeScalars
    var escaped = ""
    for (index, scalar) in zip(scalars.indices, scalars) {
      let next = scalars[scalars.index(after: index)...].first
      switch scalar {
      // A colon before a space begins no address and no emoji's name.
      case ":" where next == " " || next == nil: escaped += ":"
      // As numbers where a backslash does not help: in HTML, mentions, addresses, table cells.
      case "&", "<", ">", "@", "#", ":", "|", "\\", "`", "\"", "'": escaped += "&#\(scalar.value);"
      case "*", "_", "[", "]", "(", ")", "~", "!", "$", "{", "}": escaped += "\\\(scalar)"
      case "\t": escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
