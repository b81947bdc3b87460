// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import HeadlessUIKit
import Rasterizer
import TextLayout
import XCTest

/// Glyphs in layers (`COLR` version 0), with a font made here: Inter, whose "A" is a red "B" below
/// an "I" in the text's color below a translucent blue "o".
final class LayeredGlyphTests: XCTestCase {
  private let red = Color(red: 250, green: 20, blue: 30)
  private let blue = Color(red: 1, green: 2, blue: 240, alpha: 128)

  func testLayersAreReadWithTheirColors() throws {
    let face = try layeredFace()

    let layers = face.layers(of: try glyph("A", face))

    XCTAssertEqual(layers.map(\.glyph), try "BIo".unicodeScalars.map { try glyph($0, face) })
    XCTAssertEqual(layers.map(\.color), [red, nil, blue])
    XCTAssertEqual(face.layers(of: try glyph("C", face)), [])
  }

  func testOtherFacesHaveNoLayers() throws {
    let face = try FontLibrary.system.face(family: "Inter")

    XCTAssertEqual(face.layers(of: try glyph("A", face)), [])
  }

  func testBoundsReachAroundTheLayers() throws {
    let face = try layeredFace()
    let letters = try "ABIo".unicodeScalars.map { try glyph($0, face) }

    let bounds = try XCTUnwrap(face.bounds(of: letters[0]))

    for letter in letters {
      XCTAssertTrue(bounds.contains(try XCTUnwrap(face.bounds(of: letter))))
    }
  }

  func testRunsArePiecesOfOneColor() throws {
    let face = try layeredFace()
    let glyphs = try "CCAC".unicodeScalars.enumerated().map { index, scalar in
      GlyphRun.Glyph(id: try glyph(scalar, face), x: CGFloat(index) * 10)
    }
    let run = GlyphRun(face: face, pointSize: 12, glyphs: glyphs, width: 40)

    let pieces = run.colorLayers

    XCTAssertEqual(pieces.map(\.color), [nil, red, nil, blue, nil])
    XCTAssertEqual(pieces.map { $0.glyphs.glyphs.map(\.x) }, [[0, 10], [20], [20], [20], [30]])
  }

  func testLabelDrawsTheLayersInTheirColors() throws {
    let commands = try commands("A", size: 17)

    XCTAssertEqual(commands.map(\.paint), [.color(red), .color(.black), .color(blue)])
    XCTAssertEqual(Set(commands.map(\.origin)).count, 1)
  }

  func testLayersAreAsLargeAsTheFont() throws {
    for size: CGFloat in [6, 17, 34, 100] {
      let commands = try commands("A", size: size)

      XCTAssertEqual(commands.map(\.run.pointSize), [size, size, size])
    }
  }

  func testAPixelInsideTheLetterIsRed() throws {
    let label = try label("A", size: 60)

    let bitmap = try DisplayListPlayer().play(label.displayList(scale: 1))

    let pixels = (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } }
    XCTAssertTrue(pixels.contains(red))
    XCTAssertTrue(pixels.contains(.black))
  }

  // MARK: Emoji

  func testEmojiGrowWithTheFontAndStandOnWholePixels() throws {
    guard (try? FontLibrary.system.face(family: "Noto Color Emoji")) != nil else {
      throw XCTSkip("Noto Color Emoji is not installed")
    }
    for size: CGFloat in [8, 12, 17, 34, 64, 128] {
      let label = UILabel()
      label.text = "😀"
      label.font = .systemFont(ofSize: size)
      label.sizeToFit()

      let images = label.displayList(scale: 2).commands.compactMap { command in
        if case .image(let image) = command { image.destination } else { nil }
      }

      let image = try XCTUnwrap(images.first)
      XCTAssertEqual(image.width / size, 136 * 2048 / 109 / 2048, accuracy: 0.03, "\(size)")
      XCTAssertEqual(image.width / image.height, 136.0 / 128, accuracy: 0.01)
      XCTAssertEqual(image.minX * 2, (image.minX * 2).rounded())
      XCTAssertEqual(image.minY * 2, (image.minY * 2).rounded())
      XCTAssertGreaterThan(label.frame.width, size)
      XCTAssertEqual(label.frame.height, (2444 * size / 2048 * 2).rounded(.up) / 2)
    }
  }

  // MARK: Helpers

  private func label(_ text: String, size: CGFloat) throws -> UILabel {
    let name = try UIFont.register(data: layeredFont())
    let label = UILabel()
    label.text = text
    label.font = try XCTUnwrap(UIFont(name: name, size: size))
    label.sizeToFit()
    return label
  }

  private func commands(_ text: String, size: CGFloat) throws -> [GlyphsCommand] {
    try label(text, size: size).displayList(scale: 2).commands.compactMap { command in
      if case .glyphs(let glyphs) = command { glyphs } else { nil }
    }
  }

  private func glyph(_ scalar: Unicode.Scalar, _ face: FontFace) throws -> UInt32 {
    try XCTUnwrap(face.glyph(for: scalar))
  }

  private func layeredFace() throws -> FontFace { try FontFace(data: layeredFont()) }

  /// Inter Regular with two more tables, and "Inter" in its names replaced so that no other test
  /// finds it.
  private func layeredFont() throws -> Data {
    let face = try FontLibrary.system.face(family: "Inter")
    let letters = try "ABIo".unicodeScalars.map { UInt16(try glyph($0, face)) }
    var data = try Data(contentsOf: URL(fileURLWithPath: XCTUnwrap(face.file)))
    for (old, new) in [("Inter", "Layer"), ("I\0n\0t\0e\0r", "L\0a\0y\0e\0r")] {
      while let range = data.range(of: Data(old.utf8)) {
        data.replaceSubrange(range, with: Data(new.utf8))
      }
    }
    // Version, 1 base glyph at 14, 3 layers at 20; the base glyph; glyph and color of each layer.
    let layers: [UInt16] =
      [0, 1, 0, 14, 0, 20, 3] + [letters[0], 0, 3]
      + [letters[1], 0, letters[2], 0xFFFF, letters[3], 1]
    // Version, 2 colors, 1 palette of 2 records at 14, which begins with the first; BGRA.
    let palette: [UInt16] = [0, 2, 1, 2, 0, 14, 0]
    let colors = [red, blue].flatMap { [$0.blue, $0.green, $0.red, $0.alpha] }
    return data.addingTables([
      ("COLR", layers.flatMap(bytes)), ("CPAL", palette.flatMap(bytes) + colors),
    ])
  }

  private func bytes(_ number: UInt16) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 255)] }
}

extension Data {
  /// The font with further tables; checksums are not kept.
  fileprivate func addingTables(_ tables: [(tag: String, bytes: [UInt8])]) -> Data {
    func number(at offset: Int) -> Int { self[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    func bytes(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (24 - $0 * 8) & 255) } }
    let count = Int(self[4]) << 8 | Int(self[5])
    let moved = tables.count * 16
    var records = (0..<count).map { index -> [UInt8] in
      let start = 12 + index * 16
      return Array(self[start..<start + 8]) + bytes(number(at: start + 8) + moved)
        + Array(self[start + 12..<start + 16])
    }
    var body = self[(12 + count * 16)...]
    for (tag, content) in tables {
      while body.count % 4 != 0 { body.append(0) }
      let offset = 12 + (count + tables.count) * 16 + body.count
      records.append(Array(tag.utf8) + bytes(0) + bytes(offset) + bytes(content.count))
      body.append(contentsOf: content)
    }
    records.sort { $0[..<4].lexicographicallyPrecedes($1[..<4]) }
    let total = count + tables.count
    return self[..<4] + [UInt8(total >> 8), UInt8(total & 255)] + self[6..<12]
      + Data(records.joined()) + body
  }
}
