// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import PNGCodec

/// The texts and the digest of a PNG file: the input becomes chunks of a file that is well made
/// otherwise. Its first byte says which kinds follow in turn.
enum TextChunkTarget {
  private static let kinds = ["tEXt", "zTXt", "iTXt", "snPX", "eXIf", "tIME"]

  static func read(_ bytes: [UInt8]) {
    let picture = Bitmap(width: 3, height: 2, color: Color(red: 9, green: 99, blue: 199))
    guard let plain = try? PNG.encode(picture) else { return }
    // After the header's chunk.
    var file = Array(plain.prefix(33))
    for (index, part) in bytes.split(separator: 0xFF, omittingEmptySubsequences: false)
      .enumerated()
    {
      let kind = kinds[(index + Int(bytes.first ?? 0)) % kinds.count]
      let body = Array(kind.utf8) + part
      file += RepairedPNG.bigEndian(UInt32(part.count)) + body
      file += RepairedPNG.bigEndian(RepairedPNG.checksum(body))
    }
    file += plain.dropFirst(33)
    _ = try? PNG.digestClaim(of: file)
    _ = try? PNG.checkViewersAgree(on: file)
    _ = PNG.metadata(of: file, ifClaiming: picture)
    if let image = try? PNG.decode(file) {
      check(image.bitmap == picture, "texts changed the picture")
    }
  }
}
