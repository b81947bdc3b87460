// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import PNGCodec

/// The reader of PNG files, with the checksums of the chunks repaired: it would not get far
/// otherwise.
enum PNGTarget {
  static func read(_ bytes: [UInt8]) {
    let file = RepairedPNG.bytes(bytes)
    _ = try? PNG.checkViewersAgree(on: file)
    guard let image = try? PNG.decode(file) else { return }
    // What was read is written and read as the same. A text that was read may be no text to write.
    guard let again = try? PNG.encode(image.bitmap, metadata: image.metadata) else { return }
    check((try? PNG.decode(again).bitmap) == image.bitmap, "written pixels are read otherwise")
    check(
      (try? PNG.checkViewersAgree(on: again)) != nil, "a written file has chunks that change looks")
    // Shortcuts agree with the decoder.
    if PNG.metadata(of: file, ifShowing: image.bitmap) != nil {
      check(PNG.metadata(of: file, ifShowing: image.bitmap) == image.metadata, "other texts")
    }
    guard let claimed = try? PNG.encodeWithDigest(image.bitmap, metadata: image.metadata) else {
      return
    }
    check(
      PNG.metadata(of: claimed, ifClaiming: image.bitmap) != nil, "a written digest is no claim")
  }
}

/// Chunks with their checksums made right, and their lengths cut to what there is.
enum RepairedPNG {
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  static func bytes(_ bytes: [UInt8]) -> [UInt8] {
    var (file, rest) = (signature, bytes[...])
    if rest.starts(with: signature) { rest = rest.dropFirst(8) }
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let data = min(length, rest.count - 12)
      let body = rest.dropFirst(4).prefix(4 + data)
      file += bigEndian(UInt32(data)) + body + bigEndian(checksum(body))
      rest = rest.dropFirst(12 + data)
    }
    return file + rest
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32 of the PNG specification, section D.
  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in crc >> 8 ^ remainders[Int((crc ^ UInt32(byte)) & 255)] }
  }

  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
}
