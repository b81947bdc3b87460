// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CLibDeflate
import CPNG
import Graphics
import XCTest

@testable import PNGCodec

/// Two readers must agree: what libdeflate inflates and libpng refuses would make a file that one
/// program shows and the other does not.
final class PNGDeflateAgreementTests: XCTestCase {
  /// What libdeflate makes of a raw stream that it takes as a whole; nil for others.
  private func inflated(_ stream: [UInt8]) -> [UInt8]? {
    var read = 0
    var written = 0
    var isDone = false
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 18) { buffer, count in
      let decompressor = libdeflate_alloc_decompressor()
      defer { libdeflate_free_decompressor(decompressor) }
      isDone =
        libdeflate_deflate_decompress_ex(
          decompressor, stream, stream.count, buffer.baseAddress, buffer.count, &read, &written)
        == LIBDEFLATE_SUCCESS
      count = isDone ? written : 0
    }
    return isDone && read == stream.count ? bytes : nil
  }

  private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return HandmadePNG.bigEndian(UInt32(data.count)) + body
      + HandmadePNG.bigEndian(libdeflate_crc32(0, body, body.count))
  }

  /// A gray file of one row whose every checksum is right, of what libdeflate makes of the stream.
  private func file(_ stream: [UInt8], showing bytes: [UInt8]) -> [UInt8] {
    let header = HandmadePNG(width: UInt32(bytes.count - 1), height: 1, colorType: .gray)
    let adler = HandmadePNG.bigEndian(libdeflate_adler32(1, bytes, bytes.count))
    return FileHeader.signature + header.header() + chunk("IDAT", [0x78, 0x01] + stream + adler)
      + chunk("IEND", [])
  }

  private func result(_ bytes: [UInt8], _ way: cpng_way) -> Result<PNG.Image, PNG.Error> {
    Result { () throws(PNG.Error) in try PNG.decode(bytes, way: way) }
  }

  /// `TEST_STREAMS` names another number of streams: a million for a night.
  func testBothReadersGiveTheSameForStreamsOfAnyKind() {
    let named = ProcessInfo.processInfo.environment["TEST_STREAMS"].flatMap(UInt64.init)
    var (taken, refused) = (0, 0)
    for seed in 0..<(named ?? 20_000) {
      let stream = RandomDeflateStream(seed: seed).bytes
      guard let bytes = inflated(stream), bytes.count > 1, bytes.count <= PNG.maximumSide
      else { continue }
      let file = file(stream, showing: bytes)
      let short = result(file, CPNG_WAY_SHORTEST)
      let long = result(file, CPNG_WAY_LIBPNG)
      if case .success = long { taken += 1 } else { refused += 1 }
      if short != long { return XCTFail("seed \(seed): \(short) and \(long)") }
      if case .success(let image) = long {
        let ways = [CPNG_WAY_SHORTEST, CPNG_WAY_LIBPNG].map {
          PNG.metadata(of: file, ifShowing: image.bitmap, way: $0)
        }
        XCTAssertEqual(ways[0], ways[1], "seed \(seed)")
        XCTAssertNotNil(ways[0], "seed \(seed)")
      }
    }

    // It would prove nothing if hardly any stream were taken, or none refused.
    XCTAssertGreaterThan(taken, 1_000)
    XCTAssertGreaterThan(refused, 100)
  }

  func testReservedSymbolsAreRefusedAsLibpngDoes() throws {
    for (length, distance) in [(286, 0), (287, 0), (257, 30), (257, 31)] {
      var bits = BitStream()
      let code = PrefixCode.fixedLiterals
      bits.append(0b011, count: 3)
      code.write(0, to: &bits)
      for _ in 0..<130 {
        code.write(285, to: &bits)
        bits.appendCode(0, count: 5)
      }
      code.write(length, to: &bits)
      bits.appendCode(distance, count: 5)
      if distance > 29 { bits.append(0, count: 13) }
      code.write(256, to: &bits)
      let bytes = try XCTUnwrap(inflated(bits.bytes), "\(length), \(distance)")
      let file = file(bits.bytes, showing: bytes)

      guard case .failure(.damaged(let reason)) = result(file, CPNG_WAY_SHORTEST) else {
        XCTFail("\(length), \(distance) was read")
        continue
      }
      XCTAssertEqual(
        reason, distance > 29 ? "IDAT: invalid distance code" : "IDAT: invalid literal/length code")
    }
  }
}
