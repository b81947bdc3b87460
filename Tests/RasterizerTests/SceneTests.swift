// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout
import XCTest

@testable import Rasterizer

/// Lists that are painted again from what the caches have, as if everything were made anew.
final class SceneTests: XCTestCase {
  func testPicturesOfOnePlayerAreThoseOfNewOnes() throws {
    let player = DisplayListPlayer()
    for count in [1, 7, 40, 7] {
      let list = try list(count: count)
      let expected = ReferencePlayer.play(list)
      for round in 0..<3 {
        XCTAssertEqual(try player.play(list), expected, "\(count) of each, round \(round)")
      }
    }
  }

  func testAShapeInAGroupHidesNothingBelowTheGroup() throws {
    let card = Path(roundedRect: CGRect(1, 1, 90, 60), cornerRadius: 7)
    var recorder = DisplayListRecorder(size: CGSize(width: 100, height: 70), scale: 1)
    for index in 0..<30 {
      let gray = UInt8(index * 7)
      recorder.fill(card, with: .color(Color(red: gray, green: 90, blue: 40)))
      recorder.withGroup(opacity: 0.4) { recorder in
        recorder.fill(card, with: .color(Color(red: 10, green: gray, blue: 200)))
      }
    }
    let list = recorder.finish()
    let expected = ReferencePlayer.play(list)
    let player = DisplayListPlayer()
    for round in 0..<3 { XCTAssertEqual(try player.play(list), expected, "round \(round)") }
  }

  func testRunsOfGlyphsAreDrawnInOtherColorsAndPlaces() throws {
    let player = DisplayListPlayer()
    let face = try FontLibrary.system.face(family: "Inter", weight: 400)
    let glyphs = [40, 300, 120, 7].enumerated().map {
      GlyphRun.Glyph(id: $1, x: CGFloat($0) * 7.3)
    }
    var run = GlyphRun(face: face, pointSize: 12, glyphs: glyphs, width: 40)
    func check(_ x: CGFloat, _ color: Color) throws {
      var recorder = DisplayListRecorder(size: CGSize(width: 60, height: 20), scale: 1)
      recorder.draw(run, at: CGPoint(x: x, y: 14), with: .color(color))
      let list = recorder.finish()
      XCTAssertEqual(try player.play(list), try DisplayListPlayer().play(list), "at \(x)")
    }

    for x in [3, 9.5, -8, 3] as [CGFloat] {
      try check(x, .black)
      try check(x, .white)
    }
    run.glyphs[1].id = 41
    try check(3, .black)
    run.pointSize = 15
    try check(3, .black)
  }

  /// So many rectangles, rounded rectangles and runs of glyphs in turns.
  private func list(count: Int) throws -> DisplayList {
    let face = try FontLibrary.system.face(family: "Inter", weight: 400)
    let glyphs = [40, 7, 300].enumerated().map { GlyphRun.Glyph(id: $1, x: CGFloat($0) * 8.25) }
    var recorder = DisplayListRecorder(size: CGSize(width: 240, height: 128), scale: 1)
    for index in 0..<count {
      let (x, y) = (CGFloat(index * 37 % 190), CGFloat(index * 23 % 100))
      let color = Color(
        red: UInt8(index * 6 % 256), green: 120, blue: UInt8(255 - index * 5 % 256),
        alpha: index.isMultiple(of: 3) ? 130 : 255)
      recorder.fill(Path(rect: CGRect(x, y + 0.5, 40, 9)), with: .color(color))
      recorder.fill(
        Path(roundedRect: CGRect(x, y, 150, 22 + CGFloat(index)), cornerRadius: 5),
        with: .color(color))
      recorder.draw(
        GlyphRun(face: face, pointSize: 13, glyphs: glyphs, width: 30),
        at: CGPoint(x: x, y: y + 15), with: .color(.black))
    }
    return recorder.finish()
  }
}
