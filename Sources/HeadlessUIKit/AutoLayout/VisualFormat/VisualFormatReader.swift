// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Reads a visual format, after the grammar in Apple's "Auto Layout Guide: Visual Format Language".
///
///     format     = [("H" | "V") ":"] ["|" gap] view {gap view} [gap "|"]
///     view       = "[" name ["(" predicates ")"] "]"
///     gap        = [ "-" [(name | positive number | "(" predicates ")") "-"] ]
///     predicates = predicate {"," predicate}
///     predicate  = ["==" | "<=" | ">="] (name | number) ["@" (name | number)]
///
/// Messages are those of UIKit where they are documented or known from its reports.
struct VisualFormatReader {
  private let characters: [UInt8]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private let isASCII: Bool
  private var position = 0

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    characters = Array(format.utf8)
    isASCII = format.utf8.allSatisfy { $0 < 0x80 }
    self.metrics = metrics
    self.views = views
  }

  mutating func read() throws(VisualFormatError) -> VisualFormat {
    guard !characters.isEmpty else { throw failure("It's an empty string.") }
    guard isASCII else { throw failure("It contains non-ASCII characters.") }
    var format = VisualFormat()
    try readOrientation(&format)
    if take("|") { format.leading = .init(gap: try readGap(), position: 0) }
    format.elements.append(try readView())
    format.leading?.position = position
    while position < characters.count {
      let gap = try readGap()
      if take("|") {
        format.trailing = .init(gap: gap, position: position)
        guard position == characters.count else {
          throw failure("Expected the end of the format after the superview")
        }
        break
      }
      format.gaps.append(gap)
      format.elements.append(try readView())
    }
    return format
  }

  private mutating func readOrientation(_ format: inout VisualFormat) throws(VisualFormatError) {
    let orientations: [(Unicode.Scalar, NSLayoutConstraint.Axis, String)] = [
      ("H", .horizontal, "horizontal"), ("V", .vertical, "vertical"),
    ]
    for (letter, axis, name) in orientations where take(letter) {
      guard take(":") else {
        throw failure("Expected ':' after '\(letter)' to specify \(name) arrangement")
      }
      format.axis = axis
      while take(" ") {}
    }
  }

  // MARK: Views

  private mutating func readView() throws(VisualFormatError) -> VisualFormat.Element {
    guard take("[") else { throw failure("Expected a view") }
    guard let name = takeName() else {
      throw failure(
        "Expected the name of a view here: a letter or an underscore, then letters, digits and "
          + "underscores")
    }
    let item = try view(named: name)
    var sizes: [VisualFormat.Predicate] = []
    if take("(") {
      sizes = try readPredicates(areSizes: true)
      guard take(")") else {
        throw failure(
          "A predicate on a view's thickness must end with ')' and the view must end with ']'")
      }
      guard take("]") else { throw failure("Expected ']' after specifying thickness.") }
    } else if !take("]") {
      throw failure("Expected a ']' here. That is how you give the end of a view.")
    }
    return .init(item: item, sizes: sizes, end: position)
  }

  private func view(named name: String) throws(VisualFormatError) -> LayoutItem {
    guard let value = views[name] else {
      throw failure("\(name) is not a key in the views dictionary.")
    }
    // An optional view arrives as one in `Any`; UIKit fails for it with an unknown selector.
    guard let item = unwrapped(value) as? LayoutItem else {
      throw failure(
        "The value for \(name) in the views dictionary is neither a view nor a layout guide: \(value)"
      )
    }
    return item
  }

  // MARK: Gaps

  private mutating func readGap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if nextIs("[") || nextIs("|") || position == characters.count { return .standard }
    if take("(") {
      let predicates = try readPredicates(areSizes: false)
      guard take(")") else {
        throw failure("Expected a ')' here. That ends the list of distances.")
      }
      try expectEndOfGap()
      return .distances(predicates)
    }
    guard !nextIs("-"), !nextIs("+") else { throw failure(Self.expectedNumber) }
    // UIKit takes a relation without parentheses, too, which its grammar does not have: `->=0-`.
    let distance = try readPredicate(isSize: false)
    try expectEndOfGap()
    return .distances([distance])
  }

  private mutating func expectEndOfGap() throws(VisualFormatError) {
    guard take("-") else {
      throw failure("Expected a '-' here. That is how you give the end of a connection.")
    }
  }

  // MARK: Predicates

  private mutating func readPredicates(
    areSizes: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try readPredicate(isSize: areSizes)) } while take(",")
    return predicates
  }

  private mutating func readPredicate(
    isSize: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try readRelation()
    var predicate = VisualFormat.Predicate(
      relation: relation, object: try readObject(isSize: isSize))
    if take("@") {
      let priority = try readConstant()
      guard priority > 0, priority <= 1000 else {
        throw failure(UILayoutPriority.illegal(Float(priority)))
      }
      predicate.priority = UILayoutPriority(Float(priority))
    }
    return predicate
  }

  private mutating func readRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relations: [(first: Unicode.Scalar, relation: NSLayoutConstraint.Relation)] = [
      ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
    ]
    for (first, relation) in relations where take(first) {
      guard take("=") else { throw failure("Unknown relation. Must be ==, >=, or <=") }
      return relation
    }
    return .equal
  }

  private mutating func readObject(
    isSize: Bool
  ) throws(VisualFormatError) -> VisualFormat.Object {
    let start = position
    if isSize, let name = takeName() {
      if metrics[name] == nil, views[name] != nil {
        return .thickness(of: try view(named: name))
      }
      position = start
    }
    return .constant(try readConstant())
  }

  private static let expectedNumber =
    "Expected a number or key from the metrics dictionary, but encountered something else"

  /// A number, or the value of one of the metrics.
  private mutating func readConstant() throws(VisualFormatError) -> CGFloat {
    if let name = takeName() {
      guard let value = metrics[name] else {
        throw failure(
          "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
            + "dictionaries")
      }
      guard let number = Self.number(unwrapped(value)) else {
        throw failure("The value for \(name) in the metrics dictionary is not a number: \(value)")
      }
      return number
    }
    guard let number = takeNumber() else { throw failure(Self.expectedNumber) }
    return number
  }

  private static func number(_ value: Any) -> CGFloat? {
    let number: Double? =
      switch value {
      case let value as UILayoutPriority: Double(value.rawValue)
      case let value as CGFloat: Double(value)
      case let value as Double: value
      case let value as Float: Double(value)
      case let value as any BinaryInteger: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    return number.flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  // MARK: Characters

  private func failure(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, position: position)
  }

  private func nextIs(_ character: Unicode.Scalar) -> Bool {
    position < characters.count && characters[position] == UInt8(ascii: character)
  }

  /// Goes past `character` where it is next.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard nextIs(character) else { return false }
    position += 1
    return true
  }

  /// Goes past a name of letters, digits and underscores that does not start with a digit.
  private mutating func takeName() -> String? {
    func isLetter(_ character: UInt8) -> Bool {
      (0x41...0x5A).contains(character & 0xDF) || character == UInt8(ascii: "_")
    }
    guard position < characters.count, isLetter(characters[position]) else { return nil }
    let rest = characters[position...]
    let name = rest.prefix { isLetter($0) || (0x30...0x39).contains($0) }
    position += name.count
    return String(decoding: name, as: UTF8.self)
  }

  /// Goes past a decimal number as C writes it: `-8`, `0.5`, `1e2`.
  private mutating func takeNumber() -> CGFloat? {
    let start = position
    if !take("-") { _ = take("+") }
    let whole = takeDigits()
    let hasFraction = take(".")
    guard whole + (hasFraction ? takeDigits() : 0) > 0 else {
      position = start
      return nil
    }
    let mantissaEnd = position
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      if takeDigits() == 0 { position = mantissaEnd }
    }
    var text = String(decoding: characters[start..<position], as: UTF8.self)
    if text.hasSuffix(".") { text += "0" }
    guard let value = Double(text), value.isFinite else {
      position = start
      return nil
    }
    return CGFloat(value)
  }

  private mutating func takeDigits() -> Int {
    let digits = characters[position...].prefix { (0x30...0x39).contains($0) }
    position += digits.count
    return digits.count
  }
}

/// The value in an optional that is stored as `Any`, or the value itself.
private func unwrapped(_ value: Any) -> Any {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.anyValue ?? value
}

private protocol OptionalValue { var anyValue: Any? { get } }

extension Optional: OptionalValue {
  fileprivate var anyValue: Any? { map { $0 } }
}
