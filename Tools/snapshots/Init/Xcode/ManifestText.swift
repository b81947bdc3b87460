// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The text of a `Package.swift`, to which parts are added. What is there keeps its bytes.
struct ManifestText {
  var text: String

  init(_ text: String) { self.text = text }

  /// Whether it is for tools of this version or a later one, such as "5.6".
  func isOf(tools version: String) -> Bool {
    guard let found = text.firstMatch(of: /swift-tools-version:[ \t]*([0-9]+(?:\.[0-9]+)?)/) else {
      return false
    }
    return found.output.1.compare(version, options: .numeric) != .orderedAscending
  }

  /// Makes it one for tools of a version, unless it is for such or later ones. Sources stay in
  /// Swift 5 where they were in it.
  ///
  /// - Returns: The version, where it was an earlier one.
  mutating func raiseTools(to version: String) -> String? {
    guard !isOf(tools: version),
      let line = text.firstMatch(of: /swift-tools-version:[ \t]*([0-9]+(?:\.[0-9]+)*)/)
    else { return nil }
    let keepsSwift5 =
      !isOf(tools: "6.0") && version.first == "6" && !text.contains("swiftLanguage")
      && text.contains(/\bpackage\s*(?::\s*Package\s*)?=/)
    text.replaceSubrange(
      line.output.1.startIndex..<line.output.1.endIndex, with: version)
    // Tools of Swift 6 take all sources for Swift 6 otherwise.
    if keepsSwift5 { text += "\npackage.swiftLanguageModes = [.v5]\n" }
    return version
  }

  /// What is said of a manifest that was made one for later tools.
  static func raised(to version: String) -> FirstTest.Step {
    .init(
      action: .added, what: "Package.swift: tools of version \(version), which know what is needed")
  }

  /// Whether a target or a product of this name is written in it.
  func names(_ name: String) -> Bool {
    text.contains("name: \"\(name)\"")
  }

  /// Whether the name is written once, as the package's own.
  func packageIsNamed(_ name: String) -> Bool {
    text.ranges(of: "name: \"\(name)\"").count == 1
      && text.contains(/Package\(\s*name:\s*"([^"]*)"/)
      && text.firstMatch(of: /Package\(\s*name:\s*"([^"]*)"/)?.output.1 == name[...]
  }

  /// Adds lines at the end of a list of the package's.
  ///
  /// - Returns: Whether there was a place for them.
  mutating func add(_ lines: String, to list: String) -> Bool {
    guard let package = arguments(of: "Package("),
      let form = try? Regex("\\b\(list):\\s*\\[")
    else { return false }
    // Products have lists of that name, too.
    guard let start = text[package].ranges(of: form).first(where: { isArgument($0, of: package) })
    else {
      return addList(lines, list, package)
    }
    guard let end = closing(from: start.upperBound) else { return false }
    let inside = text[start.upperBound..<end]
    let last = inside.lastIndex { !$0.isWhitespace }
    let place = last.map { text.index(after: $0) } ?? start.upperBound
    let comma = last.map { inside[$0] == "," ? "" : "," } ?? ""
    text.replaceSubrange(place..<end, with: "\(comma)\n\(lines)\n  ")
    // What stood in the bracket's own line goes into one of its own, too.
    if let first = inside.first, !first.isNewline {
      text.insert(contentsOf: "\n    ", at: start.upperBound)
    }
    return true
  }

  /// Whether a place is in no bracket within a call's.
  private func isArgument(_ place: Range<String.Index>, of call: Range<String.Index>) -> Bool {
    var index = call.lowerBound
    while index < place.lowerBound {
      let isOpening = text[index] == "(" || text[index] == "["
      let next = text.index(after: index)
      if text[index] == "\"" {
        index = text[next...].firstIndex(of: "\"").map(text.index(after:)) ?? text.endIndex
      } else if text[index...].hasPrefix("//") {
        index = text[index...].firstIndex(where: \.isNewline) ?? text.endIndex
      } else if isOpening {
        index = closing(from: next).map(text.index(after:)) ?? text.endIndex
      } else {
        index = next
      }
    }
    return index == place.lowerBound
  }

  private mutating func addList(
    _ lines: String, _ list: String, _ package: Range<String.Index>
  ) -> Bool {
    if let next = argument(after: list, in: package) {
      text.insert(contentsOf: "\(list): [\n\(lines)\n  ],\n  ", at: next)
      return true
    }
    guard let last = text[package].lastIndex(where: { !$0.isWhitespace }) else { return false }
    text.replaceSubrange(
      text.index(after: last)..<package.upperBound,
      with: "\(text[last] == "," ? "" : ",")\n  \(list): [\n\(lines)\n  ]\n")
    return true
  }

  /// The arguments of a package that stand behind its lists, in Swift's order.
  private static let order = [
    "products", "traits", "dependencies", "targets", "swiftLanguageVersions", "swiftLanguageModes",
    "cLanguageStandard", "cxxLanguageStandard",
  ]

  /// Where the first argument begins that has to stand behind a list which is not there.
  private func argument(
    after list: String, in package: Range<String.Index>
  ) -> String.Index? {
    guard let place = Self.order.firstIndex(of: list) else { return nil }
    let places = Self.order[(place + 1)...].compactMap { name -> String.Index? in
      guard let form = try? Regex("\\b\(name):") else { return nil }
      return text[package].ranges(of: form).first { isArgument($0, of: package) }?.lowerBound
    }
    return places.min()
  }

  /// Has the package go by the name `package`, as the lines that are added call it.
  mutating func nameThePackage() {
    guard !text.contains(/\b(?:let|var)\s+package\b/),
      let call = text.firstMatch(of: /\b(?:let|var)\s+(\w+)\s*(?::\s*Package\s*)?=\s*Package\(/),
      let end = closing(from: call.range.upperBound)
    else { return }
    let name = String(call.output.1)
    text.insert(
      contentsOf: "\n\n// What HeadlessSnapshots adds calls it so.\nlet package = \(name)\n",
      at: text.index(after: end))
  }

  /// Says in which language the texts are that have no other.
  mutating func add(defaultLocalization language: String) {
    guard !text.contains("defaultLocalization:"), let package = arguments(of: "Package("),
      let name = text[package].firstRange(of: /name:\s*"[^"]*",?/)
    else { return }
    let comma = text[name].hasSuffix(",") ? "" : ","
    text.insert(
      contentsOf: "\(comma)\n  defaultLocalization: \"\(language)\",", at: name.upperBound)
  }

  /// Turns traits of HeadlessSnapshots on, where its dependency says nothing of traits.
  mutating func add(traits: Set<String>) {
    guard !traits.isEmpty else { return }
    let names = traits.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    var from = text.startIndex
    while let call = text[from...].firstRange(of: ".package("),
      let end = closing(from: call.upperBound)
    {
      from = end
      let inside = text[call.upperBound..<end]
      guard inside.contains("HeadlessSnapshots"), !inside.contains("traits:") else { continue }
      text.insert(contentsOf: ", traits: [\(names)]", at: end)
      return
    }
  }

  /// What stands between the parentheses of the first call.
  private func arguments(of call: String) -> Range<String.Index>? {
    guard let call = text.firstRange(of: call), let end = closing(from: call.upperBound) else {
      return nil
    }
    return call.upperBound..<end
  }

  /// The bracket that closes the one before `start`; strings and comments are passed over.
  func closing(from start: String.Index) -> String.Index? {
    var depth = 1
    var index = start
    while index < text.endIndex {
      let rest = text[index...]
      if rest.hasPrefix("//") {
        index = rest.firstIndex(where: \.isNewline) ?? text.endIndex
        continue
      }
      switch text[index] {
      case "\"":
        index = text.index(after: index)
        while index < text.endIndex, text[index] != "\"" {
          index = text.index(after: index)
        }
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: break
      }
      if depth == 0 { return index }
      if index < text.endIndex { index = text.index(after: index) }
    }
    return nil
  }
}
