// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What the sources of HeadlessUIKit and HeadlessFrameworks declare: their public classes of views
/// and layers, each with the properties of its own that can be set.
struct ViewClassSources {
  /// The names of properties by that of their class.
  private(set) var properties: [String: Set<String>] = [:]

  init() throws {
    // .../Tests/SnapshotVerificationTests/Scene/State/ViewClassSources.swift
    let package = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let files = ["Sources/HeadlessUIKit", "Sources/HeadlessFrameworks"].flatMap {
      FileManager.default.enumerator(
        at: package.appendingPathComponent($0), includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? []
    }
    var texts: [String: String] = [:]
    for file in files where file.pathExtension == "swift" {
      texts[file.deletingPathExtension().lastPathComponent] = try String(
        contentsOf: file, encoding: .utf8)
    }
    for name in Self.viewClasses(in: texts.values) {
      let own = texts.filter { $0.key == name || $0.key.hasPrefix("\(name)+") }.values
      properties[name] = Set(own.flatMap(Self.settableProperties))
    }
  }

  /// The public classes that inherit from UIView or CALayer, and these two.
  private static func viewClasses(in texts: some Sequence<String>) -> Set<String> {
    var superclasses: [String: String] = [:]
    for line in texts.flatMap({ $0.split(separator: "\n") }) {
      guard line.hasPrefix("open class ") || line.hasPrefix("public final class ") else { continue }
      let words = line.split { " :,{".contains($0) }.map(String.init)
      guard let place = words.firstIndex(of: "class"), words.count > place + 2 else { continue }
      superclasses[words[place + 1]] = words[place + 2]
    }
    return Set(
      superclasses.keys.filter { name in
        sequence(first: name, next: { superclasses[$0] })
          .contains { ["UIView", "CALayer"].contains($0) }
      })
  }

  /// The public properties of a class's file that can be set from outside. Overrides are left out:
  /// they are properties of the superclass.
  private static func settableProperties(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // Another type may follow in the same file, at the same indentation.
    return lines.indices.compactMap { index in
      let words = lines[index].split(separator: " ").map(String.init)
      guard lines[index].hasPrefix("  open ") || lines[index].hasPrefix("  public "),
        let place = words.firstIndex(of: "var"), words.count > place + 1,
        !words[..<place].contains(where: { ["override", "static", "class"].contains($0) }),
        !words[..<place].contains(where: { $0.hasSuffix("(set)") }),
        isSettable(lines[index...])
      else { return nil }
      return words[place + 1].trimmingCharacters(in: CharacterSet(charactersIn: ":"))
    }
  }

  private static func isSettable(_ lines: ArraySlice<Substring>) -> Bool {
    guard let first = lines.first, first.contains("{") else { return true }
    let body = first.hasSuffix("}") ? [first] : Array(lines.prefix { $0 != "  }" })
    return body.contains { line in
      line.contains("didSet") || line.contains(" set {") || line.contains("nonmutating set")
    }
  }
}
