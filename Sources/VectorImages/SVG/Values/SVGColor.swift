// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension Color {
  /// A color in CSS's notation: a name, `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()` or `rgba()`;
  /// `nil` for another text.
  init?(svg text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if text.hasPrefix("#") {
      self.init(hexadecimal: text.dropFirst())
    } else if text.hasPrefix("rgb") {
      self.init(function: text)
    } else if text == "transparent" {
      self = .clear
    } else if let bits = namedColors[text] {
      self.init(
        red: UInt8(bits >> 16), green: UInt8(bits >> 8 & 255), blue: UInt8(bits & 255))
    } else {
      return nil
    }
  }

  private init?(hexadecimal digits: Substring) {
    let nibbles = digits.compactMap(\.hexDigitValue)
    guard nibbles.count == digits.count else { return nil }
    let bytes: [Int]
    switch nibbles.count {
    case 3, 4: bytes = nibbles.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] * 16 + nibbles[$0 + 1] }
    default: return nil
    }
    self.init(
      red: UInt8(bytes[0]), green: UInt8(bytes[1]), blue: UInt8(bytes[2]),
      alpha: bytes.count == 4 ? UInt8(bytes[3]) : 255)
  }

  private init?(function text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"),
      ["rgb", "rgba"].contains(text[..<open].trimmingCharacters(in: .whitespaces))
    else { return nil }
    let parts = text[text.index(after: open)...].dropLast()
      .split { ", /\t\n".contains($0) }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    func byte(_ part: Substring, of whole: Double) -> UInt8? {
      let isPercentage = part.hasSuffix("%")
      guard let number = Double(isPercentage ? part.dropLast() : part), number.isFinite else {
        return nil
      }
      let value = isPercentage ? number / 100 * 255 : number / whole * 255
      return UInt8(max(0, min(255, value.rounded())))
    }
    guard let red = byte(parts[0], of: 255), let green = byte(parts[1], of: 255),
      let blue = byte(parts[2], of: 255), let alpha = parts.count == 4 ? byte(parts[3], of: 1) : 255
    else { return nil }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
