// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension NSPredicate {
  /// Makes a predicate from a format, which Linux's Foundation does not read.
  ///
  /// What it compares is `SELF` or what a path of properties leads to, such as `book.title`, by `=`,
  /// `==`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`
  /// and `MATCHES`, the last five also with `[c]`, `[d]` and `[cd]`. Comparisons are joined by `AND`,
  /// `OR`, `NOT` and parentheses, and `ANY`, `SOME`, `ALL` and `NONE` begin those of several objects.
  /// Properties are read by their names as by `value(forKey:)`. `$name` stands for a value that
  /// `evaluate(with:substitutionVariables:)` is given.
  ///
  /// ```swift
  /// let mail = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]+")
  /// let isAddress = mail.evaluate(with: "ada@lovelace.org")  // true
  /// ```
  ///
  /// - Parameters:
  ///   - predicateFormat: The format. `SUBQUERY` and functions are not read.
  ///   - arguments: What stands for each `%@`, `%K`, `%d` and the like, in order.
  /// - Precondition: The format can be read.
  public convenience init(format predicateFormat: String, _ arguments: Any...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// Makes a predicate from a format, as ``init(format:_:)`` does.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var reader = PredicateReader(predicateFormat, arguments ?? [])
    let test = reader.predicate()
    self.init { object, variables in test(Subject(object: object, variables: variables ?? [:])) }
  }
}

/// What a predicate is asked about.
private struct Subject {
  let object: Any?
  let variables: [String: Any]
}

/// Reads the format of a predicate.
private struct PredicateReader {
  typealias Test = (Subject) -> Bool
  typealias Operand = (Subject) -> Any?

  private let format: String
  private var words: ArraySlice<String>
  private var arguments: ArraySlice<Any>

  init(_ format: String, _ arguments: [Any]) {
    self.format = format
    self.arguments = arguments[...]
    let pattern =
      #""[^"]*"|'[^']*'|%[@dDiufKlsx]+|\$?[A-Za-z_@][\w.@]*(?:\[[cdn]+\])?|"#
      + #"-?\d+(?:\.\d+)?|==|!=|<>|<=|>=|=<|=>|&&|\|\||[=<>!(){},]|\S"#
    let text = format as NSString
    let expression = try? NSRegularExpression(pattern: pattern)
    let all = NSRange(location: 0, length: text.length)
    words =
      (expression?.matches(in: format, range: all) ?? [])
      .map { text.substring(with: $0.range) }[...]
  }

  mutating func predicate() -> Test {
    let test = alternatives()
    if let word = words.first { refuse("\"\(word)\" is not expected there") }
    return test
  }

  private mutating func alternatives() -> Test {
    var test = conjunction()
    while take("OR", "||") {
      let (left, right) = (test, conjunction())
      test = { left($0) || right($0) }
    }
    return test
  }

  private mutating func conjunction() -> Test {
    var test = negation()
    while take("AND", "&&") {
      let (left, right) = (test, negation())
      test = { left($0) && right($0) }
    }
    return test
  }

  private mutating func negation() -> Test {
    if take("NOT", "!") {
      let test = negation()
      return { !test($0) }
    }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    guard take("(") else { return comparison() }
    let test = alternatives()
    if !take(")") { refuse("a parenthesis is not closed") }
    return test
  }

  private mutating func comparison() -> Test {
    let quantity = quantity()
    let left = operand()
    let word = words.popFirst() ?? ""
    guard let comparison = PredicateComparison(word) else {
      refuse("\"\(word)\" is no comparison that is read here")
    }
    let right = operand()
    return { object in
      guard let quantity else { return comparison.holds(left(object), right(object)) }
      let values = KeyedPath.elements(of: left(object)) ?? []
      let value = right(object)
      return quantity.holds(for: values) { comparison.holds($0, value) }
    }
  }

  /// For how many of several objects something holds.
  private enum Quantity {
    case any, all, none

    func holds(for values: [Any], _ test: (Any) -> Bool) -> Bool {
      switch self {
      case .any: values.contains(where: test)
      case .all: values.allSatisfy(test)
      case .none: !values.contains(where: test)
      }
    }
  }

  private mutating func quantity() -> Quantity? {
    if take("ANY", "SOME") { return .any }
    if take("ALL") { return .all }
    return take("NONE") ? Quantity.none : nil
  }

  private mutating func operand() -> Operand {
    let word = words.popFirst() ?? ""
    if word == "{" { return list() }
    if word.hasPrefix("%") {
      guard let argument = arguments.popFirst() else { refuse("there is no argument for \(word)") }
      if word == "%K" { return path(continued("\(argument)")) }
      let value = KeyedPath.unwrapped(argument)
      return { _ in value }
    }
    if word.hasPrefix("$"), word.count > 1 {
      let name = String(word.dropFirst())
      return { $0.variables[name] }
    }
    if let quote = word.first, quote == "\"" || quote == "'", word.count > 1 {
      let text = String(word.dropFirst().dropLast())
      return { _ in text }
    }
    if let number = Double(word) { return { _ in number } }
    switch word.uppercased() {
    case "SELF": return { $0.object }
    case "NIL", "NULL": return { _ in nil }
    case "YES", "TRUE": return { _ in true }
    case "NO", "FALSE": return { _ in false }
    default: break
    }
    guard let letter = word.first, letter.isLetter || letter == "_" || letter == "@",
      words.first != "("
    else { refuse("\"\(word)\" is neither SELF, a path of properties nor a value") }
    return path(word)
  }

  /// A path of an argument, which may go on: `%K.@count`, `%K.%K`.
  private mutating func continued(_ path: String) -> String {
    var path = path
    while words.first == ".", let next = words.dropFirst().first {
      words.removeFirst(2)
      path += "." + (next == "%K" ? "\(arguments.popFirst() ?? next)" : next)
    }
    return path
  }

  private func path(_ path: String) -> Operand {
    let own = path.hasPrefix("SELF.") || path.hasPrefix("self.") ? String(path.dropFirst(5)) : path
    return { KeyedPath.value(own, of: $0.object) }
  }

  /// `{1, 2}`.
  private mutating func list() -> Operand {
    var elements: [Operand] = []
    while !take("}") {
      elements.append(operand())
      guard take(",") || words.first == "}" else { refuse("a list is not closed") }
    }
    return { object in elements.compactMap { $0(object) } }
  }

  private mutating func take(_ spellings: String...) -> Bool {
    guard let word = words.first, spellings.contains(word.uppercased()) else { return false }
    words.removeFirst()
    return true
  }

  private func refuse(_ reason: String) -> Never {
    trap("the predicate \"\(format)\" cannot be read: \(reason); use NSPredicate(block:)")
  }
}
