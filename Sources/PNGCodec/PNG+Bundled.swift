// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CPNG
import Graphics

/// Files in the form that Xcode gives to the pictures in an app's bundle: a chunk CgBI before all
/// others, deflate data without zlib's frame, blue and red exchanged, and colors multiplied with
/// alpha. They get into projects with pictures that were taken from an app.
///
/// After the description "CgBI file format" at iphonedev.wiki.
extension PNG {
  /// Whether the bytes begin as such a file.
  static func isBundled(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 16 && bytes.starts(with: FileHeader.signature)
      && bytes[12..<16].elementsEqual("CgBI".utf8)
  }

  /// Decodes such a file.
  static func decodeBundled(_ bytes: [UInt8], way: cpng_way) throws(PNG.Error) -> Image {
    let file = try ordinary(bytes)
    var image = try decodeOrdinary(file, way: way)
    // The kinds of colors with red, green and blue, without and with alpha.
    let hasColors = [2, 6].contains(file[25])
    if hasColors { image.bitmap.withUnsafeMutableBytes(straighten) }
    return image
  }

  /// Blue, green and red that are multiplied with alpha, to red, green and blue that are not.
  private static func straighten(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    for offset in stride(from: 0, to: bytes.count, by: 4) {
      bytes.swapAt(offset, offset + 2)
      let alpha = Int(bytes[offset + 3])
      guard alpha > 0 else { continue }
      for channel in offset..<offset + 3 {
        bytes[channel] = UInt8(min(255, (Int(bytes[channel]) * 255 + alpha / 2) / alpha))
      }
    }
  }

  /// The same file in the form that everyone reads, with its pixels as they are stored.
  private static func ordinary(_ bytes: [UInt8]) throws(PNG.Error) -> [UInt8] {
    var file = FileHeader.signature
    var deflated: [UInt8] = []
    for chunk in leadingChunks(of: bytes) where chunk.type != "CgBI" {
      if chunk.type == "IDAT" { deflated += bytes[chunk.data] }
      if chunk.type == "IEND" { append("IDAT", try framed(deflated, FileHeader(file)), to: &file) }
      if chunk.type != "IDAT" { file += bytes[chunk.start..<chunk.end] }
    }
    return file
  }

  /// The chunks up to the first one that does not lie in the file as a whole.
  private static func leadingChunks(of bytes: [UInt8]) -> [Chunk] {
    bytes.withUnsafeBufferPointer { bytes in
      var chunks: [Chunk] = []
      while let chunk = Chunk(at: chunks.last?.end ?? FileHeader.signature.count, in: bytes) {
        chunks.append(chunk)
      }
      return chunks
    }
  }

  /// Deflate data in zlib's frame.
  private static func framed(
    _ deflated: [UInt8], _ header: FileHeader
  ) throws(PNG.Error) -> [UInt8] {
    // Interlaced, there are at most twice as many rows, each with a byte before its pixels.
    let capacity = header.width * header.height * 4 + header.height * 2 + 64
    var adler: UInt32 = 0
    guard cpng_adler_of_inflated(deflated, deflated.count, capacity, &adler) else {
      throw .damaged(reason: "the pixels cannot be inflated")
    }
    return [0x78, 0x01] + deflated + bigEndian(adler)
  }

  private static func append(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
    let body = Array(type.utf8) + data
    file += bigEndian(UInt32(data.count)) + body + bigEndian(cpng_crc_of(body, body.count))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }
}
