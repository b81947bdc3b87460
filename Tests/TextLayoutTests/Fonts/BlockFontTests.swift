// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import TextLayout

final class BlockFontTests: XCTestCase {
  func testEveryCharacterHasAGlyph() {
    let face = FontFace.blocks

    for value in stride(from: UInt32(0x20), through: 0x10_FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value), value != 0x7F else { continue }
      XCTAssertNotNil(face.glyph(for: scalar), String(value, radix: 16))
    }
  }

  func testWidthsAreThoseOfTheDesign() {
    XCTAssertEqual(width("a"), 10)
    XCTAssertEqual(width("W"), 10)
    XCTAssertEqual(width(" "), 5)
    XCTAssertEqual(width("東"), 20)
    XCTAssertEqual(width("😀"), 20)
    XCTAssertEqual(width("🇩🇪"), 20)
    XCTAssertEqual(width("👍🏽"), 20)
    XCTAssertEqual(width("e\u{301}"), 10)
    XCTAssertEqual(width("a b"), 25)
  }

  func testLettersAreBoxesAndSpacesAreEmpty() throws {
    let face = FontFace.blocks
    let letter = try XCTUnwrap(face.glyph(for: "x"))
    let space = try XCTUnwrap(face.glyph(for: " "))

    XCTAssertEqual(face.bounds(of: letter), CGRect(x: 0, y: -717, width: 512, height: 717))
    XCTAssertNil(face.bounds(of: space))
  }

  func testMetricsArePartsOfAPowerOfTwo() {
    let face = FontFace.blocks

    XCTAssertEqual(face.unitsPerEm, 1024)
    XCTAssertEqual(face.metrics.ascender, 768)
    XCTAssertEqual(face.metrics.descender, -256)
    XCTAssertEqual(face.name, "Blocks Regular")
  }

  private func width(_ text: String) -> CGFloat {
    TextBlock([TextSpan(text, style: TextStyle(face: .blocks, pointSize: 20))]).size.width
  }
}
