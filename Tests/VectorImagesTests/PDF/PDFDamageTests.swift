// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TestSupport
import XCTest

@testable import VectorImages

final class PDFDamageTests: XCTestCase {
  func testWhatIsNotKnownIsNamed() {
    let errors: [(String, String)] = [
      ("1 2 foo", "the operator 'foo' in the page is not supported."),
      ("/P sh", "it is damaged: the shading /P of the page is not there."),
      ("/X Do", "it is damaged: the object /X of the page is not there."),
      ("/X gs", "it is damaged: the state /X of the page is not there."),
      ("/X cs", "it is damaged: the color space /X of the page is not there."),
      ("1 2 3 c", "it is damaged: the operator 'c' in the page has 3 operands that do not fit it."),
      ("BT (a) Tj ET", "it is damaged: text of the page has no font."),
      (
        "BT /F 1 Tf (a) Tj ET",
        "text in the font /F (which is not there), which is not in the file, in the page is not"
      ),
      ("[1 2", "it is damaged: it ends before ']'."),
    ]
    for (content, message) in errors {
      let description = PDFPictures.error(content)?.description ?? "no error"
      XCTAssertTrue(description.hasPrefix(message), "\(content): \(description)")
    }
  }

  func testFilesThatAreNoneAreNamed() {
    XCTAssertEqual(
      PDFPictures.error(Data("<svg/>".utf8)), .notPDF(reason: "it does not begin with %PDF-"))
    XCTAssertEqual(
      PDFPictures.error(Data("%PDF-1.4\n".utf8)),
      .notPDF(reason: "it has no catalog of its pages, or ends before it"))
    var writer = PDFWriter("")
    writer.trailer = "/Encrypt << /Filter /Standard >>"
    XCTAssertEqual(PDFPictures.error(writer), .encrypted)
    XCTAssertEqual(PDFPictures.error(writer.data(.streams)), .encrypted)
    writer = PDFWriter("")
    writer.box = ""
    XCTAssertEqual(
      PDFPictures.error(writer),
      .notPDF(reason: "its first page has no size: a MediaBox of four numbers is missing"))
    let pages = String(decoding: PDFWriter("").data(), as: UTF8.self)
      .replacingOccurrences(of: "/Kids [3 0 R]", with: "/Kids [     ]")
    XCTAssertEqual(PDFPictures.error(Data(pages.utf8)), .notPDF(reason: "it has no page"))
  }

  func testLoopsEnd() {
    // A form that draws itself.
    var writer = PDFWriter("/X Do")
    _ = writer.add(
      "/Subtype /Form /BBox [0 0 8 8] /Resources << /XObject << /X 5 0 R >> >>", stream: "/X Do")
    writer.resources = "/XObject << /X 5 0 R >>"
    XCTAssertEqual(
      PDFPictures.error(writer), .tooLarge("forms and patterns in each other", limit: 32))
    // Forms that draw the next one twice.
    writer.objects = []
    for number in 5..<35 {
      _ = writer.add(
        "/Subtype /Form /BBox [0 0 8 8] /Resources << /XObject << /X \(number + 1) 0 R >> >>",
        stream: "/X Do /X Do /X Do /X Do")
    }
    _ = writer.add("/Subtype /Form /BBox [0 0 8 8]", stream: "")
    XCTAssertEqual(PDFPictures.error(writer), .tooLarge("operators", limit: 1_000_000))
    // Pages that hold each other, an object that is itself, a length that needs its stream.
    let file = PDFWriter("").data()
    for (one, other) in [
      ("/Kids [3 0 R]", "/Kids [2 0 R]"), ("/Pages 2 0 R ", "/Pages 1 0 R "),
      ("/Length 0 ", "/Length 4 0 R "),
    ] {
      let text = String(decoding: file, as: UTF8.self).replacingOccurrences(of: one, with: other)
      _ = PDFPictures.error(Data(text.utf8))
    }
  }

  func testDeepBracketsAreAnError() {
    let deep = String(repeating: "[", count: 10_000)
    XCTAssertEqual(
      PDFPictures.error(deep), .tooLarge("arrays and dictionaries in each other", limit: 100))
    XCTAssertNil(PDFPictures.error(String(repeating: "q ", count: 10_000)))
  }

  func testStreamsCannotGrowWithoutBound() {
    let filters: [(PDFFilter, [UInt8])] = [
      (.runLength, [129, 0, 129, 0, 129, 0, 128]),
      (.flate, PDFWriter.stored([UInt8](repeating: 0, count: 300))),
      (.lzw, [UInt8](repeating: 0, count: 900)),
    ]
    for (filter, bytes) in filters {
      XCTAssertThrowsError(try filter.decode(bytes, [:], limit: 200, place: "a test")) { error in
        XCTAssertEqual(
          error as? PDFImage.Error,
          .tooLarge("bytes in its streams", limit: PDFImage.maximumDecodedByteCount))
      }
    }
  }

  func testEachCutFileIsAnErrorOrAPicture() throws {
    var writer = PDFWriter("/Fm Do 0 0 4 4 re f")
    let form = writer.add("/Subtype /Form /BBox [0 0 8 8]", stream: "1 1 4 5 re f")
    writer.resources = "/XObject << /Fm \(form) 0 R >>"
    for table in [PDFWriter.Table.plain, .streams] {
      let data = writer.data(table)
      for count in 0..<data.count { _ = PDFPictures.error(data.prefix(count)) }
      for index in data.indices {
        var damaged = data
        damaged[index] ^= 0x55
        _ = PDFPictures.error(damaged)
      }
    }
  }
}
