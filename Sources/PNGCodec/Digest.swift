// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CPNG
import Graphics

/// 128 bits that stand for the pixels of a picture or the bytes of a file.
///
/// They tell apart what differs by chance. Whoever wants to can make a file that claims any digest,
/// so that equality of digests is a claim and not a proof; see `PNG.DigestChunk`.
struct Digest: Hashable {
  var low: UInt64
  var high: UInt64

  static let byteCount = 16

  init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }

  /// The pixels: the size and every byte. 2x8 and 4x4 pixels of one color differ.
  init(pixelsOf bitmap: Bitmap) {
    self = bitmap.bytes.withUnsafeBufferPointer {
      Digest(kind: "pixels", width: bitmap.width, height: bitmap.height, $0)
    }
  }

  /// The bytes of a file.
  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.init(kind: "file", width: 0, height: 0, bytes)
  }

  /// The header says what the bytes are, so that pixels never stand for a file:
  ///
  ///     "HeadlessSnapshots <kind>", 0 up to 40 bytes | count 8 | width 8 | height 8
  private init(kind: String, width: Int, height: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    var header = Array("HeadlessSnapshots \(kind)".utf8)
    header += [UInt8](repeating: 0, count: 40 - header.count)
    for number in [bytes.count, width, height] {
      header += (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    let digest = cpng_digest_of(header, bytes.baseAddress, bytes.count)
    self.init(low: digest.low, high: digest.high)
  }

  /// Reads 16 bytes.
  init(_ bytes: some Sequence<UInt8>) {
    let words = bytes.enumerated().reduce(into: (UInt64(0), UInt64(0))) { words, byte in
      if byte.offset < 8 {
        words.0 |= UInt64(byte.element) << UInt64(byte.offset * 8)
      } else {
        words.1 |= UInt64(byte.element) << UInt64((byte.offset - 8) * 8)
      }
    }
    self.init(low: words.0, high: words.1)
  }

  /// 16 bytes, the lowest first.
  var bytes: [UInt8] {
    [low, high].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
  }
}
