// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The patterns of files in a podspec, which is Ruby: of the library and its parts, and of its
/// tests; and the pods that it depends on.
struct Podspec {
  let sources: [String]
  /// What is in the bundle, and in bundles of their own.
  let resources: [String]
  let tests: [String]
  /// The names of the pods that it, its parts and its tests depend on.
  let dependencies: [String]

  init(_ text: String) {
    let parts = Self.parts(of: text)
    sources = Self.patterns(of: "source_files", in: parts.library)
    resources = ["resources", "resource", "resource_bundles", "resource_bundle"].flatMap {
      Self.patterns(of: $0, in: parts.library)
    }
    tests = Self.patterns(of: "source_files", in: parts.tests)
    // Of a part, as of `Moya/RxSwift`, the pod.
    dependencies = (parts.library + parts.tests).matches(
      of: /\.dependency[ \t(]+["']([^"'\/]+)/
    ).map { String($0.output.1) }
  }

  /// The lines of `s.test_spec 'Tests' do |t| … end`, and all others but those of an app for tests.
  private static func parts(of text: String) -> (library: String, tests: String) {
    var (library, tests) = ("", "")
    var (depth, isOfTests) = (0, false)
    for line in text.split(separator: "\n") where !line.contains(/^\s*#/) {
      if depth == 0, let match = line.firstMatch(of: /\.(test_spec|app_spec)\b.*\bdo\b/) {
        (depth, isOfTests) = (1, match.output.1 == "test_spec")
        continue
      }
      if depth == 0 {
        library += line + "\n"
        continue
      }
      if line.contains(/\bdo\b\s*(?:\|[^|]*\|)?\s*$/) || line.contains(/^\s*(?:if|unless|case)\b/) {
        depth += 1
      } else if line.contains(/^\s*end\b/) {
        depth -= 1
      }
      if isOfTests, depth > 0 { tests += line + "\n" }
    }
    return (library, tests)
  }

  /// The texts in the value of an attribute: a text, a list, or lists by the names of bundles.
  private static func patterns(of attribute: String, in text: String) -> [String] {
    guard let form = try? Regex("\\.\(attribute)\\s*=\\s*") else { return [] }
    return text.matches(of: form).flatMap { match in
      let value = value(at: text[match.range.upperBound...])
      return value.matches(of: /["']([^"'\n]+)["'](\s*=>)?/).filter { $0.output.2 == nil }
        .map { String($0.output.1) }
    }
  }

  /// The value that a text begins with: as far as its brackets, or to the end of the line, with
  /// those after a comma.
  private static func value(at text: Substring) -> Substring {
    var depth = 0
    var quote: Character?
    var last: Character = " "
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if "\"'".contains(character) {
        quote = character
      } else if "[{(".contains(character) {
        depth += 1
      } else if "]})".contains(character) {
        depth -= 1
        if depth <= 0 { return text[...index] }
      } else if character.isNewline, depth == 0, last != "," {
        return text[..<index]
      }
      if !character.isWhitespace { last = character }
    }
    return text
  }
}
