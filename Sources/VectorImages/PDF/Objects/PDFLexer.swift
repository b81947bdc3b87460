// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Reads objects and operators from bytes, one after the other.
///
/// After ISO 32000-1, sections 7.2 and 7.3. What other readers forgive is forgiven: a dictionary's
/// key without a value, a name with a broken escape, a string that ends with the file.
struct PDFLexer {
  /// What stands next.
  enum Item: Hashable {
    case object(PDFObject)
    /// An operator, or a word such as `obj`; also `]`, `>>`, `{` and `}`.
    case keyword(String)
  }

  /// How deep arrays and dictionaries may be in each other.
  static let maximumDepth = 100

  let bytes: [UInt8]
  let end: Int
  var position: Int

  init(_ bytes: [UInt8], at position: Int = 0, end: Int? = nil) {
    self.bytes = bytes
    self.end = min(end ?? bytes.count, bytes.count)
    self.position = max(0, position)
  }

  /// The next object or keyword; `nil` at the end.
  mutating func next() throws(PDFImage.Error) -> Item? { try next(depth: 0) }

  private mutating func next(depth: Int) throws(PDFImage.Error) -> Item? {
    guard depth <= Self.maximumDepth else {
      throw .tooLarge("arrays and dictionaries in each other", limit: Self.maximumDepth)
    }
    skipSpace()
    guard position < end else { return nil }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "/"): return .object(.name(name()))
    case UInt8(ascii: "("): return .object(.string(literalString()))
    case UInt8(ascii: "["):
      position += 1
      return .object(.array(try items(until: "]", depth)))
    case UInt8(ascii: "<"):
      guard peek(1) == UInt8(ascii: "<") else { return .object(.string(hexString())) }
      position += 2
      return .object(.dictionary(Self.dictionary(try items(until: ">>", depth))))
    case UInt8(ascii: ">") where peek(1) == UInt8(ascii: ">"):
      position += 2
      return .keyword(">>")
    case UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"),
      UInt8(ascii: ">"):
      position += 1
      return .keyword(String(UnicodeScalar(byte)))
    default: return word()
    }
  }

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < end ? bytes[position + distance] : nil
  }

  mutating func skipSpace() {
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "%") {
        while position < end, bytes[position] != 10, bytes[position] != 13 { position += 1 }
      } else if Self.isSpace(byte) {
        position += 1
      } else {
        return
      }
    }
  }

  /// The objects up to a closing bracket; references are put together from their three words.
  private mutating func items(
    until close: String, _ depth: Int
  ) throws(PDFImage.Error) -> [PDFObject] {
    var items: [PDFObject] = []
    while let item = try next(depth: depth + 1) {
      switch item {
      case .object(let object): items.append(object)
      case .keyword(close): return items
      case .keyword("R"):
        guard items.count >= 2, let number = items[items.count - 2].integer else { continue }
        items.removeLast(2)
        items.append(.reference(number))
      case .keyword("]"), .keyword(">>"), .keyword("endobj"):
        throw .damaged("a bracket that is not closed by '\(close)'")
      case .keyword: continue
      }
    }
    throw .damaged("it ends before '\(close)'")
  }

  private static func dictionary(_ items: [PDFObject]) -> PDFDictionary {
    var dictionary: PDFDictionary = [:]
    var index = 0
    while index < items.count {
      guard let key = items[index].name, index + 1 < items.count else {
        index += 1
        continue
      }
      dictionary[key] = items[index + 1]
      index += 2
    }
    return dictionary
  }

  /// A name, after its slash; `#41` in it is the byte of these digits.
  private mutating func name() -> String {
    position += 1
    var name: [UInt8] = []
    while let byte = peek(0), Self.isRegular(byte) {
      position += 1
      if byte == UInt8(ascii: "#"), let high = peek(0).flatMap(Self.digit),
        let low = peek(1).flatMap(Self.digit)
      {
        name.append(high << 4 | low)
        position += 2
      } else {
        name.append(byte)
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func literalString() -> [UInt8] {
    position += 1
    var string: [UInt8] = []
    var depth = 1
    while let byte = peek(0) {
      position += 1
      switch byte {
      case UInt8(ascii: "\\"):
        appendEscape(to: &string)
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return string }
      default: break
      }
      string.append(byte)
    }
    return string
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "b"): 8,
    UInt8(ascii: "f"): 12,
  ]

  private mutating func appendEscape(to string: inout [UInt8]) {
    guard let byte = peek(0) else { return }
    position += 1
    if let escaped = Self.escapes[byte] { return string.append(escaped) }
    // A line that goes on.
    if byte == 13 || byte == 10 {
      if byte == 13, peek(0) == 10 { position += 1 }
      return
    }
    guard (0x30...0x37).contains(byte) else { return string.append(byte) }
    var code = Int(byte) - 0x30
    for _ in 0..<2 {
      guard let next = peek(0), (0x30...0x37).contains(next) else { break }
      code = code << 3 | (Int(next) - 0x30)
      position += 1
    }
    string.append(UInt8(truncatingIfNeeded: code))
  }

  private mutating func hexString() -> [UInt8] {
    position += 1
    var digits: [UInt8] = []
    while let byte = peek(0) {
      position += 1
      if byte == UInt8(ascii: ">") { break }
      if let digit = Self.digit(byte) { digits.append(digit) }
    }
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private mutating func word() -> Item {
    let start = position
    while let byte = peek(0), Self.isRegular(byte) { position += 1 }
    let word = bytes[start..<position]
    if let number = PDFNumber.object(word) { return .object(number) }
    switch String(decoding: word, as: UTF8.self) {
    case "true": return .object(.bool(true))
    case "false": return .object(.bool(false))
    case "null", "nan", "-nan", "inf", "-inf": return .object(.null)
    case let word: return .keyword(word)
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0 || byte == 9 || byte == 10 || byte == 12 || byte == 13 || byte == 32
  }

  /// Whether a byte is neither a space nor a delimiter.
  static func isRegular(_ byte: UInt8) -> Bool { !isSpace(byte) && !delimiters.contains(byte) }

  private static let delimiters = Array("()<>[]{}/%".utf8)

  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
