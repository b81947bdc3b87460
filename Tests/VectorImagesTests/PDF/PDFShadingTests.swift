// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TestSupport
import XCTest

@testable import VectorImages

final class PDFShadingTests: XCTestCase {
  private let blackToRed = "<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0] /C1 [1 0 0] /N 1 >>"

  private func shading(_ entries: String, _ function: String? = nil) -> PDFWriter {
    var writer = PDFWriter("/P sh")
    writer.resources =
      "/Shading << /P << /ColorSpace /DeviceRGB /Function \(function ?? blackToRed) \(entries) >> >>"
    return writer
  }

  private func dump(_ entries: String, _ function: String? = nil) throws -> String {
    let list = try PDFPictures.list(shading(entries, function).data())
    return list.dump().split(separator: "\n").dropFirst(2).dropLast().joined(separator: "\n")
  }

  func testAnAxialShadingIsAGradient() throws {
    XCTAssertEqual(
      try dump("/ShadingType 2 /Coords [0 0 8 0] /Extend [true true]"),
      "  fill M0,8 L8,8 L8,0 L0,0 Z linear(0,0 8,0; 0 #000000, 1 #FF0000) [1, 0, 0, -1, 0, 8]")
    XCTAssertTrue(
      try dump("/ShadingType 2 /Coords [2 0 6 0]").hasSuffix("clear [1, 0, 0, -1, 0, 8]"))
  }

  func testOneSideMayEnd() throws {
    let picture = try PDFPictures.picture(
      shading("/ShadingType 2 /Coords [2 0 6 0] /Extend [true false]"))
    XCTAssertEqual(picture[0, 4], .black)
    XCTAssertEqual(picture[6, 4], .clear)
    XCTAssertEqual(picture[7, 4], .clear)
    XCTAssertGreaterThan(picture[5, 4].red, 200)
  }

  func testARadialShadingAroundOneCenterIsAGradient() throws {
    XCTAssertEqual(
      try dump("/ShadingType 3 /Coords [4 4 2 4 4 4] /Extend [true false]"),
      "  fill M0,8 L8,8 L8,0 L0,0 Z radial(4,4 4; 0.5 #000000, 1 #FF0000) clear [1, 0, 0, -1, 0, 8]"
    )
    // From the outside to the inside.
    XCTAssertEqual(
      try dump("/ShadingType 3 /Coords [4 4 4 4 4 0] /Extend [true true]"),
      "  fill M0,8 L8,8 L8,0 L0,0 Z radial(4,4 4; 0 #FF0000, 1 #000000) [1, 0, 0, -1, 0, 8]")
  }

  func testCirclesInEachOtherAreDrawnOneOverTheOther() throws {
    let picture = try PDFPictures.picture(
      shading("/ShadingType 3 /Coords [2 4 0 4 4 4] /Extend [false true]"))
    XCTAssertLessThan(picture[2, 4].red, 60)
    XCTAssertGreaterThan(picture[7, 4].red, 200)
    XCTAssertEqual(picture[0, 0].red, 255)
    let error = PDFPictures.error(shading("/ShadingType 3 /Coords [0 4 1 8 4 1]"))
    XCTAssertEqual(
      error, .unsupported("a radial shading of circles beside each other", place: "a pattern"))
  }

  func testFunctionsBecomeStops() throws {
    let green = "<< /FunctionType 2 /Domain [0 1] /C0 [0 1 0] /C1 [0 1 0] /N 1 >>"
    let stitched =
      "<< /FunctionType 3 /Domain [0 1] /Functions [\(blackToRed) \(green)] /Bounds [0.25] "
      + "/Encode [0 1 0 1] >>"
    XCTAssertTrue(
      try dump("/ShadingType 2 /Coords [0 0 8 0] /Extend [true true]", stitched).contains(
        "0 #000000, 0.25 #FF0000, 0.25 #00FF00, 1 #00FF00"))
    let parts =
      "[<< /FunctionType 2 /Domain [0 1] /N 1 >> << /FunctionType 2 /Domain [0 1] /C1 [0] /N 1 >> "
      + "<< /FunctionType 2 /Domain [0 1] /N 1 >>]"
    XCTAssertTrue(
      try dump("/ShadingType 2 /Coords [0 0 8 0] /Extend [true true]", parts).contains(
        "0 #000000, 1 #FF00FF"))
  }

  func testProgramsAndSamplesAreFunctions() throws {
    func stops(_ dictionary: String, _ bytes: [UInt8]) throws -> String {
      var writer = PDFWriter("/P sh")
      let function = writer.add(dictionary + " /Domain [0 1] /Range [0 1 0 1 0 1]", stream: bytes)
      writer.resources =
        "/Shading << /P << /ColorSpace /DeviceRGB /Function \(function) 0 R /ShadingType 2 "
        + "/Coords [0 0 8 0] /Extend [true true] >> >>"
      return try PDFPictures.list(writer.data()).dump()
    }
    let program = "{ dup 0.5 gt { pop 1 } { 2 mul } ifelse dup 0 exch 1 exch sub }"
    XCTAssertTrue(
      try stops("/FunctionType 4", Array(program.utf8)).contains(
        "0 #0000FF, 0.5 #FF0000, 1 #FF0000"))
    let samples: [UInt8] = [0, 0, 0, 255, 0, 0, 255, 255, 255]
    XCTAssertTrue(
      try stops("/FunctionType 0 /Size [3] /BitsPerSample 8", samples).contains(
        "0 #000000, 0.5 #FF0000, 0.5 #FF0000, 1 #FFFFFF"))
  }

  func testAProgramCalculates() throws {
    func run(_ text: String, _ input: [Double]) throws -> [Double] {
      try PDFProgram(Array(text.utf8), place: "a test")(input)
    }
    XCTAssertEqual(try run("{ 3 1 roll }", [1, 2, 3]), [3, 1, 2])
    XCTAssertEqual(try run("{ 1 index 2 copy add }", [4, 5]), [4, 5, 4, 9])
    XCTAssertEqual(try run("{ 2 exp sqrt neg abs }", [3]), [3])
    XCTAssertEqual(try run("{ 90 sin exch cvi 7 mod }", [16.5]), [1, 2])
    XCTAssertEqual(try run("{ 0 div }", [1]), [0])
    XCTAssertThrowsError(try run("{ 1 add", [1]))
    XCTAssertThrowsError(try run("{ 1 ln }", [1]))
    XCTAssertThrowsError(try run(String(repeating: "{", count: 50_000), [1]))
  }

  func testPowersAreTheSameEverywhere() {
    XCTAssertEqual(raised(0.5, to: 2), 0.25)
    XCTAssertEqual(raised(0.25, to: 0.5), 0.5)
    XCTAssertEqual(raised(0, to: 1.8), 0)
    XCTAssertEqual(raised(0.5, to: 1.8), 0.287174588749, accuracy: 1e-10)
    XCTAssertEqual(raised(0.2, to: 2.4), 0.0210122224, accuracy: 1e-9)
  }

  func testTilesAreRepeated() throws {
    var writer = PDFWriter("/Pattern cs /T scn 0 0 8 8 re f")
    let tile = writer.add(
      "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 2 /YStep 8 /Resources << >>",
      stream: "1 0 0 rg 0 0 9 9 re f")
    writer.resources = "/Pattern << /T \(tile) 0 R >>"
    let picture = try PDFPictures.picture(writer)
    let red = Color(red: 255, green: 0, blue: 0)
    XCTAssertEqual((0..<4).map { picture[$0, 7] }, [red, .clear, red, .clear])
    XCTAssertEqual(picture[0, 6], .clear)

    writer.objects = []
    _ = writer.add(
      "/PatternType 1 /PaintType 1 /BBox [0 0 1 1] /XStep 0.001 /YStep 0.001 /Resources << >>",
      stream: "0 0 1 1 re f")
    XCTAssertEqual(PDFPictures.error(writer), .tooLarge("tiles of a pattern", limit: 5_000))
  }
}
