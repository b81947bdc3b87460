// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import PNGCodec

final class FileHeaderTests: XCTestCase {
  func testTheSizeIsReadFromTheFirstChunk() throws {
    let file = HandmadePNG(width: 300, height: 70_000, colorType: .gray)
    let bytes = FileHeader.signature + file.header()

    XCTAssertThrowsError(try FileHeader(bytes)) {
      XCTAssertEqual($0 as? PNG.Error, .tooLarge(width: 300, height: 70_000))
    }
  }

  func testAPartOfTheSignatureIsATruncatedFile() {
    for count in 1..<24 {
      let bytes = FileHeader.signature + HandmadePNG(width: 1, height: 1, colorType: .gray).header()

      XCTAssertThrowsError(try FileHeader(Array(bytes.prefix(count)))) {
        XCTAssertEqual($0 as? PNG.Error, .truncated(byteCount: count))
      }
    }
  }

  func testALineEndingChangedByATransferIsNotPNG() {
    // The signature holds both line endings so that such a transfer is noticed.
    let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0x00]

    XCTAssertThrowsError(try FileHeader(bytes)) {
      XCTAssertEqual($0 as? PNG.Error, .notPNG(start: bytes))
    }
  }
}
