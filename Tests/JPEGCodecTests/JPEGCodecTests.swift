// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#if !NoJPEG
  import CTurboJPEG
  import Graphics
  import JPEGCodec
  import TestSupport
  import XCTest

  final class JPEGCodecTests: XCTestCase {
    /// Four areas of one color each, of whole blocks of 16 pixels.
    private var areas: Bitmap {
      var bitmap = Bitmap(width: 64, height: 32, color: Color(red: 200, green: 40, blue: 30))
      for y in 0..<32 {
        for x in 0..<64 where x >= 32 || y >= 16 {
          bitmap[x, y] =
            switch (x >= 32, y >= 16) {
            case (true, false): Color(red: 20, green: 90, blue: 210)
            case (true, true): Color(red: 255, green: 255, blue: 255)
            default: Color(red: 0, green: 0, blue: 0)
            }
        }
      }
      return bitmap
    }

    private func assertNear(_ one: Color, _ other: Color, line: UInt = #line) {
      for path in [\Color.red, \.green, \.blue, \.alpha] {
        XCTAssertEqual(
          Int(one[keyPath: path]), Int(other[keyPath: path]), accuracy: 2, "\(one)", line: line)
      }
    }

    func testColorsAreKept() throws {
      for quality in [75, 90, 100] {
        let image = try JPEG.decode(JPEG.encode(areas, quality: quality))
        XCTAssertEqual([image.bitmap.width, image.bitmap.height], [64, 32])
        XCTAssertEqual(image.orientation, 1)
        XCTAssertTrue(image.bitmap.isOpaque)
        for (x, y) in [(8, 8), (48, 8), (8, 24), (48, 24)] {
          assertNear(image.bitmap[x, y], areas[x, y])
        }
      }
    }

    func testTheSameBytesGiveTheSamePixels() throws {
      let file = try JPEG.encode(areas, quality: 60)
      XCTAssertEqual(try JPEG.decode(file), try JPEG.decode(file))
      XCTAssertEqual(file, try JPEG.encode(areas, quality: 60))
    }

    func testALowerQualityIsASmallerFile() throws {
      var bitmap = Bitmap(width: 64, height: 64)
      var random = SeededGenerator(seed: 7)
      for y in 0..<64 {
        for x in 0..<64 {
          bitmap[x, y] = Color(red: .random(in: 0...255, using: &random), green: 9, blue: 9)
        }
      }
      let sizes = try [0, 30, 60, 100].map { try JPEG.encode(bitmap, quality: $0).count }
      XCTAssertEqual(sizes, sizes.sorted())
      XCTAssertLessThan(sizes[0] * 4, sizes[3])
    }

    func testWhatIsNotOpaqueIsMixedWithWhite() throws {
      let bitmap = Bitmap(width: 16, height: 16, color: Color(red: 0, green: 0, blue: 0, alpha: 51))
      let image = try JPEG.decode(JPEG.encode(bitmap, quality: 100))
      assertNear(image.bitmap[8, 8], Color(red: 204, green: 204, blue: 204))
    }

    /// The segment in which a camera notes how it was held.
    private func noted(_ orientation: UInt8, isLittleEndian: Bool, _ file: [UInt8]) -> [UInt8] {
      let notes: [UInt8] =
        isLittleEndian
        ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
        : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      let content = Array("Exif\0\0".utf8) + notes
      return file[..<2] + [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content + file[2...]
    }

    func testOrientation() throws {
      let file = try JPEG.encode(areas, quality: 90)
      for orientation in UInt8(1)...8 {
        for isLittleEndian in [true, false] {
          let image = try JPEG.decode(
            noted(orientation, isLittleEndian: isLittleEndian, file))
          XCTAssertEqual(image.orientation, Int(orientation))
          XCTAssertEqual(image.bitmap, try JPEG.decode(file).bitmap)
        }
      }
      XCTAssertEqual(try JPEG.decode(noted(9, isLittleEndian: true, file)).orientation, 1)
    }

    func testWhatIsNoJPEG() {
      XCTAssertThrowsError(try JPEG.decode([])) { XCTAssertEqual($0 as? JPEG.Error, .notJPEG) }
      XCTAssertThrowsError(try JPEG.decode(Array("PNG".utf8))) {
        XCTAssertEqual($0 as? JPEG.Error, .notJPEG)
      }
      XCTAssertThrowsError(try JPEG.encode(Bitmap(width: 0, height: 3), quality: 50)) {
        XCTAssertEqual($0 as? JPEG.Error, .empty(width: 0, height: 3))
      }
    }

    func testAFileThatIsCutOffIsRefused() throws {
      let file = try JPEG.encode(areas, quality: 90)
      for count in stride(from: 3, to: file.count - 2, by: 7) {
        XCTAssertThrowsError(try JPEG.decode(Array(file[..<count])), "\(count) bytes") {
          guard case .damaged = $0 as? JPEG.Error else { return XCTFail("\($0)") }
        }
      }
    }

    /// A header may claim any size: it is refused before memory is taken.
    func testAHugePictureIsRefused() throws {
      var file = try JPEG.encode(areas, quality: 90)
      let start = try XCTUnwrap(
        file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
      file.replaceSubrange(start + 5..<start + 9, with: [0xFF, 0, 0xFF, 0])
      XCTAssertThrowsError(try JPEG.decode(file)) {
        XCTAssertEqual($0 as? JPEG.Error, .tooLarge(width: 65_280, height: 65_280))
      }
    }

    func testPrintingColorsAreRefused() throws {
      let encoder: tjhandle = tjInitCompress()
      defer { tjDestroy(encoder) }
      var file: UnsafeMutablePointer<UInt8>?
      defer { tjFree(file) }
      var count: UInt = 0
      XCTAssertEqual(
        tjCompress2(
          encoder, [UInt8](repeating: 90, count: 1024), 16, 0, 16, Int32(TJPF_CMYK.rawValue), &file,
          &count, Int32(TJSAMP_444.rawValue), 90, 0), 0)
      let bytes = Array(UnsafeBufferPointer(start: file, count: Int(count)))
      XCTAssertThrowsError(try JPEG.decode(bytes)) {
        XCTAssertEqual($0 as? JPEG.Error, .printingColors)
        XCTAssertEqual(
          "\($0)",
          "The JPEG file has the colors of printing inks (CMYK). Write it in RGB.")
      }
    }

    func testDamagedBytesNeverCrash() throws {
      let file = try JPEG.encode(areas, quality: 75)
      let seed = UInt64.random(in: 0...UInt64.max)
      print("seed \(seed)")
      var random = SeededGenerator(seed: seed)
      for _ in 0..<2_000 {
        var bytes = noted(6, isLittleEndian: false, file)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          bytes[Int.random(in: 2..<bytes.count, using: &random)] = .random(
            in: 0...255, using: &random)
        }
        if let image = try? JPEG.decode(bytes) { XCTAssertGreaterThan(image.bitmap.width, 0) }
      }
    }
  }
#endif
