// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension Data {
  /// An XML file in UTF-8, without the declaration that names an encoding.
  ///
  /// Linux's XML parser stops the program at names that are not UTF-8, which is what it is left
  /// with where a file says an encoding wrongly. So it is never asked to convert one.
  ///
  /// - Throws: ``XMLTree/Error/notXML(_:)`` where the bytes are not in the file's encoding, which is
  ///   UTF-8 where it says none or an unknown one, and where the parser would stop the program.
  func xmlInUTF8() throws(XMLTree.Error) -> Data {
    let text: String? =
      if let encoding = wideEncoding ?? declaredEncoding {
        String(data: self, encoding: encoding)
      } else {
        String(validating: self, as: UTF8.self)
      }
    guard var text else { throw .notXML("its bytes are not UTF-8") }
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    let file = Data(text.withoutDeclaration.utf8)
    if file.hasEmptyInstruction {
      throw .notXML("it has an instruction without content, <?name?>")
    }
    return file
  }

  /// UTF-16 or UTF-32, told by a mark, or by where `<` and the zeros around it are.
  private var wideEncoding: String.Encoding? {
    // UTF-32's little-endian mark begins with that of UTF-16.
    let marks: [([UInt8], String.Encoding)] = [
      ([0xFF, 0xFE, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF], .utf32), ([0xFE, 0xFF], .utf16),
      ([0xFF, 0xFE], .utf16), ([0x3C, 0, 0, 0], .utf32LittleEndian),
      ([0, 0, 0, 0x3C], .utf32BigEndian), ([0x3C, 0], .utf16LittleEndian),
      ([0, 0x3C], .utf16BigEndian),
    ]
    return marks.first { starts(with: $0.0) }?.1
  }

  /// The encoding of one or two bytes for a character that the declaration names.
  private var declaredEncoding: String.Encoding? {
    let head = String(decoding: prefix(200), as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.range(of: "?>"),
      let name = head[..<end.lowerBound].firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)?.1
    else { return nil }
    return switch name.lowercased() {
    case "iso-8859-1": .isoLatin1
    case "iso-8859-2": .isoLatin2
    case "windows-1250": .windowsCP1250
    case "windows-1251": .windowsCP1251
    case "windows-1252": .windowsCP1252
    case "windows-1253": .windowsCP1253
    case "windows-1254": .windowsCP1254
    case "shift_jis": .shiftJIS
    case "euc-jp": .japaneseEUC
    default: nil
    }
  }

  /// Whether there may be a processing instruction of a name alone. A broken file's begin anywhere,
  /// so each end is looked at with the nearest beginning before it.
  private var hasEmptyInstruction: Bool {
    let (less, question, greater) = (UInt8(ascii: "<"), UInt8(ascii: "?"), UInt8(ascii: ">"))
    var content: Index?
    for (index, byte) in zip(indices, self).dropFirst() {
      if byte == question, self[index - 1] == less { content = index + 1 }
      guard byte == greater, self[index - 1] == question, let begin = content else { continue }
      let words = self[begin..<Swift.max(begin, index - 1)].split { $0 <= 0x20 }
      if words.count < 2 { return true }
      content = nil
    }
    return false
  }
}

extension String {
  /// The text with the lines of its XML declaration, and without what they say.
  fileprivate var withoutDeclaration: String {
    guard hasPrefix("<?xml"), let end = range(of: "?>"),
      dropFirst(5).first?.isWhitespace ?? false
    else { return self }
    let lines = self[..<end.lowerBound].count { $0.isNewline }
    return String(repeating: "\n", count: lines) + self[end.upperBound...]
  }
}
