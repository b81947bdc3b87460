// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How the two sides of a predicate are compared.
struct PredicateComparison {
  private enum Kind: String {
    case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">"
    case greaterOrEqual = ">="
    case among = "IN", contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH"
    case like = "LIKE", matches = "MATCHES", between = "BETWEEN"
  }

  private static let otherSpellings = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]

  private let kind: Kind
  /// Whether case, and marks on letters, do not count.
  private let options: String.CompareOptions

  /// Reads a word of a format, such as `CONTAINS[cd]`; `nil` for what is no comparison.
  init?(_ word: String) {
    let parts = word.split(separator: "[", maxSplits: 1).map(String.init)
    let name = parts.first?.uppercased() ?? ""
    guard let kind = Kind(rawValue: Self.otherSpellings[name] ?? name) else { return nil }
    self.kind = kind
    let flags = parts.count > 1 ? parts[1] : ""
    var options: String.CompareOptions = []
    if flags.contains("c") { options.insert(.caseInsensitive) }
    if flags.contains("d") { options.insert(.diacriticInsensitive) }
    self.options = options
  }

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: isSame(left, right)
    case .unequal: !isSame(left, right)
    case .less: order(left, right) == .orderedAscending
    case .lessOrEqual: [.orderedAscending, .orderedSame].contains(order(left, right))
    case .greater: order(left, right) == .orderedDescending
    case .greaterOrEqual: [.orderedDescending, .orderedSame].contains(order(left, right))
    case .among: isElement(left, of: right)
    case .contains: isElement(right, of: left)
    case .begins: has(left, right, [.anchored])
    case .ends: has(left, right, [.anchored, .backwards])
    case .like: isMatch(left, Self.pattern(ofWildcards: Self.text(right) ?? ""))
    case .matches: isMatch(left, Self.text(right) ?? "")
    case .between: isBetween(left, right)
    }
  }

  private func isElement(_ element: Any?, of whole: Any?) -> Bool {
    if let elements = KeyedPath.elements(of: whole) {
      return elements.contains { isSame($0, element) }
    }
    return has(whole, element, [])
  }

  /// Whether both are none, or equal in whichever way they can be compared.
  private func isSame(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = Self.present(left), let right = Self.present(right) else {
      return Self.present(left) == nil && Self.present(right) == nil
    }
    if let order = order(left, right) { return order == .orderedSame }
    guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
    return left == right
  }

  private func isBetween(_ value: Any?, _ ends: Any?) -> Bool {
    guard let ends = KeyedPath.elements(of: ends), ends.count == 2 else { return false }
    return [.orderedDescending, .orderedSame].contains(order(value, ends[0]))
      && [.orderedAscending, .orderedSame].contains(order(value, ends[1]))
  }

  private func has(_ whole: Any?, _ part: Any?, _ place: String.CompareOptions) -> Bool {
    guard let whole = Self.text(whole), let part = Self.text(part), !part.isEmpty else {
      return false
    }
    return whole.range(of: part, options: options.union(place)) != nil
  }

  /// The whole text counts.
  private func isMatch(_ text: Any?, _ pattern: String) -> Bool {
    guard let text = folded(text),
      let expression = try? NSRegularExpression(
        pattern: "^(?:\(pattern))$",
        options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    else { return false }
    let all = NSRange(location: 0, length: (text as NSString).length)
    return expression.firstMatch(in: text, range: all)?.range == all
  }

  private func folded(_ value: Any?) -> String? {
    Self.text(value).map {
      options.contains(.diacriticInsensitive)
        ? $0.folding(options: .diacriticInsensitive, locale: nil) : $0
    }
  }

  /// `?` is one character, `*` any number of them.
  private static func pattern(ofWildcards text: String) -> String {
    text.map { character in
      switch character {
      case "?": "."
      case "*": ".*"
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }

  /// `nil` where the two cannot be compared.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = Self.text(left), let right = Self.text(right) {
      return left.compare(right, options: options)
    }
    if let left = Self.number(left), let right = Self.number(right) {
      return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    return nil
  }

  /// A value; `nil` for the object that stands for none.
  private static func present(_ value: Any?) -> Any? { value is NSNull ? nil : value }

  private static func text(_ value: Any?) -> String? {
    (value as? NSString)?.substring(from: 0) ?? value as? String
  }

  private static func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? any BinaryInteger).map { Double($0) }
      ?? (value as? any BinaryFloatingPoint).map { Double($0) }
      ?? (value as? Bool).map { $0 ? 1 : 0 }
  }
}
