// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// The article "When something goes wrong" has a heading for each message of the package, in the
/// message's own words, and no other.
final class ErrorMessagesTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let page =
    "Sources/HeadlessSnapshots/HeadlessSnapshots.docc/WhenSomethingGoesWrong.md"

  private func sources() throws -> [(path: String, text: String)] {
    var found: [(String, String)] = []
    for folder in ["Sources", "Plugins", "Tools/snapshots"] {
      let walker = FileManager.default.enumerator(
        at: Self.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for case let file as URL in walker ?? .init() where file.pathExtension == "swift" {
        found.append((file.path, try String(contentsOf: file, encoding: .utf8)))
      }
    }
    return found.sorted { $0.0 < $1.0 }
  }

  private func headings() throws -> [String] {
    try String(contentsOf: Self.root.appendingPathComponent(Self.page), encoding: .utf8)
      .components(separatedBy: "\n").filter { $0.hasPrefix("### ") }
      .map { String($0.dropFirst(4)) }
  }

  /// What an error's `description` says, case by case; a case without words of its own has none.
  private func messagesOfErrors(_ sources: [(path: String, text: String)]) -> [String] {
    sources.flatMap { source -> [String] in
      guard
        let start = source.text.firstRange(
          of: /extension [\w.]*Error: (?:\w+, )*CustomStringConvertible/)
      else { return [] }
      let body = source.text[start.upperBound...].components(separatedBy: "\n}")[0]
      return body.components(separatedBy: "\n    case .").dropFirst().map { text in
        StringLiterals.text(in: text.components(separatedBy: "\n    }\n")[0])
      }
    }
  }

  /// What is said of mistakes in views, in files of Interface Builder and in transformed sources,
  /// of what pictures do not show, and of options that do not go together.
  private func messagesOfMistakes(_ sources: [(path: String, text: String)]) -> [String] {
    let notes = ["RenderingEnvironment.report(", "RenderingIssue("]
    return sources.flatMap { source -> [String] in
      let calls: [String] =
        switch source.path {
        case _ where source.path.contains("HeadlessUIKit/Nibs/"):
          ["fail(", "reportMistake("] + notes
        case _ where source.path.contains("HeadlessUIKit/"): ["reportMistake("] + notes
        case _ where source.path.contains("UIKitSourceTransform/Forms/"): [".report("]
        case _ where source.path.contains("Plugins/"): ["Diagnostics.error("]
        case _ where source.path.contains("Tools/snapshots/"): ["ValidationError("]
        default: notes + ["recordFailure("]
        }
      return calls.flatMap { call in
        source.text.components(separatedBy: call).dropFirst().map {
          StringLiterals.text(in: StringLiterals.arguments($0))
        }
      }
    }
  }

  func testEachMessageHasAHeading() throws {
    let sources = try sources()
    let headings = try headings()
    let messages = (messagesOfErrors(sources) + messagesOfMistakes(sources))
      .filter { $0.count { $0.isLetter } > 4 }

    XCTAssertGreaterThan(messages.count, 250)
    for message in Set(messages).sorted() {
      let isTold = headings.contains { heading in
        message.contains(heading.replacing(/^… | …$/, with: ""))
      }
      XCTAssert(isTold, "the article has no heading for: \(message)")
    }
  }

  /// What Swift says of sources that use the package, which can only explain it.
  private static let messagesOfSwift = [
    "Use of unimplemented initializer", "cannot convert value of type",
  ]

  func testEachHeadingIsAMessage() throws {
    let all = try sources().map { StringLiterals.text(in: $0.text) }.joined(separator: "\n")

    for heading in try headings() {
      if Self.messagesOfSwift.contains(where: heading.hasPrefix) { continue }
      let words = heading.components(separatedBy: "…")
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.contains(where: \.isLetter) }
      XCTAssert(
        words.allSatisfy { all.contains($0) }, "no message of the package says: \(heading)")
    }
  }
}

/// The texts in Swift's quotes, without a parser: enough for messages.
private enum StringLiterals {
  /// All texts of a piece of code one after the other, with `…` for what is filled in.
  static func text(in code: String) -> String {
    var result = ""
    var rest = Substring(code)
    while let next = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if rest.hasPrefix("\"\"\"") {
        rest = rest.dropFirst(3)
        result += literal(&rest, until: "\"\"\"").trimmingCharacters(in: .whitespacesAndNewlines)
      } else if next == "\"" {
        rest = rest.dropFirst()
        result += literal(&rest, until: "\"")
      } else {
        rest = rest.dropFirst()
      }
    }
    return result.replacing(/\s+/, with: " ")
  }

  /// The arguments of a call, from behind its bracket on.
  static func arguments(_ code: String) -> String {
    var depth = 1
    var rest = Substring(code)
    var result = ""
    while let next = rest.first, depth > 0 {
      if next == "\"" {
        let start = rest
        rest = rest.dropFirst()
        _ = literal(&rest, until: "\"")
        result += start.prefix(start.count - rest.count)
        continue
      }
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
      result.append(next)
      rest = rest.dropFirst()
    }
    return result
  }

  private static func literal(_ rest: inout Substring, until end: String) -> String {
    var result = ""
    while let next = rest.first, !rest.hasPrefix(end) {
      rest = rest.dropFirst()
      guard next == "\\" else {
        result.append(next)
        continue
      }
      let escaped = rest.first
      rest = rest.dropFirst()
      switch escaped {
      case "(":
        skipInterpolation(&rest)
        result += "…"
      case "n": result += " "
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        result += UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
      case "\n": rest = rest.drop { $0 == " " }
      case let escaped?: result.append(escaped)
      case nil: break
      }
    }
    rest = rest.dropFirst(end.count)
    return result
  }

  private static func skipInterpolation(_ rest: inout Substring) {
    var depth = 1
    while let next = rest.first, depth > 0 {
      rest = rest.dropFirst()
      switch next {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"": _ = literal(&rest, until: "\"")
      default: break
      }
    }
  }
}
