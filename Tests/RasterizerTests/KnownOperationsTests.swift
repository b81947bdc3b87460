// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout
import XCTest

@testable import Rasterizer

/// What the caches have of a list is found by one thread or several, and painted as if it were made anew.
final class KnownOperationsTests: XCTestCase {
  func testWhatWasPaintedBeforeIsKnown() throws {
    let list = try list(count: 4)
    var caches = Caches()
    XCTAssertEqual(Self.known(list, caches), "r-- r-- r-- r--")

    // Glyphs are known when they were drawn once; a shape has all of its rows when it was painted twice.
    _ = Scene(list, caches: &caches)
    XCTAssertEqual(Self.known(list, caches), "r-t r-t r-t r-t")
    _ = Scene(list, caches: &caches)
    XCTAssertEqual(Self.known(list, caches), "rst rst rst rst")
  }

  func testOnlyOneColorIsKnown() throws {
    let box = CGRect(2, 2, 20, 20)
    let gradient = Gradient(
      stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)],
      geometry: .linear(start: .zero, end: CGPoint(x: 20, y: 20)))
    var recorder = DisplayListRecorder(size: CGSize(width: 30, height: 30), scale: 1)
    recorder.fill(Path(rect: box), with: .gradient(gradient))
    recorder.withSavedState { recorder in
      recorder.clip(to: Path(ellipseIn: box))
      recorder.fill(Path(rect: box), with: .color(.white))
    }
    let clear = FillCommand(
      path: Path(rect: box), paint: .color(Color(red: 9, green: 9, blue: 9, alpha: 0)))

    let caches = Caches()
    let known = (recorder.finish().commands + [.fill(clear)]).map {
      Self.operation($0, caches) != nil
    }

    XCTAssertEqual(known, [false, false, true, false, false])
  }

  func testThreadsFindTheSame() throws {
    for count in [1, 7, 8, 9, 40] {
      let list = try list(count: count)
      let expected = ReferencePlayer.play(list)
      let player = DisplayListPlayer(threadCount: 4, pixelsPerThread: 1)
      for round in 0..<4 {
        XCTAssertEqual(try player.play(list), expected, "\(count) of each, round \(round)")
      }
    }
  }

  func testAKnownShapeInAGroupHidesNothingBelowTheGroup() throws {
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
    for threadCount in [1, 3] {
      let player = DisplayListPlayer(threadCount: threadCount, pixelsPerThread: 1)
      for round in 0..<4 {
        XCTAssertEqual(try player.play(list), expected, "\(threadCount) threads, round \(round)")
      }
    }
  }

  /// Which of the list's commands are known: `r` a rectangle, `s` a shape, `t` text, three by three.
  private static func known(_ list: DisplayList, _ caches: borrowing Caches) -> String {
    var text = ""
    for (index, command) in list.commands.enumerated() {
      if index > 0, index.isMultiple(of: 3) { text += " " }
      switch operation(command, caches)?.kind {
      case nil: text += "-"
      case .rectangle: text += "r"
      case .fill, .glyph: text += "s"
      case .glyphs: text += "t"
      default: text += "?"
      }
    }
    return text
  }

  private static func operation(
    _ command: DrawCommand, _ caches: borrowing Caches
  ) -> Scene.Operation? {
    withUnsafePointer(to: caches) { Scene.Operation(known: command, $0) }
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
