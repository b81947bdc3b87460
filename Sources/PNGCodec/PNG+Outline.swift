// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension PNG {
  /// What a file says of itself at its two ends, so that thousands of files are looked through
  /// without reading or decoding them.
  ///
  /// It is a claim that nothing has been compared with: what depends on it is read whole first.
  ///
  /// ```swift
  /// let outline = PNG.Outline(start: firstBytes, end: lastBytes)
  /// outline?.text("Snapshot Test")  // "AppTests/ProfileViewTests/testEveryState"
  /// ```
  public struct Outline: Hashable, Sendable {
    /// How many bytes of a file's start are enough for what stands before its long texts.
    public static let startByteCount = 2048
    /// How many bytes of a file's end are needed.
    public static let endByteCount = DigestChunk.byteCount + DigestChunk.end.count

    /// The uncompressed texts before the picture, as far as the start holds them whole.
    public let texts: [TextEntry]
    /// The picture that the file claims to show; `nil` where it claims none.
    public let pixels: PixelDigest?

    /// Reads the ends of a file, which may overlap; `nil` where it is not a PNG file.
    ///
    /// - Parameters:
    ///   - start: The first `startByteCount` bytes, or the whole file.
    ///   - end: The last `endByteCount` bytes, or the whole file.
    public init?(start: [UInt8], end: [UInt8]) {
      guard start.starts(with: FileHeader.signature) else { return nil }
      texts = start.withUnsafeBufferPointer { Self.texts($0) }
      pixels = end.withUnsafeBufferPointer { DigestChunk(end: $0) }
        .map { PixelDigest(digest: $0.pixels) }
    }

    /// The text of the first entry with a keyword.
    public func text(_ keyword: String) -> String? {
      texts.first { $0.keyword == keyword }?.text
    }

    private static func texts(_ bytes: UnsafeBufferPointer<UInt8>) -> [TextEntry] {
      var texts: [TextEntry] = []
      var start = FileHeader.signature.count
      while let chunk = Chunk(at: start, in: bytes), chunk.type != "IDAT" {
        if let entry = uncompressedEntry(chunk, bytes), chunk.isIntact(in: bytes) {
          texts.append(entry)
        }
        start = chunk.end
      }
      return texts
    }
  }

  /// The digest of the picture of a file whose digest chunk counts; `nil` for any other file.
  ///
  /// - Parameter bytes: The whole file.
  public static func claimedPixels(of bytes: [UInt8]) -> PixelDigest? {
    bytes.withUnsafeBufferPointer { bytes in
      guard let chunks = chunks(of: bytes), let chunk = DigestChunk.find(in: bytes, chunks),
        chunk.isBound(to: bytes)
      else { return nil }
      return PixelDigest(digest: chunk.pixels)
    }
  }
}
