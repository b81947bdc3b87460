// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// A text of a table that is on its way to be formatted.
///
/// On iOS such a text is a string of a class of its own, which formatting knows. Here it carries an
/// invisible mark behind it, written in Unicode's tag characters, that says which format it is.
enum LocalizedFormat {
  private static let begin: Unicode.Scalar = "\u{E0001}"
  private static let end: Unicode.Scalar = "\u{E007F}"
  private static let zero: UInt32 = 0xE0030

  /// Formats that were handed out, with their languages. Only grows, by one for each entry.
  private static let known = Mutex(Known())

  private struct Known {
    var formats: [(format: PluralFormat, language: String)] = []
    var numbers: [String: Int] = [:]
  }

  /// The format's own text with its mark.
  static func marked(_ format: PluralFormat, key: String, language: String) -> String {
    let number = known.withLock { known in
      let name = "\(language) \(key) \(format.format)"
      if let number = known.numbers[name] { return number }
      known.formats.append((format, language))
      known.numbers[name] = known.formats.count - 1
      return known.formats.count - 1
    }
    var text = format.format
    text.unicodeScalars.append(begin)
    for digit in String(number).unicodeScalars {
      guard let tag = Unicode.Scalar(zero + digit.value - 0x30) else { continue }
      text.unicodeScalars.append(tag)
    }
    text.unicodeScalars.append(end)
    return text
  }

  /// A format without marks, and its arguments: each `%#@variable@` becomes the text for its
  /// number.
  static func resolved(
    _ format: String, _ arguments: [any CVarArg]
  ) -> (format: String, arguments: [any CVarArg]) {
    let scalars = format.unicodeScalars
    guard let start = scalars.firstIndex(of: begin),
      let stop = scalars[start...].firstIndex(of: end)
    else { return (format, arguments) }
    var number = 0
    for tag in scalars[scalars.index(after: start)..<stop] {
      number = number * 10 + Int(tag.value &- zero)
    }
    let entry = known.withLock { known in
      known.formats.indices.contains(number) ? known.formats[number] : nil
    }
    let text = String(scalars[..<start]) + String(scalars[scalars.index(after: stop)...])
    guard let entry else { return (text, arguments) }
    var resolver = PluralResolver(entry.format, language: entry.language, arguments)
    return resolver.formatted(text)
  }
}
