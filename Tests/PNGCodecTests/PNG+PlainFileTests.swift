// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CPNG
import Foundation
import Graphics
import TestSupport
import XCTest

@testable import PNGCodec

/// Plain files are inflated at once, not by libpng: what comes out is the same, errors too.
final class PNGPlainFileTests: XCTestCase {
  private static let seed: UInt64 = 11

  private func result(_ bytes: [UInt8], _ way: cpng_way) -> Result<PNG.Image, PNG.Error> {
    Result { () throws(PNG.Error) in try PNG.decode(bytes, way: way) }
  }

  private func assertBothWaysAgree(_ bytes: [UInt8], _ name: String) {
    let short = result(bytes, CPNG_WAY_SHORTEST)
    XCTAssertEqual(short, result(bytes, CPNG_WAY_LIBPNG), name)

    guard let bitmap = try? short.get().bitmap else { return }
    var other = bitmap.bytes
    other[other.count - 1] ^= 1
    for (picture, kind) in [
      (bitmap, "same"), (Bitmap(width: bitmap.width, height: bitmap.height, bytes: other), "other"),
    ] {
      XCTAssertEqual(
        PNG.metadata(of: bytes, ifShowing: picture, way: CPNG_WAY_SHORTEST),
        PNG.metadata(of: bytes, ifShowing: picture, way: CPNG_WAY_LIBPNG), "\(name), \(kind)")
    }
  }

  /// Who read the pixels; nil where nobody could.
  private func way(_ bytes: [UInt8]) -> cpng_way? {
    let limits = cpng_limits(
      maximum_side: 10_000, maximum_pixel_count: 64_000_000, maximum_text_count: 100,
      maximum_chunk_size: 8 << 20, maximum_texts_size: 32 << 20)
    return bytes.withUnsafeBufferPointer { buffer in
      guard
        let reader = cpng_reader_create(
          buffer.baseAddress, buffer.count, limits, CPNG_WAY_SHORTEST)
      else { return nil }
      defer { cpng_reader_destroy(reader) }
      var (width, height) = (UInt32(0), UInt32(0))
      guard cpng_reader_read_header(reader, &width, &height) else { return nil }
      var pixels = [UInt8](repeating: 0, count: cpng_picture_capacity(width, height))
      guard cpng_reader_read_pixels(reader, &pixels) else { return nil }
      return cpng_reader_way(reader)
    }
  }

  func testEveryStoredSnapshotIsReadTheShortWayAndAsLibpngReadsIt() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Snapshots")
      .resolvingSymlinksInPath()
    let files = try XCTUnwrap(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "png" {
      let bytes = [UInt8](try Data(contentsOf: file))

      XCTAssertEqual(way(bytes), CPNG_WAY_SHORTEST, file.path)
      assertBothWaysAgree(bytes, file.path)
      count += 1
    }
    XCTAssertGreaterThan(count, 100, "\(folder.path) has hardly any picture")
  }

  // MARK: Random files

  /// Any color type, filters and chunk sizes; of the sizes, many are smaller than a vector.
  private func randomFile(_ generator: inout SeededGenerator) -> HandmadePNG {
    let types: [HandmadePNG.ColorType] = [.gray, .rgb, .palette, .grayAlpha, .rgba]
    let width = Int.random(in: 1...40, using: &generator)
    let height = Int.random(in: 1...12, using: &generator)
    var file = HandmadePNG(
      width: UInt32(width), height: UInt32(height),
      colorType: types.randomElement(using: &generator)!)
    let range = [0...3, 0...255, 250...255].randomElement(using: &generator)!
    let samples = (0..<width * height * 4).map { _ in Int.random(in: range, using: &generator) }
    file.sample = { x, y, channel in samples[(y * width + x) * 4 + channel] }
    if file.colorType == .palette {
      file.palette = (0..<768).map { _ in UInt8.random(in: 0...255, using: &generator) }
      file.transparency = (0..<Int.random(in: 1...256, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
    }
    let filters = (0..<height).map { _ in Int.random(in: 0...4, using: &generator) }
    file.filter = { filters[$0] }
    file.dataSize = [Int.max, 1, 7, 100].randomElement(using: &generator)!
    file.chunks = HandmadePNG.chunk("tEXt", Array("Title".utf8) + [0] + Array("kept".utf8))
    return file
  }

  func testEveryColorTypeWithEveryFilterIsReadAsLibpngReadsIt() {
    var generator = SeededGenerator(seed: Self.seed)
    for round in 0..<250 {
      let file = randomFile(&generator)
      let bytes = file.bytes()
      let name = "seed \(Self.seed), round \(round), \(file.colorType) \(file.width)x\(file.height)"

      XCTAssertEqual(way(bytes), CPNG_WAY_SHORTEST, name)
      assertBothWaysAgree(bytes, name)
    }
  }

  // MARK: Damaged files

  /// Small files of each form that `PNG.encode` writes, and handmade ones.
  private func files(_ generator: inout SeededGenerator) throws -> [[UInt8]] {
    let encoded = try [(4, true), (300, true), (300, false)].map { colorCount, isOpaque in
      try PNG.encode(
        generator.bitmap(width: 29, height: 23, colorCount: colorCount, isOpaque: isOpaque),
        metadata: [PNG.TextEntry(keyword: "Title", text: "Größe")])
    }
    return encoded + (0..<6).map { _ in randomFile(&generator).bytes() }
  }

  /// The same chunks with checksums that fit, so that what is wrong in their data is met.
  private func withRightChecksums(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { buffer in
      guard let chunks = PNG.chunks(of: buffer) else { return bytes }
      return chunks.reduce(into: Array(bytes.prefix(8))) { file, chunk in
        file += HandmadePNG.chunk(chunk.type, Array(buffer[chunk.data]))
      }
    }
  }

  func testDamagedBytesGiveWhatLibpngMakesOfThem() throws {
    var generator = SeededGenerator(seed: Self.seed)
    for (number, file) in try files(&generator).enumerated() {
      for round in 0..<100 {
        var bytes = file
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
          bytes[Int.random(in: bytes.indices, using: &generator)] =
            UInt8.random(in: 0...255, using: &generator)
        }
        let name = "seed \(Self.seed), file \(number), round \(round)"

        assertBothWaysAgree(bytes, name)
        assertBothWaysAgree(withRightChecksums(bytes), name + ", with right checksums")
      }
    }
  }

  func testCutOffFilesGiveWhatLibpngMakesOfThem() throws {
    var generator = SeededGenerator(seed: Self.seed)
    for file in try files(&generator) {
      for count in stride(from: 0, to: file.count, by: 5) {
        assertBothWaysAgree(Array(file.prefix(count)), "\(count) of \(file.count) bytes")
      }
    }
  }

  func testAWrongChecksumIsAnErrorThoughThePixelsAreRight() throws {
    let picture = Bitmap(width: 8, height: 8, color: .white)
    let file = try PNG.encode(picture)
    let chunks = try XCTUnwrap(file.withUnsafeBufferPointer { PNG.chunks(of: $0) })
    for chunk in chunks {
      var bytes = file
      bytes[chunk.data.upperBound] ^= 1

      XCTAssertThrowsError(try PNG.decode(bytes), chunk.type)
      assertBothWaysAgree(bytes, chunk.type)
    }
  }

  // MARK: Odd files

  /// A gray file of one row with this zlib stream.
  private func file(_ stream: [UInt8], width: UInt32 = 3, between: [UInt8] = []) -> [UInt8] {
    let header = HandmadePNG(width: width, height: 1, colorType: .gray)
    return FileHeader.signature + header.header() + HandmadePNG.chunk("IDAT", stream) + between
      + HandmadePNG.chunk("IEND", [])
  }

  func testWhatIsOddAboutTheStreamIsLeftToLibpng() {
    let stream = HandmadePNG.stored([0, 1, 2, 3])
    var wrongSum = stream
    wrongSum[wrongSum.count - 1] ^= 1
    let odd: [(String, [UInt8])] = [
      ("more bytes than pixels", HandmadePNG.stored([0, 1, 2, 3, 4])),
      ("fewer bytes than pixels", HandmadePNG.stored([0, 1, 2])),
      ("bytes after the stream", stream + [1, 2, 3]),
      ("a wrong checksum of the stream", wrongSum),
      ("a dictionary", [0x78, 0x20 | 0x1F] + stream.dropFirst(2)),
      ("a window of 64 KB", [0x88, 0x1C] + stream.dropFirst(2)),
      ("no stream", []),
      ("half a header", [0x78]),
      ("a filter that does not exist", HandmadePNG.stored([5, 1, 2, 3])),
    ]
    for (name, stream) in odd {
      let bytes = file(stream)

      XCTAssertNotEqual(way(bytes), CPNG_WAY_SHORTEST, name)
      assertBothWaysAgree(bytes, name)
    }
    XCTAssertEqual(way(file(stream)), CPNG_WAY_SHORTEST)
  }

  func testADistanceBeyondTheWindowThatTheStreamNamesIsLeftToLibpng() {
    // 516 zeros and a window of 256 bytes: RFC 1950, section 2.2.
    let zeros = HandmadePNG.zeros(runCount: 2)
    let small = [0x08, 0x1D] + zeros.dropFirst(2)
    let bytes = file(small, width: 516)

    XCTAssertEqual(way(file(zeros, width: 516)), CPNG_WAY_SHORTEST)
    XCTAssertNotEqual(way(bytes), CPNG_WAY_SHORTEST)
    assertBothWaysAgree(bytes, "a window of 256 bytes")
  }

  func testWhatIsOddAboutTheChunksIsLeftToLibpng() {
    let stream = HandmadePNG.stored([0, 1, 2, 3])
    let text = HandmadePNG.chunk("tEXt", Array("Title".utf8) + [0, 0x61])
    let second = HandmadePNG.chunk("IDAT", Array(stream.dropFirst(4)))
    let odd = [
      ("a text between the pixels", file(Array(stream.prefix(4)), between: text + second)),
      ("a second header", file(stream, between: HandmadePNG.chunk("IHDR", [0]))),
      ("a critical chunk", file(stream, between: HandmadePNG.chunk("ABCD", []))),
      ("pixels after the end of the pixels", file(stream, between: text + second)),
      ("no end", Array(file(stream).dropLast(12))),
      ("a length beyond the end", file(stream, between: [0x7F, 0, 0, 0] + Array("tEXt".utf8))),
    ]
    for (name, bytes) in odd { assertBothWaysAgree(bytes, name) }
  }
}
