// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TestSupport
import XCTest

@testable import VectorImages

final class PDFMaskTests: XCTestCase {
  /// A page filled with red under a mask.
  private func masked(
    _ mask: String, _ kind: String, _ entries: String = "", _ resources: String = ""
  ) -> PDFWriter {
    var writer = PDFWriter("/M gs 1 0 0 rg 0 0 8 8 re f")
    let form = writer.add(
      "/Subtype /Form /BBox [0 0 8 8] /Group << /S /Transparency /CS /DeviceRGB >> "
        + "/Resources << \(resources) >>", stream: mask)
    writer.resources =
      "/ExtGState << /M << /SMask << /S /\(kind) /G \(form) 0 R \(entries) >> >> >>"
    return writer
  }

  private func row(_ writer: PDFWriter) throws -> [UInt8] {
    let picture = try PDFPictures.picture(writer)
    return (0..<8).map { picture[$0, 4].alpha }
  }

  private let halves = "1 g 0 0 2 8 re f 0.5 g 2 0 2 8 re f 0 g 4 0 2 8 re f"

  func testAMaskByAlphaIsWhereItPaints() throws {
    XCTAssertEqual(try row(masked(halves, "Alpha")), [255, 255, 255, 255, 255, 255, 0, 0])
  }

  func testAMaskByLuminosityIsWhereItIsLight() throws {
    XCTAssertEqual(try row(masked(halves, "Luminosity")), [255, 255, 128, 128, 0, 0, 0, 0])
    XCTAssertEqual(
      try row(masked(halves, "Luminosity", "/BC [1 1 1]")),
      [255, 255, 128, 128, 0, 0, 255, 255])
  }

  func testLightOverLightIsMixedAsColorsAre() throws {
    let form = "1 g 0 0 8 8 re f /A gs 0 g 0 0 4 8 re f"
    let writer = masked(form, "Luminosity", "", "/ExtGState << /A << /ca 0.25 >> >>")
    XCTAssertEqual(try row(writer), [191, 191, 191, 191, 255, 255, 255, 255])
  }

  func testAFunctionTurnsAMaskAround() throws {
    var writer = masked("0 0 4 8 re f", "Alpha", "/TR 6 0 R")
    let entries = "/FunctionType 4 /Domain [0 1] /Range [0 1]"
    _ = writer.add(entries, stream: "{ 1 exch sub }")
    XCTAssertEqual(try row(writer), [0, 0, 0, 0, 255, 255, 255, 255])

    writer.objects.removeLast()
    _ = writer.add(entries, stream: "{ 0 gt { 1 } { 0 } ifelse }")
    XCTAssertEqual(try row(writer), [255, 255, 255, 255, 0, 0, 0, 0])

    writer.objects.removeLast()
    _ = writer.add(entries, stream: "{ dup mul }")
    XCTAssertEqual(
      PDFPictures.error(writer),
      .unsupported("a soft mask's function that is no straight line", place: "the page"))
  }

  func testAMaskEndsWithItsState() throws {
    var writer = masked("0 0 2 8 re f", "Alpha")
    writer.content = "q /M gs 0 0 8 8 re f Q 6 0 2 8 re f"
    XCTAssertEqual(try row(writer), [255, 255, 0, 0, 0, 0, 255, 255])
    writer.resources = writer.resources.dropLast(3) + "/N << /SMask /None >> >>"
    writer.content = "/M gs /N gs 0 0 8 8 re f"
    XCTAssertEqual(try row(writer), [UInt8](repeating: 255, count: 8))
  }
}
