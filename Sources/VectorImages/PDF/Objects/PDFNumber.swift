// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Numbers as files write them: `12`, `-.5`, `4.`.
enum PDFNumber {
  /// The number that a word is; `nil` for other words.
  static func object(_ word: ArraySlice<UInt8>) -> PDFObject? {
    guard let first = word.first, first < 0x3A, word.count <= 64 else { return nil }
    var digits = word
    var isNegative = false
    while let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      // Some programs write two minus signs; readers take them for one.
      isNegative = isNegative || sign == UInt8(ascii: "-")
      digits = digits.dropFirst()
    }
    guard !digits.isEmpty else { return nil }
    var mantissa = 0
    var fractionCount: Int?
    var isExact = true
    var digitCount = 0
    for byte in digits {
      if byte == UInt8(ascii: "."), fractionCount == nil {
        fractionCount = 0
        continue
      }
      guard (0x30...0x39).contains(byte) else { return nil }
      digitCount += 1
      fractionCount = fractionCount.map { $0 + 1 }
      guard mantissa < 100_000_000_000_000 else {
        isExact = false
        continue
      }
      mantissa = mantissa * 10 + Int(byte) - 0x30
    }
    guard digitCount > 0 else { return nil }
    if isExact, fractionCount == nil { return .integer(isNegative ? -mantissa : mantissa) }
    guard isExact, let fractionCount, fractionCount < powers.count else {
      return long(digits, isNegative)
    }
    // Both are exact, so that the quotient is the nearest number.
    let value = Double(mantissa) / powers[fractionCount]
    return .real(isNegative ? -value : value)
  }

  private static func long(_ digits: ArraySlice<UInt8>, _ isNegative: Bool) -> PDFObject? {
    let text = "0" + String(decoding: digits, as: UTF8.self) + (digits.last == 0x2E ? "0" : "")
    return Double(text).map { .real(isNegative ? -$0 : $0) }
  }

  private static let powers: [Double] = (0...15).reduce(into: []) { powers, _ in
    powers.append(powers.last.map { $0 * 10 } ?? 1)
  }
}
