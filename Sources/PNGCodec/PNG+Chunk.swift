// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension PNG {
  /// One chunk of a file, by the places of its parts.
  struct Chunk {
    /// Four letters.
    var type: String
    /// Where it begins, with its length.
    var start: Int
    /// The data, without length, type and checksum.
    var data: Range<Int>

    /// Where the next chunk begins.
    var end: Int { data.upperBound + 4 }
  }

  /// The chunks of a file in their order; `nil` where lengths lead outside of it or where bytes
  /// follow the last one. Checksums are not looked at.
  static func chunks(of bytes: UnsafeBufferPointer<UInt8>) -> [Chunk]? {
    guard bytes.starts(with: FileHeader.signature) else { return nil }
    var chunks: [Chunk] = []
    var start = FileHeader.signature.count
    while start < bytes.count {
      guard let chunk = Chunk(at: start, in: bytes) else { return nil }
      chunks.append(chunk)
      start = chunk.end
    }
    return chunks.last?.type == "IEND" ? chunks : nil
  }

  /// The checksum of a chunk's type and data: the CRC of ISO 3309, by its bits. For a few bytes
  /// only.
  static func checksum(of bytes: some Sequence<UInt8>) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}

extension PNG.Chunk {
  /// The chunk that begins at `start`; `nil` where it does not lie in the bytes as a whole.
  init?(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard start + 12 <= bytes.count else { return nil }
    let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= bytes.count - start - 12 else { return nil }
    type = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
    self.start = start
    data = start + 8..<start + 8 + length
  }

  /// Whether its checksum holds. For a chunk of few bytes only.
  func isIntact(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let kept = bytes[data.upperBound..<end].reduce(0) { $0 << 8 | UInt32($1) }
    return kept == PNG.checksum(of: bytes[start + 4..<data.upperBound])
  }
}
