// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Puts the texts for the numbers at hand in the places of a format's variables, and numbers all
/// arguments (`%d` becomes `%2$d`), as a text may name them in another order.
struct PluralResolver {
  private let format: PluralFormat
  private let language: String
  private let arguments: [any CVarArg]
  /// The argument whose turn it is, from 1 on.
  private var next = 1

  init(_ format: PluralFormat, language: String, _ arguments: [any CVarArg]) {
    self.format = format
    self.language = language
    self.arguments = arguments
  }

  /// A text without variables, and the arguments in the order in which it takes them.
  mutating func formatted(_ text: String) -> (format: String, arguments: [any CVarArg]) {
    var format = ""
    var taken: [any CVarArg] = []
    var rest = resolve(text)[...]
    while let percent = rest.firstIndex(of: "%") {
      format += rest[...percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        format += "%"
        rest = rest.dropFirst()
      } else if let position = Self.position(at: &rest), arguments.indices.contains(position - 1) {
        taken.append(arguments[position - 1])
      }
    }
    return (format + rest, taken)
  }

  /// The text with its variables resolved and its arguments numbered.
  private mutating func resolve(_ text: String) -> String {
    var resolved = ""
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      resolved += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        resolved += "%%"
        rest = rest.dropFirst()
        continue
      }
      let position = Self.position(at: &rest)
      if rest.hasPrefix("#@") {
        let name = rest.dropFirst(2).prefix { $0 != "@" }
        rest = rest.dropFirst(2 + name.count + 1)
        resolved += variable(String(name), at: position)
      } else {
        resolved += "%\(position ?? take())$"
      }
    }
    return resolved + rest
  }

  /// The number in `2$` of `%2$d`.
  private static func position(at text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, text.dropFirst(digits.count).first == "$" else { return nil }
    text = text.dropFirst(digits.count + 1)
    return Int(digits)
  }

  private mutating func take() -> Int {
    defer { next += 1 }
    return next
  }

  private mutating func variable(_ name: String, at position: Int?) -> String {
    guard let variable = format.variables[name] else { return "" }
    let argument = variable.argument ?? position ?? take()
    let number =
      arguments.indices.contains(argument - 1) ? Self.number(arguments[argument - 1]) : nil
    var inner = self
    let text = text(of: variable, for: number)
      .replacingOccurrences(of: "%arg", with: "%\(argument)$\(variable.specifier)")
    return inner.resolve(Self.numbered(text, argument))
  }

  private func text(of variable: PluralFormat.Variable, for number: Int?) -> String {
    let texts = variable.texts
    // Foundation takes the text for zero in each language that has one.
    if number == 0, let zero = texts["zero"] { return zero }
    let category = number.map { PluralCategory(of: $0, in: language) } ?? .other
    return texts[category.rawValue] ?? texts["other"] ?? ""
  }

  /// Each `%d` of a variable's text means the variable's own number.
  private static func numbered(_ text: String, _ argument: Int) -> String {
    var numbered = ""
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      numbered += rest[...percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        numbered += "%"
        rest = rest.dropFirst()
      } else if rest.first != "#", rest.first != "@" {
        var look = rest
        if position(at: &look) == nil { numbered += "\(argument)$" }
      }
    }
    return numbered + rest
  }

  private static func number(_ value: any CVarArg) -> Int? {
    switch value {
    case let value as any BinaryInteger: Int(clamping: value)
    case let value as any BinaryFloatingPoint: Int(exactly: Double(value))
    case let value as NSNumber: Int(exactly: value.doubleValue)
    default: nil
    }
  }
}
