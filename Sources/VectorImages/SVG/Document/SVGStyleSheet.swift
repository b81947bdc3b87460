// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The rules of `<style>`, as design tools write them: classes, names of elements and ids.
struct SVGStyleSheet {
  private enum Selector: Hashable {
    case all
    case element(String)
    case className(String)
    case id(String)

    /// The more, the stronger.
    var specificity: Int {
      switch self {
      case .all: 0
      case .element: 1
      case .className: 2
      case .id: 3
      }
    }
  }

  private var rules: [Selector: [(order: Int, declarations: [String: String])]] = [:]

  init(_ texts: [(text: String, line: Int)]) throws(SVGImage.Error) {
    var order = 0
    for (text, line) in texts {
      for (selectors, body) in try Self.blocks(text, line) {
        let declarations = Self.declarations(body)
        for word in selectors.split(separator: ",") {
          guard let selector = Self.selector(word.trimmingCharacters(in: .whitespacesAndNewlines))
          else { throw .unsupported("the style sheet's selector '\(word)'", line: line) }
          rules[selector, default: []].append((order, declarations))
          order += 1
        }
      }
    }
  }

  /// What the rules say of an element: of two, the stronger one, then the later one.
  func declarations(of element: SVGElement) -> [String: String] {
    guard !rules.isEmpty else { return [:] }
    var selectors = [Selector.all, .element(element.name)]
    selectors += element.classes.map { .className(String($0)) }
    if let id = element.id { selectors.append(.id(id)) }
    let found = selectors.flatMap { selector in
      (rules[selector] ?? []).map { (selector.specificity, $0.order, $0.declarations) }
    }
    return found.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .reduce(into: [:]) { all, rule in all.merge(rule.2) { _, later in later } }
  }

  /// What the element's attributes, the rules and its own style say together.
  func allDeclarations(of element: SVGElement) -> [String: String] {
    var all = element.attributes
    all.merge(declarations(of: element)) { _, rule in rule }
    if let own = element.attributes["style"] {
      all.merge(Self.declarations(own)) { _, own in own }
    }
    return all
  }

  /// The first filter that an element or one in it asks for, with its line; `nil` without one.
  func filter(in element: SVGElement) -> String? {
    if let filter = allDeclarations(of: element)["filter"], !["none", "inherit"].contains(filter) {
      return "filter=\"\(filter)\" in line \(element.line)"
    }
    for child in element.children {
      if let found = filter(in: child) { return found }
    }
    return nil
  }

  /// What the rules say of a class.
  func declarations(ofClass name: String) -> [String: String] {
    (rules[.className(name)] ?? []).sorted { $0.order < $1.order }
      .reduce(into: [:]) { all, rule in all.merge(rule.declarations) { _, later in later } }
  }

  /// The declarations of a rule or of an attribute `style`.
  static func declarations(_ text: some StringProtocol) -> [String: String] {
    text.split(separator: ";").reduce(into: [:]) { declarations, one in
      guard let colon = one.firstIndex(of: ":") else { return }
      let name = one[..<colon].trimmingCharacters(in: .whitespacesAndNewlines)
      var value = one[one.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
      if value.hasSuffix("!important") {
        value = value.dropLast(10).trimmingCharacters(in: .whitespacesAndNewlines)
      }
      declarations[name] = value
    }
  }

  private static func selector(_ text: String) -> Selector? {
    func isName(_ text: Substring) -> Bool {
      !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
    if text == "*" { return .all }
    // Templates of symbols have classes such as `hierarchical-0:primary`.
    let className = text.dropFirst().filter { $0 != "\\" }
    if text.hasPrefix("."), isName(Substring(className.filter { $0 != ":" })) {
      return .className(className)
    }
    if text.hasPrefix("#"), isName(text.dropFirst()) { return .id(String(text.dropFirst())) }
    return isName(text[...]) ? .element(text) : nil
  }

  /// The rules of a sheet: what stands before the braces, and what in them.
  private static func blocks(
    _ text: String, _ line: Int
  ) throws(SVGImage.Error) -> [(Substring, Substring)] {
    let text = withoutComments(text)
    var blocks: [(Substring, Substring)] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      let selectors = rest[..<open]
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw .invalidValue(String(selectors), attribute: "a rule of <style>", line: line)
      }
      let trimmed = selectors.trimmingCharacters(in: .whitespacesAndNewlines)
      if trimmed.hasPrefix("@") {
        throw .unsupported("the style sheet's rule '\(trimmed)'", line: line)
      }
      blocks.append((selectors, rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return blocks
  }

  private static func withoutComments(_ text: String) -> String {
    withoutComments(withoutComments(text, "/*", "*/"), "<!--", "-->")
  }

  private static func withoutComments(_ text: String, _ first: String, _ last: String) -> String {
    var kept = ""
    var rest = text[...]
    while let start = rest.range(of: first) {
      kept += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].range(of: last) else { return kept }
      rest = rest[end.upperBound...]
    }
    return kept + rest
  }
}
