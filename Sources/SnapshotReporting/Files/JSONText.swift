// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Values as the JSON that the commands print: keys sorted, so that equal values have equal texts.
public enum JSONText {
  /// `value` as JSON, with a line break at its end.
  ///
  /// - Parameter value: One whose numbers are finite; otherwise this traps.
  public static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("strings, whole numbers and finite fractions always have a JSON form")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
