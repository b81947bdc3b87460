// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout
import XCTest

@testable import Rasterizer

/// Letters are as dark as their outline is wide, in every phase.
final class GlyphCoverageTests: XCTestCase {
  func testPrintableASCIIIsWithinOneAndAHalfOf255OfItsExactArea() throws {
    let face = try FontLibrary.system.face(family: "Inter")
    let glyphs = try (0x21...0x7E as ClosedRange<UInt32>).map { scalar in
      try XCTUnwrap(Unicode.Scalar(scalar).flatMap(face.glyph))
    }
    var worst = 0.0
    for size in [13, 17, 34, 51] {
      for phase in 0..<4 {
        let error = try XCTUnwrap(
          glyphs.map { largestError(of: $0, face, size: size, phase: phase) }.max())
        print("Inter \(size) px, phase \(phase): \(error) of 255 at most")
        worst = max(worst, error)
      }
    }
    XCTAssertLessThan(worst, 1.5)
  }

  /// Of 255.
  private func largestError(of glyph: UInt32, _ face: FontFace, size: Int, phase: Int) -> Double {
    let (width, height) = (size * 3 / 2 + 4, size * 3 / 2 + 4)
    let origin = CGPoint(x: 3 + CGFloat(phase) / 4, y: CGFloat(size * 11 / 10))
    let run = GlyphRun(
      face: face, pointSize: CGFloat(size), glyphs: [.init(id: glyph, x: 0)], width: 0)
    let drawn = draw(width, height) { $0.draw(run, at: origin, with: .color(.black)) }
    let scale = CGFloat(size) / CGFloat(face.unitsPerEm)
    let outline = face.outline(of: glyph).applying(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y))
    let exact = ExactArea(outline, width, height)
    var worst = 0.0
    drawn.bytes.withUnsafeBufferPointer { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let alpha = Double(bytes[(y * width + x) * 4 + 3])
          worst = max(worst, abs(alpha - exact.coverage(x, y) * 255))
        }
      }
    }
    return worst
  }
}
