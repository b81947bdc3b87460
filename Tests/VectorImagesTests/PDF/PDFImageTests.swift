// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import Rasterizer
import TestSupport
import XCTest

@testable import VectorImages

final class PDFImageTests: XCTestCase {
  // MARK: Pages

  func testTheSizeIsThatOfThePage() throws {
    func size(_ box: String, _ page: String = "") throws -> CGSize {
      var writer = PDFWriter("")
      (writer.box, writer.page) = (box, page)
      return try PDFImage(writer.data()).size
    }
    XCTAssertEqual(try size("0 0 24 12"), CGSize(width: 24, height: 12))
    XCTAssertEqual(try size("30 10 -10 50"), CGSize(width: 40, height: 40))
    XCTAssertEqual(try size("0 0 24 12", "/Rotate 90"), CGSize(width: 12, height: 24))
    XCTAssertEqual(try size("0 0 24 12", "/Rotate -180"), CGSize(width: 24, height: 12))
    XCTAssertEqual(try size("0 0 24 12", "/UserUnit 2"), CGSize(width: 48, height: 24))
    XCTAssertEqual(try size("0 0 24 12", "/CropBox [2 2 12 40]"), CGSize(width: 10, height: 10))
    XCTAssertThrowsError(try size("0 0 24"))
    XCTAssertThrowsError(try size("0 0 24 0"))
    XCTAssertThrowsError(try size("0 0 1000000 8"))
    XCTAssertThrowsError(try size("0 0 8 8", "/Rotate 45"))
  }

  func testAPageIsTurnedClockwise() throws {
    for (degrees, x, y) in [(0, 1, 7), (90, 0, 1), (180, 6, 0), (270, 7, 6)] {
      var writer = PDFWriter("1 0 0 rg 1 0 1 1 re f")
      writer.page = "/Rotate \(degrees)"
      let picture = try PDFPictures.picture(writer)
      XCTAssertEqual(picture[x, y], Color(red: 255, green: 0, blue: 0), "\(degrees)")
    }
  }

  func testEachWayToFindObjectsGivesTheSamePicture() throws {
    var writer = PDFWriter("/Fm Do")
    let form = writer.add("/Subtype /Form /BBox [0 0 8 8]", stream: "1 1 4 5 re f")
    writer.resources = "/XObject << /Fm \(form) 0 R >>"
    let plain = try PDFPictures.picture(writer.data())
    XCTAssertEqual(plain[1, 6], .black)

    XCTAssertEqual(try PDFPictures.picture(writer.data(.streams)), plain)
    XCTAssertEqual(try PDFPictures.picture(writer.data(.wrong)), plain)
    XCTAssertEqual(try PDFPictures.picture(Data("junk\n".utf8) + writer.data()), plain)
    // Without its table.
    let table = try XCTUnwrap(writer.data().firstRange(of: Data("xref\n0".utf8)))
    XCTAssertEqual(
      try PDFPictures.picture(
        writer.data()[..<table.lowerBound] + Data("trailer << /Root 1 0 R >>".utf8)), plain)
  }

  func testItIsDrawnAtTheSizeThatIsAskedFor() throws {
    let image = try PDFImage(PDFWriter("0 4 4 4 re f").data())
    var recorder = DisplayListRecorder(size: CGSize(width: 16, height: 24), scale: 1)
    try image.draw(in: CGRect(x: 0, y: 8, width: 16, height: 16), into: &recorder)
    XCTAssertEqual(
      recorder.finish().dump(),
      """
      canvas 16x24
      clip rect(0 8; 16 16) [1, 0, 0, 1, 0, 0]
        fill rect(0 4; 4 4) #000000 [2, 0, 0, -2, 0, 24]
      end
      """)
  }

  func testTheExampleHasOneDrawingInBothFormats() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let catalog = root.appendingPathComponent(
      "Tools/examples/SharedViews/Sources/SharedViews/Resources/Assets.xcassets")
    let svg = try SVGImage(
      Data(contentsOf: catalog.appendingPathComponent("paw.imageset/paw.svg")))
    let pdf = try Data(contentsOf: catalog.appendingPathComponent("paw-print.imageset/paw.pdf"))

    for scale: CGFloat in [1, 2, 3] {
      var recorder = DisplayListRecorder(size: svg.size, scale: scale)
      try svg.draw(in: CGRect(origin: .zero, size: svg.size), into: &recorder)
      XCTAssertEqual(
        try PDFPictures.picture(pdf, scale: scale), try DisplayListPlayer().play(recorder.finish()))
    }
  }

  // MARK: Painting

  func testPathsArePaintedAsInSVG() throws {
    let upright = "1 0 0 -1 0 8 cm "
    let pairs: [(String, String)] = [
      ("1 1 4 5 re f", #"<path d="M1 1H5V6H1Z"/>"#),
      ("1 1 m 7 1 l 4 7 l f", #"<path d="M1 1H7L4 7"/>"#),
      (
        "0 0 m 1 2 3 4 5 6 c 7 8 8 1 v 2 2 0 7 y f",
        #"<path d="M0 0C1 2 3 4 5 6C5 6 7 8 8 1C2 2 0 7 0 7"/>"#
      ),
      (
        "0 0 8 8 re 2 2 4 4 re f*",
        #"<path fill-rule="evenodd" d="M0 0H8V8H0ZM2 2H6V6H2Z"/>"#
      ),
      (
        "2 w 1 J 1 j 1 1 m 7 1 l 4 7 l S",
        ##"<path fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" "##
          + #"stroke-linejoin="round" d="M1 1H7L4 7"/>"#
      ),
      (
        "[1 2] 0.5 d 2 w 0 4 m 8 4 l S",
        ##"<path fill="none" stroke="#000" stroke-width="2" stroke-dasharray="1 2" "##
          + #"stroke-dashoffset=".5" d="M0 4H8"/>"#
      ),
      (
        "1 0 0 rg 0 0 1 RG 1 1 m 7 1 l 4 7 l b",
        ##"<path fill="#f00" stroke="#00f" stroke-miterlimit="10" d="M1 1H7L4 7Z"/>"##
      ),
      (
        "q 2 0 0 2 1 1 cm 0 0 2 2 re f Q 6 6 1 1 re f",
        #"<path d="M1 1H5V5H1ZM6 6H7V7H6Z"/>"#
      ),
      (
        "1 1 3 6 re W n 0 0 8 2 re f",
        #"<path d="M1 1H4V2H1Z"/>"#
      ),
    ]
    for (content, body) in pairs {
      XCTAssertEqual(
        try PDFPictures.picture(upright + content, scale: 3), try PDFPictures.svg(body, scale: 3),
        content)
    }
  }

  func testColorsOfEachSpace() throws {
    let function = "<< /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [1 0 0] /N 1 >>"
    let spaces =
      "/ColorSpace << /S [/Separation /Spot /DeviceRGB \(function)] "
      + "/I [/Indexed /DeviceRGB 1 <00FF00 0000FF>] /C [/CalRGB << /WhitePoint [1 1 1] >>] >>"
    let colors: [(String, Color)] = [
      ("0.5 g", Color(red: 128, green: 128, blue: 128)),
      ("1 0 0.2 rg", Color(red: 255, green: 0, blue: 51)),
      ("0 0 0 0 k", .white), ("1 0 0 0 k", Color(red: 0, green: 174, blue: 239)),
      ("0 0 0 1 k", Color(red: 35, green: 31, blue: 32)),
      ("/DeviceRGB cs 0 1 0 sc", Color(red: 0, green: 255, blue: 0)),
      ("/DeviceRGB cs", .black),
      ("/S cs 0.5 scn", Color(red: 255, green: 128, blue: 128)),
      ("/I cs 1 sc", Color(red: 0, green: 0, blue: 255)),
      ("/C cs 1 1 0 sc", Color(red: 255, green: 255, blue: 0)),
    ]
    for (content, color) in colors {
      var writer = PDFWriter(content + " 0 0 8 8 re f")
      writer.resources = spaces
      XCTAssertEqual(try PDFPictures.picture(writer)[4, 4], color, content)
    }
  }

  func testAlphaAndBlendModesOfAState() throws {
    var writer = PDFWriter("0 0 1 rg 0 0 8 8 re f /A gs 1 0 0 rg 0 0 8 4 re f")
    writer.resources = "/ExtGState << /A << /ca 0.5 >> >>"
    var picture = try PDFPictures.picture(writer)
    XCTAssertEqual(picture[0, 7], Color(red: 128, green: 0, blue: 127))
    XCTAssertEqual(picture[0, 0], Color(red: 0, green: 0, blue: 255))

    writer = PDFWriter("0 1 1 rg 0 0 8 8 re f /A gs 1 1 0 rg 0 0 8 4 re f")
    writer.resources = "/ExtGState << /A << /BM [/Unknown /Multiply] >> >>"
    picture = try PDFPictures.picture(writer)
    XCTAssertEqual(picture[0, 7], Color(red: 0, green: 255, blue: 0))
  }

  func testAGroupIsOnePicture() throws {
    var writer = PDFWriter("/A gs /Fm Do")
    let form = writer.add(
      "/Subtype /Form /BBox [0 0 6 8] /Matrix [1 0 0 1 1 0] /Group << /S /Transparency >>",
      stream: "0 0 4 8 re f 2 0 9 8 re f")
    writer.resources = "/ExtGState << /A << /ca 0.5 >> >> /XObject << /Fm \(form) 0 R >>"
    let picture = try PDFPictures.picture(writer)
    XCTAssertEqual((0..<8).map { picture[$0, 4].alpha }, [0, 128, 128, 128, 128, 128, 128, 0])
  }

  func testThinLinesAreOnePixel() throws {
    let picture = try PDFPictures.picture("0 w 0 4.25 m 8 4.25 l S", scale: 2)
    XCTAssertEqual(picture[4, 7], .black)
    XCTAssertEqual(picture[4, 6].alpha, 0)
  }

  func testTextOfGlyphsThatAreOperatorsIsDrawn() throws {
    var writer = PDFWriter("1 0 0 rg BT /F 4 Tf 1 2 Td (aa) Tj 3 Tr (a) Tj ET")
    let glyph = writer.add("", stream: "500 0 0 0 500 500 d1 0 0 1 rg 0 0 500 500 re f")
    writer.resources =
      "/Font << /F << /Type /Font /Subtype /Type3 /FontMatrix [0.001 0 0 0.001 0 0] "
      + "/Encoding << /Differences [97 /x] >> /FirstChar 97 /Widths [750] "
      + "/CharProcs << /x \(glyph) 0 R >> >> >>"
    let picture = try PDFPictures.picture(writer)
    let red = Color(red: 255, green: 0, blue: 0)
    XCTAssertEqual(
      (0..<8).map { picture[$0, 5] }, [.clear, red, red, .clear, red, red, .clear, .clear])
  }

  func testHiddenContentIsLeftOut() throws {
    var writer = PDFWriter("/OC /H BDC 0 0 8 8 re f EMC /OC /V BDC 0 0 1 1 re f EMC")
    let hidden = writer.add("<< /Type /OCG /Name (hidden) >>")
    let shown = writer.add("<< /Type /OCG /Name (shown) >>")
    writer.catalog = "/OCProperties << /D << /OFF [\(hidden) 0 R] >> >>"
    writer.resources = "/Properties << /H \(hidden) 0 R /V \(shown) 0 R >>"
    let picture = try PDFPictures.picture(writer)
    XCTAssertEqual(picture[4, 4], .clear)
    XCTAssertEqual(picture[0, 7], .black)
  }
}
