// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension NSPredicate {
  /// Makes a predicate from a format, which Linux's Foundation does not read.
  ///
  /// What it compares is `SELF`: a text or a number, by `=`, `==`, `!=`, `<`, `<=`, `>`, `>=`, `IN`,
  /// `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES`, the last five also with `[c]`, `[d]`
  /// and `[cd]`. Comparisons are joined by `AND`, `OR`, `NOT` and parentheses. `$name` stands for a
  /// value that `evaluate(with:substitutionVariables:)` is given.
  ///
  /// ```swift
  /// let mail = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]+")
  /// let isAddress = mail.evaluate(with: "ada@lovelace.org")  // true
  /// ```
  ///
  /// - Parameters:
  ///   - predicateFormat: The format. Key paths are not read: they take the Objective-C runtime.
  ///   - arguments: What stands for each `%@`, `%d` and the like, in order.
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
      #""[^"]*"|'[^']*'|%[@dDiufKlsx]+|\$?[A-Za-z_][\w.]*(?:\[[cdn]+\])?|"#
      + #"-?\d+(?:\.\d+)?|==|!=|<>|<=|>=|=<|=>|&&|\|\||[=<>!()]|\S"#
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
    let left = operand()
    let word = words.popFirst() ?? ""
    guard let comparison = PredicateComparison(word) else {
      refuse("\"\(word)\" is no comparison that is read here")
    }
    let right = operand()
    return { comparison.holds(left($0), right($0)) }
  }

  private mutating func operand() -> Operand {
    let word = words.popFirst() ?? ""
    if word.hasPrefix("%"), word != "%K" {
      guard let argument = arguments.popFirst() else { refuse("there is no argument for \(word)") }
      return { _ in argument }
    }
    if word.uppercased() == "SELF" { return { $0.object } }
    if word.hasPrefix("$"), word.count > 1 {
      let name = String(word.dropFirst())
      return { $0.variables[name] }
    }
    if ["NIL", "NULL"].contains(word.uppercased()) { return { _ in nil } }
    if ["TRUE", "YES"].contains(word.uppercased()) { return { _ in true } }
    if ["FALSE", "NO"].contains(word.uppercased()) { return { _ in false } }
    if let quote = word.first, quote == "\"" || quote == "'", word.count > 1 {
      let text = String(word.dropFirst().dropLast())
      return { _ in text }
    }
    if let number = Double(word) { return { _ in number } }
    refuse("\"\(word)\" is neither SELF nor a value; key paths take the Objective-C runtime")
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
