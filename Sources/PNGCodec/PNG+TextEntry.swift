// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension PNG {
  /// A keyword and its text, stored in a file beside the picture.
  ///
  /// Entries keep their order, and a keyword may appear more than once.
  ///
  /// ```swift
  /// PNG.TextEntry(keyword: "Description", text: "A profile\nof an adult 🧑")
  /// ```
  public struct TextEntry: Hashable, Sendable {
    /// 1 to 79 printable Latin-1 characters, without spaces at the ends or next to each other.
    ///
    /// The PNG specification registers `Title`, `Author`, `Description`, `Software` and others.
    public var keyword: String
    /// Any text without the character U+0000; may be empty.
    public var text: String

    /// Makes an entry. What is not allowed in a file is refused by `PNG.encode`.
    public init(keyword: String, text: String) {
      self.keyword = keyword
      self.text = text
    }
  }
}

extension PNG.TextEntry {
  /// The keyword in Latin-1, followed by a 0.
  func latin1Keyword() throws(PNG.Error) -> [CChar] {
    let scalars = keyword.unicodeScalars
    // PNG specification (third edition), section 11.3.3.1.
    let isAllowed =
      (1...79).contains(scalars.count)
      && scalars.allSatisfy { (0x20...0x7E).contains($0.value) || (0xA1...0xFF).contains($0.value) }
      && scalars.first != " " && scalars.last != " "
      && !zip(scalars, scalars.dropFirst()).contains { $0 == " " && $1 == " " }
    guard isAllowed else { throw .keywordNotAllowed(keyword) }
    return scalars.map { CChar(truncatingIfNeeded: $0.value) } + [0]
  }

  /// The text in UTF-8, followed by a 0.
  func utf8Text() throws(PNG.Error) -> [CChar] {
    guard !text.utf8.contains(0) else { throw .textContainsZero(keyword: keyword) }
    let count = text.utf8.count
    guard count <= PNG.maximumTextByteCount else {
      throw .textTooLong(keyword: keyword, byteCount: count)
    }
    return text.utf8.map { CChar(truncatingIfNeeded: $0) } + [0]
  }
}
