// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension Data {
  /// Why Linux's XML parser would stop the program at these bytes instead of telling what is wrong;
  /// `nil` where it would not.
  var reasonNotToParseXML: String? {
    if !isXMLOfItsEncoding { return "its bytes are not UTF-8" }
    if hasEmptyInstruction { return "it has an instruction without content, <?name?>" }
    return nil
  }

  /// Whether there is a processing instruction of a name alone.
  private var hasEmptyInstruction: Bool {
    var rest = self[...]
    while let begin = rest.firstRange(of: Data("<?".utf8)) {
      rest = rest[begin.upperBound...]
      guard let end = rest.firstRange(of: Data("?>".utf8)) else { return false }
      let words = rest[..<end.lowerBound].split { $0 <= 0x20 }
      if words.count < 2 { return true }
      rest = rest[end.upperBound...]
    }
    return false
  }

  /// Whether an XML file's bytes are in the encoding that it says, as far as it is UTF-8, which it
  /// is where it says none. Linux's XML parser stops the program at names that are not; it turns
  /// other encodings into UTF-8 itself.
  private var isXMLOfItsEncoding: Bool {
    let head = String(decoding: prefix(200), as: UTF8.self)
    // Marks of UTF-16 and UTF-32, and `<?` and `<` in them.
    let marks: [[UInt8]] = [
      [0xFE, 0xFF], [0xFF, 0xFE], [0x3C, 0, 0x3F, 0], [0, 0x3C, 0, 0x3F], [0x3C, 0, 0, 0],
      [0, 0, 0, 0x3C],
    ]
    if marks.contains(where: { starts(with: $0) }) { return true }
    if head.hasPrefix("<?xml"), let end = head.range(of: "?>"),
      let name = head[..<end.lowerBound].firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)?.1
    {
      // What the parser converts; any other name leaves the bytes as they are.
      let converted = [
        "iso-8859-", "windows-125", "utf-16", "utf-32", "shift_jis", "euc-", "gb", "big5",
      ]
      if converted.contains(where: { name.lowercased().hasPrefix($0) }) { return true }
    }
    return String(validating: self, as: UTF8.self) != nil
  }
}
