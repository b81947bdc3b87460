// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Values as the JSON that the commands print: keys sorted, so that equal values have equal texts.
public enum JSONText {
  /// `value` as JSON, with a line break at its end. Characters that a terminal would obey, or that
  /// reorder text, are written as escapes.
  ///
  /// - Parameter value: One whose numbers are finite; otherwise this traps.
  public static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      trap("strings, whole numbers and finite fractions always have a JSON form")
    }
    return escaped(String(decoding: data, as: UTF8.self)) + "\n"
  }

  /// The same document: what is escaped stands in strings alone, and has four digits at most.
  private static func escaped(_ json: String) -> String {
    var escaped = ""
    for scalar in json.unicodeScalars {
      if scalar == "\n" || TerminalText.isHarmless(scalar) {
        escaped.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return escaped
  }
}
