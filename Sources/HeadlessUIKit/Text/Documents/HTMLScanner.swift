// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The tags and texts of HTML, one after the other. Nothing in it is an error, as in browsers.
struct HTMLScanner {
  enum Part: Equatable {
    case text(String)
    case start(String, [String: String])
    case end(String)
  }

  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  /// The next part; `nil` at the end.
  mutating func next() -> Part? {
    while !rest.isEmpty {
      guard rest.first == "<" else { return text() }
      if rest.hasPrefix("<!--") {
        skip(past: "-->")
      } else if rest.hasPrefix("<!") || rest.hasPrefix("<?") {
        skip(past: ">")
      } else if let part = tag() {
        return part
      }
    }
    return nil
  }

  private mutating func skip(past end: String) {
    rest = rest.range(of: end).map { rest[$0.upperBound...] } ?? ""
  }

  private mutating func text() -> Part {
    let text = rest.prefix { $0 != "<" }
    rest = rest[text.endIndex...]
    return .text(Self.decoded(text))
  }

  private mutating func tag() -> Part? {
    let isEnd = rest.hasPrefix("</")
    let body = rest.dropFirst(isEnd ? 2 : 1)
    let name = body.prefix { $0.isLetter || $0.isNumber }.lowercased()
    guard !name.isEmpty else {
      // A sign that is none of a tag's.
      rest = rest.dropFirst()
      return .text("<")
    }
    rest = body.dropFirst(name.count)
    var attributes: [String: String] = [:]
    while let first = rest.first, first != ">" {
      guard let (key, value) = attribute() else {
        rest = rest.dropFirst()
        continue
      }
      attributes[key] = value
    }
    rest = rest.dropFirst()
    if isEnd { return .end(name) }
    // Their text is no HTML.
    if name == "style" || name == "script" {
      skip(past: "</\(name)>")
      return nil
    }
    return .start(name, attributes)
  }

  private mutating func attribute() -> (String, String)? {
    let key = rest.prefix { $0.isLetter || $0.isNumber || "-_:".contains($0) }
    guard !key.isEmpty else { return nil }
    rest = rest[key.endIndex...].drop(while: \.isWhitespace)
    guard rest.first == "=" else { return (key.lowercased(), "") }
    rest = rest.dropFirst().drop(while: \.isWhitespace)
    let value: Substring
    if let quote = rest.first, quote == "\"" || quote == "'" {
      value = rest.dropFirst().prefix { $0 != quote }
      rest = rest[value.endIndex...].dropFirst()
    } else {
      value = rest.prefix { !$0.isWhitespace && $0 != ">" }
      rest = rest[value.endIndex...]
    }
    return (key.lowercased(), Self.decoded(value))
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "\u{A9}", "reg": "\u{AE}", "trade": "\u{2122}", "hellip": "\u{2026}",
    "mdash": "\u{2014}", "ndash": "\u{2013}", "lsquo": "\u{2018}", "rsquo": "\u{2019}",
    "ldquo": "\u{201C}", "rdquo": "\u{201D}", "bull": "\u{2022}", "middot": "\u{B7}",
    "euro": "\u{20AC}", "pound": "\u{A3}", "deg": "\u{B0}", "times": "\u{D7}", "auml": "ä",
    "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
    "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "laquo": "\u{AB}",
    "raquo": "\u{BB}",
  ]

  /// A text with its entities in letters: `&amp;`, `&#8217;`, `&#x2019;`.
  static func decoded(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let letter = letter(rest[rest.index(after: start)..<end])
      else {
        result.append("&")
        rest = rest.dropFirst()
        continue
      }
      result += letter
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func letter(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return entities[String(name)] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    return UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10)
      .flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
