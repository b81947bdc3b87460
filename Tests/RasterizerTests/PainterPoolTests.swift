// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

/// A painter that has painted other scenes paints the next one as a new painter does.
final class PainterPoolTests: XCTestCase {
  func testAPlayerPaintsScenesOfAllSizesInTurns() throws {
    let player = DisplayListPlayer()
    for round in 0..<3 {
      for (width, height) in [(64, 40), (64, 41), (200, 40), (16, 300), (64, 40), (1, 1)] {
        for depth in [0, 3] {
          let list = list(width: width, height: height, depth: depth)

          XCTAssertEqual(
            try player.play(list), try DisplayListPlayer().play(list),
            "\(width)x\(height), \(depth) groups, round \(round)")
        }
      }
    }
  }

  func testAPainterIsTakenAgainForAreasOfItsSize() throws {
    var caches = Caches()
    let small = Scene(list(width: 64, height: 40, depth: 0), caches: &caches)
    let deep = Scene(list(width: 64, height: 40, depth: 3), caches: &caches)
    let large = Scene(list(width: 640, height: 40, depth: 0), caches: &caches)
    let pool = PainterPool()

    let painter = pool.take(small, rowCapacity: 16)
    pool.giveBack(painter)
    let again = pool.take(deep, rowCapacity: 16)
    XCTAssertEqual(again.coverage, painter.coverage, "the same memory")
    let other = pool.take(deep, rowCapacity: 16)
    XCTAssertNotEqual(other.coverage, again.coverage)
    pool.giveBack(again)
    pool.giveBack(other)

    let wide = pool.take(large, rowCapacity: 16)
    XCTAssertGreaterThan(wide.byteCount, painter.byteCount)
    pool.giveBack(wide)
    caches.trim()
  }

  /// Ellipses, clipped and in as many groups inside each other.
  private func list(width: Int, height: Int, depth: Int) -> DisplayList {
    let size = CGSize(width: Double(width), height: Double(height))
    var recorder = DisplayListRecorder(size: size, scale: 1)
    let ellipse = Path(ellipseIn: CGRect(1, 0.5, Double(width) * 0.8, Double(height) * 0.9))
    func draw(_ recorder: inout DisplayListRecorder, _ depth: Int) {
      recorder.fill(ellipse, with: .color(Color(red: 200, green: UInt8(depth * 50), blue: 30)))
      guard depth > 0 else { return }
      recorder.withSavedState { recorder in
        recorder.clip(to: Path(ellipseIn: CGRect(3, 2, Double(width), Double(height) - 3)))
        recorder.withGroup(opacity: 0.7) { draw(&$0, depth - 1) }
      }
    }
    draw(&recorder, depth)
    return recorder.finish()
  }
}
