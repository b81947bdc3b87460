// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import YAMLTrees

/// A file of YAML, or of JSON, which is YAML as well.
enum SpecificationText {
  /// What a file says, by its keys; nothing where it is empty or no mapping.
  ///
  /// - Parameter path: The file, absolute.
  static func values(
    at path: String
  ) throws(ProjectSpecification.Error) -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .missing(path: path)
    }
    do throws(YAMLTree.Error) {
      let tree = try YAMLTree(String(decoding: data, as: UTF8.self))
      return value(tree) as? [String: Any] ?? [:]
    } catch {
      throw .unreadable(path: path, line: error.line, problem: error.problem)
    }
  }

  private static func value(_ tree: YAMLTree) -> Any {
    switch tree {
    case .text(let text, let isPlain): isPlain ? meaning(of: text) : text
    case .list(let trees): trees.map(value)
    case .mapping(let entries):
      Dictionary(entries.map { ($0.key, value($0.value)) }) { old, _ in old } as [String: Any]
    }
  }

  /// What a text without quotes stands for, by the rules of YAML 1.1, which XcodeGen has. To it,
  /// nothing at all is an empty text.
  private static func meaning(of text: String) -> Any {
    if ["yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON"].contains(text) {
      return true
    }
    if ["no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF"].contains(text) {
      return false
    }
    if text.contains(/^[-+]?(?:0|[1-9][0-9_]*)$/) {
      return Int(text.replacing("_", with: "")) ?? text
    }
    if text.contains(/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*(?:[eE][-+][0-9]+)?$/),
      text.contains(/[0-9]/)
    {
      return Double(text.replacing("_", with: "")) ?? text
    }
    return text
  }
}
