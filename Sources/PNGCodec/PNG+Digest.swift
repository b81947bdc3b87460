// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CPNG
import Graphics

extension PNG {
  /// Encodes a picture, decodes the file again, and adds a chunk by which
  /// `metadata(of:ifClaiming:)` knows the picture without decoding it.
  ///
  /// - Throws: What `encode` does; `.notWritten` where the file does not show the picture.
  public static func encodeWithDigest(
    _ bitmap: Bitmap, metadata: [TextEntry] = []
  ) throws(PNG.Error) -> [UInt8] {
    let bytes = try encode(bitmap, metadata: metadata)
    guard isSame(try decode(bytes).bitmap, bitmap) else {
      throw .notWritten(reason: "what was written does not show the picture")
    }
    let head = bytes.dropLast(DigestChunk.end.count)
    guard bytes.suffix(DigestChunk.end.count) == DigestChunk.end[...] else {
      throw .notWritten(reason: "the file does not end as a PNG file does")
    }
    let file = head.withUnsafeBufferPointer { Digest(bytes: $0) }
    let chunk = DigestChunk(pixels: Digest(pixelsOf: bitmap), file: file)
    return head + chunk.bytes + DigestChunk.end
  }

  /// The text entries of a file whose digest chunk claims that it shows `bitmap` and whose other
  /// bytes are those for which the chunk was written; `nil` for any other file.
  ///
  /// Every checksum of a chunk holds, and nothing is inflated: compressed entries are left out. It
  /// costs a pass over the picture's memory and two over the file. A claim can be forged, which
  /// `digestClaim(of:)` finds out.
  ///
  /// - Parameter bytes: The whole file.
  public static func metadata(of bytes: [UInt8], ifClaiming bitmap: Bitmap) -> [TextEntry]? {
    metadata(of: bytes, ifClaiming: PixelDigest(bitmap))
  }

  /// The same for a picture whose digest is known already.
  public static func metadata(of bytes: [UInt8], ifClaiming pixels: PixelDigest) -> [TextEntry]? {
    bytes.withUnsafeBufferPointer { bytes in
      guard let chunks = chunks(of: bytes), let chunk = DigestChunk.find(in: bytes, chunks),
        chunk.pixels == pixels.digest, chunk.isBound(to: bytes),
        cpng_checksums_hold(bytes.baseAddress, bytes.count)
      else { return nil }
      return chunks.compactMap { uncompressedEntry($0, bytes) }
    }
  }

  /// Whether two pictures are equal, eight bytes at a time: comparing arrays goes byte by byte.
  private static func isSame(_ first: Bitmap, _ second: Bitmap) -> Bool {
    guard first.width == second.width, first.height == second.height else { return false }
    return first.bytes.withUnsafeBytes { left in
      second.bytes.withUnsafeBytes { right in
        guard left.count == right.count else { return false }
        let whole = left.count & ~7
        var difference: UInt64 = 0
        for offset in stride(from: 0, to: whole, by: 8) {
          difference |=
            left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            ^ right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        }
        return difference == 0 && left[whole...].elementsEqual(right[whole...])
      }
    }
  }

  /// An iTXt chunk without compression (PNG specification, third edition, section 11.3.3.4).
  static func uncompressedEntry(
    _ chunk: Chunk, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> TextEntry? {
    guard chunk.type == "iTXt" else { return nil }
    // Keyword, 0, compression flag, method, language, 0, translated keyword, 0, text. Thousands of
    // files are looked through: `split` of a slice of a buffer takes six times as long.
    var rest = UnsafeBufferPointer(rebasing: bytes[chunk.data])
    func upToZero() -> UnsafeBufferPointer<UInt8>? {
      guard let end = rest.firstIndex(of: 0) else { return nil }
      defer { rest = UnsafeBufferPointer(rebasing: rest[(end + 1)...]) }
      return UnsafeBufferPointer(rebasing: rest[..<end])
    }
    guard let latin = upToZero(), rest.count >= 4, rest[0] == 0 else { return nil }
    rest = UnsafeBufferPointer(rebasing: rest[2...])
    guard upToZero() != nil, upToZero() != nil else { return nil }
    var keyword = String.UnicodeScalarView()
    for byte in latin { keyword.append(Unicode.Scalar(byte)) }
    return TextEntry(keyword: String(keyword), text: String(decoding: rest, as: UTF8.self))
  }

  /// What a file's digest chunk is worth.
  public enum DigestClaim: Hashable, Sendable {
    /// There is no chunk, or none that counts.
    case absent
    /// Other bytes of the file have changed since: the chunk does not count.
    case outdated
    /// The file shows what the chunk says.
    case holds
    /// The file shows something else than the chunk says, and would pass for it.
    case lies
  }

  /// Decodes a file and compares it with its digest chunk.
  ///
  /// - Throws: What `decode` does.
  public static func digestClaim(of bytes: [UInt8]) throws(PNG.Error) -> DigestClaim {
    let bitmap = try decode(bytes).bitmap
    return bytes.withUnsafeBufferPointer { bytes in
      guard let chunks = chunks(of: bytes), let chunk = DigestChunk.find(in: bytes, chunks) else {
        return .absent
      }
      guard chunk.isBound(to: bytes) else { return .outdated }
      return chunk.pixels == Digest(pixelsOf: bitmap) ? .holds : .lies
    }
  }
}
