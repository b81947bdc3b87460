// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The names that a library's sources in Swift declare for others: public types, functions and
/// constants outside of types. What it gives to other types is not among them: such a name may
/// belong to anything.
struct DeclaredNames {
  /// The names, sorted.
  let all: [String]

  /// Reads files; one that cannot be read declares nothing.
  init(of files: [String]) {
    all = Set(
      files.flatMap { file in
        Self.names(in: (try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
      }
    ).sorted()
  }

  /// A declaration that stands outside of all braces.
  private static func names(in text: String) -> [String] {
    // Blanks count for nothing in such a pattern, not in brackets either.
    let form =
      #/
      \s* (?: @\w+ (?: \([^)]*\) )? \s+ )*
      (?: public | open ) \s+ (?: (?: final | indirect | nonisolated ) \s+ )*
      (?: class | struct | enum | protocol | actor | typealias | func | let | var ) \s+ (\w+)
      /#
    var depth = 0
    var found: [String] = []
    for line in text.split(separator: "\n") {
      let code = line.replacing(/"(?:[^"\\]|\\.)*"/, with: "").replacing(/\/\/.*$/, with: "")
      if depth == 0, let match = code.prefixMatch(of: form) { found.append(String(match.output.1)) }
      depth += code.count { $0 == "{" } - code.count { $0 == "}" }
    }
    return found
  }
}
