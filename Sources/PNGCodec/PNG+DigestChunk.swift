// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension PNG {
  /// The private chunk that says what a file shows, so that it need not be inflated to see that.
  ///
  ///     length 4 | "snPX" | version 1 | algorithm 1 | pixels 1 | 0 | digest of the pixels 16 |
  ///     digest of the file up to the chunk 16 | checksum 4                           = 48 bytes
  ///
  /// It stands immediately before IEND. Its name makes it ancillary (other readers pass it over),
  /// private, and unsafe to copy (an editor that changes the picture has to drop it).
  ///
  /// It is a claim and not a proof:
  /// - It counts only where the second digest is that of every byte before it and nothing but IEND
  ///   follows. A file that another program has changed is decoded.
  /// - Whatever else is odd about it, such as a second one, makes it count as absent.
  /// - A digest that differs proves nothing; then the pixels are compared.
  /// - `encodeWithDigest` writes it only after it has decoded what it wrote.
  /// - A file that was made to lie is found by `digestClaim(of:)`, which decodes it.
  struct DigestChunk: Hashable {
    var pixels: Digest
    var file: Digest

    static let type = "snPX"
    static let byteCount = 48
    private static let version: UInt8 = 1
    private static let algorithm: UInt8 = 1
    /// Straight RGBA, 8 bits a channel, rows from the top.
    private static let pixelFormat: UInt8 = 1
    private static let dataHeader = [version, algorithm, pixelFormat, 0]
    /// The whole chunk, the same in every file.
    static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

    /// The chunk as it stands in a file.
    var bytes: [UInt8] {
      let body = Array(Self.type.utf8) + Self.dataHeader + pixels.bytes + file.bytes
      return Self.bigEndian(UInt32(body.count - 4)) + body
        + Self.bigEndian(PNG.checksum(of: body))
    }

    /// Finds the chunk of a file; `nil` where there is none that counts.
    static func find(in bytes: UnsafeBufferPointer<UInt8>, _ chunks: [PNG.Chunk]) -> DigestChunk? {
      guard chunks.filter({ $0.type == type }).count == 1 else { return nil }
      return DigestChunk(end: bytes)
    }

    /// Whether every byte before the chunk is the one that was there when it was written.
    func isBound(to bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      let count = bytes.count - Self.byteCount - Self.end.count
      return Digest(bytes: UnsafeBufferPointer(rebasing: bytes[..<count])) == file
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
  }
}

extension PNG.DigestChunk {
  /// Reads the chunk of a file's last bytes; `nil` where it does not stand there as it was
  /// written.
  init?(end bytes: UnsafeBufferPointer<UInt8>) {
    let start = bytes.count - Self.end.count - Self.byteCount
    guard start >= 0, let chunk = PNG.Chunk(at: start, in: bytes), chunk.type == Self.type,
      bytes[chunk.end...].elementsEqual(Self.end), chunk.isIntact(in: bytes)
    else { return nil }
    let data = bytes[chunk.data]
    guard data.prefix(4).elementsEqual(Self.dataHeader) else { return nil }
    pixels = Digest(data.dropFirst(4).prefix(Digest.byteCount))
    file = Digest(data.dropFirst(4 + Digest.byteCount))
  }
}
