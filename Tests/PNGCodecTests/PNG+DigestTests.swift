// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import TestSupport
import XCTest

@testable import PNGCodec

final class PNGDigestTests: XCTestCase {
  private let entry = PNG.TextEntry(keyword: "Title", text: "Köln")
  private let long = PNG.TextEntry(
    keyword: "Scene", text: String(repeating: "UILabel 0 0 1 1\n", count: 100))

  /// A few colors, as screens have them.
  private func picture(_ width: Int = 9, _ height: Int = 7, seed: UInt64 = 1) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    var bitmap = Bitmap(width: width, height: height, color: .white)
    for _ in 0..<12 {
      let x = Int.random(in: 0..<width, using: &generator)
      let y = Int.random(in: 0..<height, using: &generator)
      let red = UInt8.random(in: 0...255, using: &generator)
      bitmap[x, y] = Color(red: red, green: 3, blue: 2, alpha: 200)
    }
    return bitmap
  }

  private func file(_ bitmap: Bitmap) throws -> [UInt8] {
    try PNG.encodeWithDigest(bitmap, metadata: [entry, long])
  }

  private func isClaimed(_ bytes: [UInt8], _ bitmap: Bitmap) -> Bool {
    PNG.metadata(of: bytes, ifClaiming: bitmap) != nil
  }

  func testTheChunkIsTheLastBeforeTheEndAndTheFileIsWhole() throws {
    let bytes = try file(picture())

    let chunk = bytes.suffix(60)
    XCTAssertEqual(Array(chunk.prefix(8)), [0, 0, 0, 36] + Array("snPX".utf8))
    XCTAssertEqual(try PNG.decode(bytes).bitmap, picture())
    XCTAssertEqual(try PNG.decode(bytes).metadata, [entry, long])
    XCTAssertEqual(bytes.count, try PNG.encode(picture(), metadata: [entry, long]).count + 48)
  }

  func testAPictureIsKnownWithoutDecodingItAndAnotherIsNot() throws {
    let bytes = try file(picture())

    XCTAssertEqual(PNG.metadata(of: bytes, ifClaiming: picture()), [entry])
    XCTAssertFalse(isClaimed(bytes, picture(seed: 2)))
    XCTAssertEqual(try PNG.digestClaim(of: bytes), .holds)
  }

  func testEveryPixelAndTheSizeCount() throws {
    let bytes = try file(picture())
    for y in 0..<7 {
      for x in 0..<9 {
        var other = picture()
        other[x, y].alpha ^= 1
        XCTAssertFalse(isClaimed(bytes, other), "\(x), \(y)")
      }
    }
    let flat = try file(Bitmap(width: 2, height: 8, color: .white))
    XCTAssertTrue(isClaimed(flat, Bitmap(width: 2, height: 8, color: .white)))
    XCTAssertFalse(isClaimed(flat, Bitmap(width: 4, height: 4, color: .white)))
    XCTAssertFalse(isClaimed(flat, Bitmap(width: 8, height: 2, color: .white)))
  }

  func testNoChangedByteOfTheFileKeepsTheClaim() throws {
    let bytes = try file(picture())

    for position in bytes.indices {
      for mask in [1, 0x20, 0x80] as [UInt8] {
        var changed = bytes
        changed[position] ^= mask
        XCTAssertFalse(isClaimed(changed, picture()), "byte \(position)")
      }
    }
  }

  func testNoTruncationOrAdditionKeepsTheClaim() throws {
    let bytes = try file(picture())

    for count in bytes.indices {
      XCTAssertFalse(isClaimed(Array(bytes.prefix(count)), picture()), "\(count) bytes")
    }
    XCTAssertFalse(isClaimed(bytes + [0], picture()))
    XCTAssertFalse(isClaimed(bytes + bytes.suffix(12), picture()))
  }

  func testAChunkOfAnotherFileDoesNotCount() throws {
    let (first, second) = (try file(picture()), try file(picture(seed: 2)))

    let swapped = first.dropLast(60) + second.suffix(60)

    XCTAssertFalse(isClaimed(Array(swapped), picture()))
    XCTAssertFalse(isClaimed(Array(swapped), picture(seed: 2)))
    XCTAssertEqual(try PNG.digestClaim(of: Array(swapped)), .outdated)
  }

  func testAnOptimizerThatKeepsTheChunkMakesItOutdated() throws {
    // optipng keeps unknown chunks and compresses the pixels anew: here, into stored blocks.
    let bytes = try file(picture())
    let plain = try PNG.encode(picture())

    let optimized = plain.dropLast(12) + bytes.suffix(60)

    XCTAssertEqual(try PNG.decode(Array(optimized)).bitmap, picture())
    XCTAssertFalse(isClaimed(Array(optimized), picture()))
    XCTAssertEqual(try PNG.digestClaim(of: Array(optimized)), .outdated)
  }

  func testAnEditedPaletteMakesTheChunkOutdated() throws {
    var bytes = try file(picture())
    let palette = try XCTUnwrap(bytes.firstRange(of: Array("PLTE".utf8))).upperBound
    bytes[palette] ^= 0xFF

    XCTAssertFalse(isClaimed(bytes, picture()))
  }

  func testTwoChunksCountAsNone() throws {
    let bytes = try file(picture())
    let head = Array(bytes.dropLast(60))
    let chunk = Array(bytes.suffix(60).prefix(48))
    // The second one is even bound to everything before it.
    let doubled = head + chunk
    let own = PNG.DigestChunk(
      pixels: Digest(pixelsOf: picture()),
      file: doubled.withUnsafeBufferPointer { Digest(bytes: $0) })

    let forged = doubled + own.bytes + PNG.DigestChunk.end

    XCTAssertFalse(isClaimed(forged, picture()))
    XCTAssertEqual(try PNG.digestClaim(of: forged), .absent)
  }

  func testAFileWithoutAChunkClaimsNothing() throws {
    let bytes = try PNG.encode(picture())

    XCTAssertFalse(isClaimed(bytes, picture()))
    XCTAssertEqual(try PNG.digestClaim(of: bytes), .absent)
  }

  func testAForgedChunkPassesForItsClaimAndIsFoundByDecoding() throws {
    let shown = try PNG.encode(picture())
    let head = Array(shown.dropLast(12))
    let chunk = PNG.DigestChunk(
      pixels: Digest(pixelsOf: picture(seed: 2)),
      file: head.withUnsafeBufferPointer { Digest(bytes: $0) })

    let forged = head + chunk.bytes + PNG.DigestChunk.end

    XCTAssertTrue(isClaimed(forged, picture(seed: 2)))
    XCTAssertEqual(try PNG.digestClaim(of: forged), .lies)
    XCTAssertNil(PNG.metadata(of: forged, ifShowing: picture(seed: 2)))
  }

  func testAClaimDoesNotCountWhereAChecksumIsWrong() throws {
    let shown = try PNG.encode(picture())
    let chunks = try XCTUnwrap(shown.withUnsafeBufferPointer { PNG.chunks(of: $0) })
    for chunk in chunks.dropLast() {
      var head = Array(shown.dropLast(12))
      head[chunk.data.upperBound] ^= 1
      let digest = PNG.DigestChunk(
        pixels: Digest(pixelsOf: picture()),
        file: head.withUnsafeBufferPointer { Digest(bytes: $0) })

      XCTAssertFalse(isClaimed(head + digest.bytes + PNG.DigestChunk.end, picture()), chunk.type)
    }
  }

  func testPicturesInEveryFormOfStorageAreClaimed() throws {
    var generator = SeededGenerator(seed: 5)
    let noise = (0..<40 * 30 * 4).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let photo = Bitmap(width: 40, height: 30, bytes: noise)
    var opaque = photo
    for y in 0..<30 { for x in 0..<40 { opaque[x, y].alpha = 255 } }
    for bitmap in [photo, opaque, Bitmap(width: 1, height: 1, color: .clear)] {
      let bytes = try PNG.encodeWithDigest(bitmap)
      XCTAssertTrue(isClaimed(bytes, bitmap))
      XCTAssertEqual(try PNG.digestClaim(of: bytes), .holds)
    }
  }

  // MARK: The digest

  func testTheDigestIsThatOfItsDescription() {
    var generator = SeededGenerator(seed: 3)
    for count in Array(0...130) + [1000, 4096] {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let expected = ReferenceDigest.file(bytes)
      XCTAssertEqual(bytes.withUnsafeBufferPointer { Digest(bytes: $0) }, expected, "\(count)")
    }
  }

  func testKnownDigests() {
    XCTAssertEqual(
      [UInt8]().withUnsafeBufferPointer { Digest(bytes: $0) }, ReferenceDigest.file([]))
    let white = Digest(pixelsOf: Bitmap(width: 2, height: 2, color: .white))
    XCTAssertEqual(
      String(white.low, radix: 16) + " " + String(white.high, radix: 16), Self.digestOfWhite)
  }
  /// Files in the world have these digests: it must never change.
  private static let digestOfWhite = "143a1443ae586990 5694fe3411f22106"

  func testSmallChangesLeadToDigestsWithoutLikeness() {
    // Each of 1,000 bits flipped: about half of the 128 bits change, never few.
    var bytes = [UInt8](repeating: 255, count: 125)
    let first = bytes.withUnsafeBufferPointer { Digest(bytes: $0) }
    var seen: Set<Digest> = [first]
    for bit in 0..<1000 {
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      let other = bytes.withUnsafeBufferPointer { Digest(bytes: $0) }
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      let changed =
        (first.low ^ other.low).nonzeroBitCount + (first.high ^ other.high).nonzeroBitCount
      XCTAssert((30...98).contains(changed), "bit \(bit): \(changed)")
      XCTAssertTrue(seen.insert(other).inserted)
    }
  }

  func testTheBytesOfADigestComeBack() {
    let digest = Digest(low: 0x0102_0304_0506_0708, high: 0x1112_1314_1516_1718)

    XCTAssertEqual(Digest(digest.bytes), digest)
    XCTAssertEqual(digest.bytes.first, 8)
  }

  func testTheChecksumIsZlibs() {
    // The CRC of "123456789" in every catalog of checksums.
    XCTAssertEqual(PNG.checksum(of: Array("123456789".utf8)), 0xCBF4_3926)
  }
}

/// The digest as its description says, slowly.
private enum ReferenceDigest {
  private static let pi: [UInt64] = [
    0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344, 0xA409_3822_299F_31D0, 0x082E_FA98_EC4E_6C89,
    0x4528_21E6_38D0_1377, 0xBE54_66CF_34E9_0C6C, 0xC0AC_29B7_C97C_50DD, 0x3F84_D5B5_B547_0917,
  ]

  static func file(_ bytes: [UInt8]) -> Digest {
    var input = Array("HeadlessSnapshots file".utf8)
    input += [UInt8](repeating: 0, count: 40 - input.count)
    input += withUnsafeBytes(of: UInt64(bytes.count).littleEndian, Array.init)
    input += [UInt8](repeating: 0, count: 16) + bytes
    input += [UInt8](repeating: 0, count: (64 - input.count % 64) % 64)
    var lanes = Array(pi[4...])
    for block in stride(from: 0, to: input.count, by: 64) {
      for lane in 0..<4 {
        lanes[lane] = fold(
          word(input, block + lane * 16) ^ pi[lane],
          word(input, block + lane * 16 + 8) ^ lanes[lane])
      }
    }
    return Digest(
      low: fold(
        fold(lanes[0] ^ pi[0], lanes[1] ^ pi[1]) ^ pi[4], fold(lanes[2] ^ pi[2], lanes[3] ^ pi[3])),
      high: fold(
        fold(lanes[0] ^ pi[3], lanes[2] ^ pi[2]) ^ pi[5], fold(lanes[1] ^ pi[1], lanes[3] ^ pi[0])))
  }

  private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }

  private static func word(_ bytes: [UInt8], _ start: Int) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(bytes[start + $1]) << UInt64($1 * 8) }
  }
}
