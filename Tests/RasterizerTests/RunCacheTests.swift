// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout
import XCTest

@testable import Rasterizer

final class RunCacheTests: XCTestCase {
  private func run(_ ids: [UInt32], size: CGFloat = 12) throws -> GlyphRun {
    let face = try FontLibrary.system.face(family: "Inter", weight: 400)
    let glyphs = ids.enumerated().map { GlyphRun.Glyph(id: $1, x: CGFloat($0) * 7.3) }
    return GlyphRun(face: face, pointSize: size, glyphs: glyphs, width: 40)
  }

  private func list(_ run: GlyphRun, x: CGFloat, _ color: Color = .black) -> DisplayList {
    var recorder = DisplayListRecorder(size: CGSize(width: 60, height: 20), scale: 1)
    recorder.draw(run, at: CGPoint(x: x, y: 14), with: .color(color))
    return recorder.finish()
  }

  func testKnownRunGivesTheSameBytesInOtherColorsAndPlaces() throws {
    let player = DisplayListPlayer()
    let run = try run([40, 300, 120, 7])
    _ = try player.play(list(run, x: 3))

    for (x, color) in [(3, .black), (3, .white), (9.5, .black), (-8, .black)] as [(CGFloat, Color)]
    {
      let known = try player.play(list(run, x: x, color))

      XCTAssertEqual(known, try DisplayListPlayer().play(list(run, x: x, color)))
    }
  }

  func testChangedRunIsNotTakenForTheOneBefore() throws {
    let player = DisplayListPlayer()
    var run = try run([40, 300, 120, 7])
    _ = try player.play(list(run, x: 3))

    run.glyphs[1].id = 41
    XCTAssertEqual(
      try player.play(list(run, x: 3)), try DisplayListPlayer().play(list(run, x: 3)))

    run.pointSize = 15
    XCTAssertEqual(
      try player.play(list(run, x: 3)), try DisplayListPlayer().play(list(run, x: 3)))
  }

  func testMoreGlyphsThanTheLimitAreForgotten() throws {
    var cache = RunCache()
    var masks = MaskCache()
    let run = try run(Array(repeating: 40, count: RunCache.glyphLimit / 32))
    var commands: [GlyphsCommand] = []
    for index in 0..<34 {
      let command = GlyphsCommand(
        run: run, origin: CGPoint(x: CGFloat(index), y: 0), paint: .color(.black))
      commands.append(command)
      let strike = masks.strike(run.face, scaleX: 1, scaleY: 1)
      cache.keep(PlacedGlyphs(capacity: 0), .empty, strike, of: command)
    }

    // What a scene has found stays until its picture is painted.
    XCTAssertNotNil(cache.known(commands[0]))
    XCTAssertNotNil(cache.known(commands[33]))

    cache.trim()
    XCTAssertNil(cache.known(commands[0]))
    XCTAssertNil(cache.known(commands[33]))
  }

  func testGlyphsThatAreKeptAreNotReplaced() throws {
    var cache = RunCache()
    var masks = MaskCache()
    let command = GlyphsCommand(run: try run([40, 7]), origin: .zero, paint: .color(.black))
    let strike = masks.strike(command.run.face, scaleX: 1, scaleY: 1)
    cache.keep(PlacedGlyphs(capacity: 2), .empty, strike, of: command)
    let first = try XCTUnwrap(cache.known(command)).glyphs.baseAddress

    cache.keep(PlacedGlyphs(capacity: 2), .empty, strike, of: command)

    XCTAssertEqual(try XCTUnwrap(cache.known(command)).glyphs.baseAddress, first)
  }
}
