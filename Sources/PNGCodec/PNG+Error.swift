// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension PNG {
  /// Why bytes could not be decoded or a picture not be encoded.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The bytes do not start as a PNG file does; `start` holds the first of them, at most 8.
    case notPNG(start: [UInt8])
    /// The file ends early; it has `byteCount` bytes.
    case truncated(byteCount: Int)
    /// The file does not keep to the PNG specification; `reason` is libpng's.
    case damaged(reason: String)
    /// A pixel names a palette entry that the file does not have.
    case colorOutsidePalette
    /// The picture is larger than `maximumSide` or `maximumPixelCount` allow.
    case tooLarge(width: Int, height: Int)
    /// A PNG file cannot hold a picture without pixels.
    case empty(width: Int, height: Int)
    /// There are more text entries than `maximumTextEntryCount`.
    case tooManyTextEntries
    /// A keyword is not 1 to 79 printable Latin-1 characters with single spaces between words.
    case keywordNotAllowed(String)
    /// A text contains U+0000, which ends a text in a PNG file.
    case textContainsZero(keyword: String)
    /// A text has more bytes than `maximumTextByteCount`.
    case textTooLong(keyword: String, byteCount: Int)
    /// All texts together have more bytes than `maximumTotalTextByteCount`.
    case tooMuchText
    /// A viewer may show the file differently than its pixels are compared; `parts` are the names
    /// of the chunks that can do that, and `data after the end`.
    case shownDifferently(parts: [String])
    /// libpng could not write the file; `reason` is its own.
    case notWritten(reason: String)
    /// The system has no memory left for the picture.
    case outOfMemory
  }
}

extension PNG.Error: CustomStringConvertible {
  /// What happened, with which values, and what to do next: one or two sentences.
  public var description: String {
    switch self {
    case .notPNG(let start): Self.describeStart(start)
    case .truncated(let byteCount):
      "The PNG file is cut off after \(byteCount) bytes. Write it again, or fetch it completely."
    case .damaged(let reason):
      "The PNG file is damaged (\(reason)). Write it again, or restore it."
    case .colorOutsidePalette:
      "The PNG file is damaged (a pixel's color is not in the palette). Write it again."
    case .tooLarge(let width, let height): Self.describeSize(width, height)
    case .empty(let width, let height):
      "A PNG picture has at least 1x1 pixels, not \(width)x\(height). Give the picture a size."
    case .tooManyTextEntries:
      "The PNG file has more than \(PNG.maximumTextEntryCount) text entries. Join or remove some."
    case .keywordNotAllowed(let keyword):
      "\"\(keyword)\" cannot be a PNG keyword. Use 1 to 79 printable Latin-1 characters, with "
        + "single spaces between words."
    case .textContainsZero(let keyword):
      "The PNG text \"\(keyword)\" contains the character U+0000. Remove it."
    case .textTooLong(let keyword, let byteCount):
      "The PNG text \"\(keyword)\" has \(byteCount) bytes, at most "
        + "\(PNG.maximumTextByteCount) are possible. Shorten it."
    case .tooMuchText:
      "The texts of the PNG file have more than \(PNG.maximumTotalTextByteCount) bytes in all. "
        + "Shorten or remove some."
    case .shownDifferently(let parts):
      "Viewers may show the PNG file differently than it is compared, because it has "
        + "\(parts.joined(separator: ", ")). Write it again without."
    case .notWritten(let reason): "libpng could not write the picture: \(reason)."
    case .outOfMemory: "There is not enough memory for the picture. Use a smaller one."
    }
  }

  private static func describeStart(_ start: [UInt8]) -> String {
    if start.isEmpty { return "This is not a PNG file: it is empty." }
    // Git LFS leaves a small text file in place of an image that was not fetched.
    if start.elementsEqual("version ".utf8) {
      return "This is not a PNG file but a Git LFS pointer. Run 'git lfs pull'."
    }
    let bytes = start.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    return "This is not a PNG file: it starts with the bytes \(bytes.joined(separator: " "))."
  }

  private static func describeSize(_ width: Int, _ height: Int) -> String {
    "A PNG picture of \(width)x\(height) pixels is too large: at most \(PNG.maximumSide) on a side "
      + "and \(PNG.maximumPixelCount) in all are possible. Use a smaller picture or scale."
  }
}
