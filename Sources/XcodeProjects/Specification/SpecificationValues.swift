// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// How files, templates and variables become one set of values: the rules are those of XcodeGen's
// ProjectSpec.md, "Include" and "Target Template".

extension [String: Any] {
  /// The values on top of others: mappings are merged, lists follow one another, and anything else
  /// takes the place of what was there, as does a key that ends with `:REPLACE`.
  func merged(onto others: [String: Any]) -> [String: Any] {
    var merged = others
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      if key.hasSuffix(":REPLACE") {
        merged[String(key.dropLast(":REPLACE".count))] = value
      } else if let values = value as? [String: Any], let old = merged[key] as? [String: Any] {
        merged[key] = values.merged(onto: old)
      } else if let list = value as? [Any], let old = merged[key] as? [Any] {
        merged[key] = old + list
      } else {
        merged[key] = value
      }
    }
    return merged
  }

  /// The values with `${NAME}` replaced, in keys as well; names without a value stay.
  func expanded(_ variables: [String: String]) -> [String: Any] {
    guard !variables.isEmpty else { return self }
    var expanded: [String: Any] = [:]
    for (key, value) in self {
      expanded[Self.expanded(key, variables)] = Self.expanded(value: value, variables)
    }
    return expanded
  }

  private static func expanded(value: Any, _ variables: [String: String]) -> Any {
    switch value {
    case let text as String: expanded(text, variables)
    case let values as [String: Any]: values.expanded(variables)
    case let list as [Any]: list.map { expanded(value: $0, variables) }
    default: value
    }
  }

  private static func expanded(_ text: String, _ variables: [String: String]) -> String {
    guard text.contains("${") else { return text }
    return text.replacing(/\$\{([^}]+)\}/) { match in
      variables[String(match.output.1)] ?? String(match.output.0)
    }
  }

  /// A mapping in it; empty where there is none.
  func values(_ key: String) -> [String: Any] { self[key] as? [String: Any] ?? [:] }

  /// The mappings in a mapping, by name.
  func named(_ key: String) -> [String: [String: Any]] {
    values(key).compactMapValues { $0 as? [String: Any] }
  }

  /// A text, or what is written as one, such as a version that YAML takes for a number.
  func text(_ key: String) -> String? { self[key].flatMap(Self.text) }

  /// The texts of a list, or one that stands alone.
  func texts(_ key: String) -> [String] {
    (self[key] as? [Any])?.compactMap(Self.text) ?? text(key).map { [$0] } ?? []
  }

  /// A mapping of texts.
  func textValues(_ key: String) -> [String: String] { values(key).compactMapValues(Self.text) }

  /// Whether something is said, in YAML's words or as a text.
  func says(_ key: String) -> Bool? {
    self[key] as? Bool
      ?? (self[key] as? String).map { ["true", "yes", "1"].contains($0.lowercased()) }
  }

  private static func text(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let flag as Bool: flag ? "YES" : "NO"
    case is [Any], is [String: Any]: nil
    default: "\(value)"
    }
  }
}
