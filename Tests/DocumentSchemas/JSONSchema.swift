// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A schema of those that lie in `Tools/snapshots/Schemas`, and what of a document does not fit it.
///
/// It reads the keywords that those schemas use and refuses any other, so that none is ignored. A
/// property that the schema does not name does not fit: readers have to ignore it, and writers to
/// document it.
///
/// ```swift
/// let problems = try JSONSchema(named: "decisions").problems(of: text)
/// ```
public struct JSONSchema {
  private let schema: [String: Any]

  /// Reads `<name>.schema.json`.
  public init(named name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Tools/snapshots/Schemas/\(name).schema.json")
    let document = try JSONSerialization.jsonObject(with: Data(contentsOf: folder))
    guard let schema = document as? [String: Any] else { throw NoSchema(name: name) }
    self.schema = schema
  }

  /// A file that holds something else.
  struct NoSchema: Error {
    let name: String
  }

  /// Whether it has a title and names the command that prints it.
  public var isDocumented: Bool {
    schema["title"] is String && (schema["description"] as? String)?.contains("snapshots ") == true
  }

  /// What does not fit, a line each.
  public func problems(of text: String) throws -> [String] {
    let document = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    return Self.problems(document, schema, at: "$")
  }

  private static let annotations: Set<String> = ["$schema", "title", "description"]

  private static func problems(
    _ value: Any, _ schema: [String: Any], at path: String
  ) -> [String] {
    schema.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
      switch (keyword, rule) {
      case ("type", let type as String): return isA(type, value) ? [] : ["\(path): no \(type)"]
      case ("const", _): return same(value, rule) ? [] : ["\(path): not \(rule)"]
      case ("enum", let choices as [Any]):
        return choices.contains { same(value, $0) } ? [] : ["\(path): \(value) is no choice"]
      case ("minimum", let limit as NSNumber):
        return number(value) >= limit.doubleValue ? [] : ["\(path): below \(limit)"]
      case ("maximum", let limit as NSNumber):
        return number(value) <= limit.doubleValue ? [] : ["\(path): above \(limit)"]
      case ("required", let names as [String]):
        let object = value as? [String: Any] ?? [:]
        return names.filter { object[$0] == nil }.map { "\(path): no \($0)" }
      case ("properties", let rules as [String: Any]):
        return (value as? [String: Any] ?? [:]).sorted { $0.key < $1.key }.flatMap { name, value in
          guard let rule = rules[name] as? [String: Any] else {
            return ["\(path).\(name): unknown"]
          }
          return problems(value, rule, at: "\(path).\(name)")
        }
      case ("items", let rule as [String: Any]):
        return (value as? [Any] ?? []).enumerated().flatMap {
          problems($0.element, rule, at: "\(path)[\($0.offset)]")
        }
      case (let keyword, _) where annotations.contains(keyword): return []
      default: return ["\(path): the schema's \(keyword) is not understood"]
      }
    }
  }

  private static func number(_ value: Any) -> Double { (value as? NSNumber)?.doubleValue ?? .nan }

  private static func same(_ left: Any, _ right: Any) -> Bool {
    (left as? NSObject) == (right as? NSObject)
  }

  private static func isA(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    case "number": value is NSNumber && !(value is String)
    case "integer": number(value).rounded() == number(value)
    default: false
    }
  }
}
