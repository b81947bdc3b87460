// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A pattern of paths as Bash 4 has it: `*` and `?` within a name, `**` for folders at any depth,
/// `[ab]` and `{one,two}`.
struct GlobPattern {
  private let form: Regex<AnyRegexOutput>?

  /// - Parameter text: The pattern, relative to the folder that it is of.
  init(_ text: String) {
    var text = text
    while text.hasPrefix("./") { text.removeFirst(2) }
    while text.hasSuffix("/") { text.removeLast() }
    form = try? Regex(Self.expression(text))
  }

  /// Whether a path, relative to that folder, is meant.
  func matches(_ path: String) -> Bool {
    form.flatMap { try? $0.wholeMatch(in: path) } != nil
  }

  private static func expression(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    var depth = 0
    while let character = rest.first {
      if rest.hasPrefix("**") {
        rest = rest.drop { $0 == "*" }
        if rest.hasPrefix("/") { rest.removeFirst() }
        result += rest.isEmpty ? ".*" : "(?:.*/)?"
        continue
      }
      rest.removeFirst()
      switch character {
      case "*": result += "[^/]*"
      case "?": result += "[^/]"
      case "{":
        depth += 1
        result += "(?:"
      case "}" where depth > 0:
        depth -= 1
        result += ")"
      case "," where depth > 0: result += "|"
      case "[" where rest.contains("]"):
        let end = rest.firstIndex(of: "]") ?? rest.endIndex
        let set = rest[..<end].replacing("\\", with: "\\\\")
        result += "[" + (set.hasPrefix("!") ? "^" + set.dropFirst() : set) + "]"
        rest = rest[end...].dropFirst()
      default:
        result += character.isLetter || character.isNumber ? "\(character)" : "\\\(character)"
      }
    }
    return result
  }
}
