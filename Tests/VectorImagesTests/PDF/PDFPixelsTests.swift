// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TestSupport
import XCTest

@testable import VectorImages

final class PDFPixelsTests: XCTestCase {
  private func image(
    _ entries: String, _ bytes: [UInt8], _ others: [(String, [UInt8])] = []
  ) -> PDFWriter {
    var writer = PDFWriter("1 0 0 rg q 2 0 0 2 0 0 cm /Im Do Q")
    writer.box = "0 0 2 2"
    let number = writer.add("/Subtype /Image /Width 2 /Height 2 \(entries)", stream: bytes)
    for (entries, bytes) in others { _ = writer.add(entries, stream: bytes) }
    writer.resources = "/XObject << /Im \(number) 0 R >>"
    return writer
  }

  private func colors(_ writer: PDFWriter) throws -> [String] {
    let picture = try PDFPictures.picture(writer)
    return [picture[0, 0], picture[1, 0], picture[0, 1], picture[1, 1]].map(\.description)
  }

  func testSamplesOfEachSpaceArePixelsFromTheTop() throws {
    XCTAssertEqual(
      try colors(
        image(
          "/ColorSpace /DeviceRGB /BitsPerComponent 8",
          [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255])),
      ["#FF0000", "#00FF00", "#0000FF", "#FFFFFF"])
    XCTAssertEqual(
      try colors(image("/ColorSpace /DeviceGray /BitsPerComponent 4", [0x0F, 0x8C])),
      ["#000000", "#FFFFFF", "#888888", "#CCCCCC"])
    // Rows begin at whole bytes.
    XCTAssertEqual(
      try colors(image("/ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [1 0]", [0x40, 0x80])),
      ["#FFFFFF", "#000000", "#000000", "#FFFFFF"])
    XCTAssertEqual(
      try colors(
        image(
          "/ColorSpace [/Indexed /DeviceRGB 1 <FF000000FF00>] /BitsPerComponent 8", [0, 1, 1, 0])),
      ["#FF0000", "#00FF00", "#00FF00", "#FF0000"])
  }

  func testMasksOfImages() throws {
    let gray = "/ColorSpace /DeviceGray /BitsPerComponent 8"
    let mask = "/Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8"
    XCTAssertEqual(
      try colors(image("\(gray) /SMask 6 0 R", [0, 0, 0, 255], [(mask, [255, 128, 0, 128])])),
      ["#000000", "#00000080", "#00000000", "#FFFFFF80"])
    // One value for all of a smaller mask.
    let one = "/Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8"
    XCTAssertEqual(
      try colors(image("\(gray) /SMask 6 0 R", [0, 0, 0, 0], [(one, [128])])),
      [String](repeating: "#00000080", count: 4))
    let stencil = "/Subtype /Image /Width 2 /Height 2 /ImageMask true /BitsPerComponent 1"
    XCTAssertEqual(
      try colors(image("\(gray) /Mask 6 0 R", [0, 0, 0, 0], [(stencil, [0x40, 0x80])])),
      ["#000000", "#00000000", "#00000000", "#000000"])
    XCTAssertEqual(
      try colors(image("\(gray) /Mask [7 9]", [0, 8, 9, 10])),
      ["#000000", "#00000000", "#00000000", "#0A0A0A"])
    XCTAssertEqual(
      try colors(image("/ImageMask true", [0x40, 0x80])),
      ["#FF0000", "#00000000", "#00000000", "#FF0000"])
    // Black lay below when the colors were mixed.
    XCTAssertEqual(
      try colors(
        image(
          "\(gray) /SMask 6 0 R", [64, 0, 0, 255], [("\(mask) /Matte [0]", [128, 0, 255, 255])])),
      ["#80808080", "#00000000", "#000000", "#FFFFFF"])
  }

  func testAnImageMayStandAmongOperators() throws {
    var writer = PDFWriter("q 2 0 0 2 0 0 cm BI /W 2 /H 2 /CS /G /BPC 8 /F /AHx ID 00FF8040> EI Q")
    writer.box = "0 0 2 2"
    XCTAssertEqual(try colors(writer), ["#000000", "#FFFFFF", "#808080", "#404040"])
  }

  func testImagesThatCannotBeReadAreErrors() {
    let gray = "/ColorSpace /DeviceGray /BitsPerComponent 8"
    XCTAssertEqual(
      PDFPictures.error(image(gray, [0])), .damaged("the image /Im ends after 1 of 4 bytes"))
    XCTAssertEqual(
      PDFPictures.error(image("\(gray) /Filter /JPXDecode", [0])),
      .unsupported("the filter /JPXDecode", place: "the image /Im"))
    XCTAssertEqual(
      PDFPictures.error(image("/ColorSpace [/Lab << >>] /BitsPerComponent 8", [0])),
      .unsupported("the color space /Lab", place: "the image /Im"))
    var large = image(gray, [0])
    large.objects[0] = Array(
      "<< /Subtype /Image /Width 60000 /Height 60000 /Length 1 \(gray) >>\nstream\n0\nendstream"
        .utf8)
    XCTAssertEqual(
      PDFPictures.error(large), .tooLarge("pixels in the image /Im", limit: 16_000_000))
  }

  // MARK: Filters

  func testFiltersDecode() throws {
    func decoded(_ filter: PDFFilter, _ bytes: [UInt8], _ parameters: PDFDictionary = [:]) throws
      -> [UInt8]
    {
      try filter.decode(bytes, parameters, limit: 1000, place: "a test")
    }
    XCTAssertEqual(try decoded(.asciiHex, Array("0 1fF 8>".utf8)), [0x01, 0xFF, 0x80])
    XCTAssertEqual(
      try decoded(.ascii85, Array("87cURD]i,\"Ebo80~>".utf8)), Array("Hello World!".utf8))
    XCTAssertEqual(
      try decoded(.ascii85, Array("z87cUR~>".utf8)), [0, 0, 0, 0] + Array("Hell".utf8))
    XCTAssertEqual(try decoded(.runLength, [2, 1, 2, 3, 254, 9, 128, 7]), [1, 2, 3, 9, 9, 9])
    // The example of the standard, 7.4.4.2.
    XCTAssertEqual(
      try decoded(.lzw, [0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01]),
      [45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
    XCTAssertEqual(try decoded(.flate, PDFWriter.stored([1, 2, 3])), [1, 2, 3])
    XCTAssertThrowsError(try decoded(.flate, [1, 2, 3]))
    XCTAssertThrowsError(try decoded(.flate, PDFWriter.stored([UInt8](repeating: 0, count: 1001))))
    XCTAssertThrowsError(try decoded(.lzw, [0xFF, 0xFF, 0xFF]))
    XCTAssertThrowsError(try decoded(.runLength, [9, 1]))
  }

  func testPredictorsAreUndone() throws {
    func undone(_ bytes: [UInt8], _ kind: Int) throws -> [UInt8] {
      try PDFFilter.flate.decode(
        PDFWriter.stored(bytes),
        ["Predictor": .integer(kind), "Columns": .integer(3), "Colors": .integer(1)], limit: 1000,
        place: "a test")
    }
    XCTAssertEqual(
      try undone([0, 1, 2, 3, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1, 1, 1, 4, 1, 1, 1], 15),
      [1, 2, 3, 1, 2, 3, 2, 3, 4, 2, 3, 4, 3, 4, 5])
    XCTAssertEqual(try undone([1, 1, 1, 5, 1, 1], 2), [1, 2, 3, 5, 6, 7])
    XCTAssertThrowsError(try undone([9, 1, 2, 3], 15))
  }

  // MARK: Profiles

  /// A profile of one curve for gray, or of three and the primaries of sRGB.
  private func profile(gamma: UInt16) -> [UInt8] {
    func four(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) } }
    let curve = Array("curv".utf8) + four(0) + four(1) + [UInt8(gamma >> 8), UInt8(gamma & 255)]
    var head = [UInt8](repeating: 0, count: 128)
    head.replaceSubrange(16..<20, with: Array("GRAY".utf8))
    return head + four(1) + Array("kTRC".utf8) + four(144) + four(14) + curve
  }

  func testAProfileSaysWhatColorsAre() throws {
    let steep = try XCTUnwrap(ICCProfile(profile(gamma: 0x01CD)))
    // 0.5 to the power of 1.8, as sRGB encodes it.
    XCTAssertEqual(steep.color([0.5]), Color(red: 146, green: 146, blue: 146))
    XCTAssertEqual(steep.color([0]), .black)
    XCTAssertEqual(steep.color([1]), .white)
    XCTAssertNil(ICCProfile([1, 2, 3]))
    XCTAssertNil(ICCProfile([UInt8](repeating: 0, count: 200)))
  }
}
