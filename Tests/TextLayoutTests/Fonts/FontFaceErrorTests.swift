// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import XCTest

@testable import TextLayout

final class FontFaceErrorTests: XCTestCase {
  func testMissingFileIsUnreadable() {
    let url = URL(fileURLWithPath: "/nowhere/Inter.otf")

    XCTAssertThrowsError(try FontFace(contentsOf: url)) { error in
      XCTAssertEqual(error as? FontFace.Error, .unreadable(file: "/nowhere/Inter.otf"))
    }
  }

  func testFolderIsUnreadable() {
    XCTAssertThrowsError(try FontFace(contentsOf: URL(fileURLWithPath: "/usr"))) { error in
      XCTAssertEqual(error as? FontFace.Error, .unreadable(file: "/usr"))
    }
  }

  func testTextIsNoFont() {
    XCTAssertEqual(
      reason(Data("This is no font, only a text.".utf8)),
      "it does not start as an OpenType or TrueType font does")
    XCTAssertEqual(reason(Data()), "it has only 0 bytes")
  }

  func testEveryCutOffFontIsRefused() throws {
    let bytes = try interBytes()

    for length in stride(from: 0, to: bytes.count - 4, by: bytes.count / 97) {
      XCTAssertNotNil(reason(bytes.prefix(length)), "\(length) bytes")
    }
  }

  func testTableBehindTheEndIsNamed() throws {
    let bytes = try interBytes()

    let reason = try XCTUnwrap(reason(bytes.prefix(bytes.count / 2)))

    XCTAssertTrue(reason.contains("after the end at \(bytes.count / 2)"), reason)
  }

  func testFontWithoutCharacterMapIsRefused() throws {
    let bytes = try interBytes().renamingTable("cmap", to: "cmaq")

    XCTAssertThrowsError(try FontFace(data: bytes)) { error in
      XCTAssertEqual(error as? FontFace.Error, .noCharacterMap(file: nil))
      XCTAssertTrue("\(error)".contains("`cmap`"))
    }
  }

  func testFontWithoutOutlinesIsRefused() throws {
    let bytes = try interBytes().renamingTable("CFF ", to: "CFG ")

    XCTAssertEqual(reason(bytes), "it has no outlines")
  }

  func testVariableFontIsRefusedWithTheReason() throws {
    let bytes = try interBytes().renamingTable("cmap", to: "fvar")

    XCTAssertThrowsError(try FontFace(data: bytes)) { error in
      XCTAssertEqual(error as? FontFace.Error, .variable(file: nil))
      XCTAssertTrue("\(error)".contains("differ between HarfBuzz versions"))
    }
  }

  func testFaceIndexOutsideTheFileIsRefused() throws {
    let bytes = try interBytes()

    XCTAssertThrowsError(try FontFace(data: bytes, index: 1))
    XCTAssertThrowsError(try FontFace(data: bytes, index: -1))
  }

  func testFontWithRandomDamageNeverCrashes() throws {
    let bytes = try interBytes()
    var generator = SeededGenerator(seed: 7)

    for round in 0..<60 {
      var damaged = bytes
      for _ in 0..<200 {
        damaged[Int.random(in: 12..<damaged.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      guard let face = try? FontFace(data: damaged) else { continue }
      for glyph in stride(from: UInt32(0), to: 2_000, by: 37) { _ = face.outline(of: glyph) }
      XCTAssertEqual(face.digest.count, 64, "seed 7, round \(round)")
    }
  }

  /// Damage in one table at a time reaches what damage anywhere does not: positions, marks,
  /// ligatures.
  ///
  /// `TEST_ROUNDS` makes it longer, such as for a run with the address sanitizer.
  func testTextInAFontWithDamagedTablesIsLaidOut() throws {
    let bytes = try interBytes()
    let tables = bytes.tables.filter { !["cmap", "head"].contains($0.tag) && $0.range.count > 8 }
    let text = "AVATAR fi 1/2 e\u{301} (ok) \u{e9}"
    let named = ProcessInfo.processInfo.environment["TEST_ROUNDS"].flatMap { Int($0) }
    var generator = SeededGenerator(seed: 11)

    for round in 0..<(named ?? 60) {
      var damaged = bytes
      let table = tables[round % tables.count]
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        damaged[Int.random(in: table.range, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      guard let face = try? FontFace(data: damaged) else { continue }
      let block = TextBlock(
        [TextSpan(text, style: TextStyle(face: face, pointSize: 17))], width: 60)
      XCTAssertFalse(block.lines.isEmpty, "seed 11, round \(round), \(table.tag)")
      XCTAssertTrue(block.size.width.isFinite, "seed 11, round \(round), \(table.tag)")
      for glyph in block.lines.flatMap(\.runs).flatMap(\.glyphs.glyphs) {
        _ = (face.outline(of: glyph.id), face.bounds(of: glyph.id), face.layers(of: glyph.id))
      }
    }
  }

  private func reason(_ data: Data) -> String? {
    do {
      _ = try FontFace(data: data)
      return nil
    } catch {
      guard case .damaged(_, let reason) = error else { return "\(error)" }
      return reason
    }
  }
}
