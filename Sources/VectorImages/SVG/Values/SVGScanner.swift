// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Reads numbers and words of an attribute, byte by byte.
struct SVGScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position >= bytes.count
    }
  }

  /// The byte at hand, after spaces; `nil` at the end.
  var next: UInt8? {
    mutating get {
      skipSpace()
      return position < bytes.count ? bytes[position] : nil
    }
  }

  mutating func advance() { position += 1 }

  mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  /// Skips spaces and at most one comma.
  mutating func skipSeparator() {
    skipSpace()
    if position < bytes.count, bytes[position] == UInt8(ascii: ",") {
      position += 1
      skipSpace()
    }
  }

  /// The next byte if it is `byte`, after spaces.
  mutating func take(_ byte: Character) -> Bool {
    guard next == byte.asciiValue else { return false }
    position += 1
    return true
  }

  /// A number such as `-1.5e3`, which ends where another one begins: `1.5.5-2` are three.
  mutating func number() -> CGFloat? {
    skipSeparator()
    let start = position
    var end = position
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    if byte(end) == UInt8(ascii: "+") || byte(end) == UInt8(ascii: "-") { end += 1 }
    let digits = end
    while Self.isDigit(byte(end)) { end += 1 }
    var digitCount = end - digits
    if byte(end) == UInt8(ascii: ".") {
      let fraction = end + 1
      end = fraction
      while Self.isDigit(byte(end)) { end += 1 }
      digitCount += end - fraction
    }
    guard digitCount > 0 else { return nil }
    if byte(end) | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if byte(exponent) == UInt8(ascii: "+") || byte(exponent) == UInt8(ascii: "-") {
        exponent += 1
      }
      if Self.isDigit(byte(exponent)) {
        while Self.isDigit(byte(exponent)) { exponent += 1 }
        end = exponent
      }
    }
    var text = String(decoding: bytes[start..<end], as: UTF8.self)
    if text.hasPrefix("+") { text.removeFirst() }
    if text.hasSuffix(".") { text += "0" }
    guard let value = Double(text), value.isFinite else { return nil }
    position = end
    return CGFloat(value)
  }

  mutating func numbers(count: Int) -> [CGFloat]? {
    var numbers: [CGFloat] = []
    for _ in 0..<count {
      guard let number = number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// One digit, 0 or 1, which needs no space after it.
  mutating func flag() -> Bool? {
    skipSeparator()
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    position += 1
    return byte == UInt8(ascii: "1")
  }

  /// Letters, after spaces; empty where there are none.
  mutating func word() -> String {
    skipSpace()
    let start = position
    while position < bytes.count, Self.isLetter(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// What is left, without spaces around.
  mutating func rest() -> String {
    skipSpace()
    defer { position = bytes.count }
    return String(decoding: bytes[min(position, bytes.count)...], as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x0C
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}
