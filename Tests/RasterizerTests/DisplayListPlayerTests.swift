// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

final class DisplayListPlayerTests: XCTestCase {
  func testEmptyListIsTransparent() {
    XCTAssertEqual(draw(3, 2) { _ in }, Bitmap(width: 3, height: 2))
  }

  func testCanvasWithoutPixelsIsABitmapWithoutPixels() {
    XCTAssertEqual(draw(0, 0) { _ in }, Bitmap(width: 0, height: 0))
    XCTAssertEqual(played(DisplayList(width: 0, height: 7, commands: [])).height, 7)
  }

  func testOpaqueFillIsExactlyItsColor() {
    let color = Color(red: 255, green: 59, blue: 48)

    let bitmap = draw(5, 40) { $0.fill(Path(rect: CGRect(0, 0, 5, 40)), with: .color(color)) }

    XCTAssertEqual(bitmap, Bitmap(width: 5, height: 40, color: color))
  }

  func testLaterCommandsLieAbove() {
    let bitmap = draw(3, 1) {
      $0.fill(Path(rect: CGRect(0, 0, 2, 1)), with: .color(.black))
      $0.fill(Path(rect: CGRect(1, 0, 2, 1)), with: .color(.white))
    }

    XCTAssertEqual(bitmap.dump([.black: "b", .white: "w"]), "bww")
  }

  func testCanvasPastTheLimitIsRefused() {
    for (width, height) in [(16_385, 1), (1, 65_536), (16_384, 4097)] {
      let list = DisplayList(width: width, height: height, commands: [])
      XCTAssertThrowsError(try DisplayListPlayer().play(list)) { error in
        XCTAssertEqual(
          error as? DisplayListPlayer.Error, .canvasTooLarge(width: width, height: height))
        XCTAssertTrue("\(error)".contains("\(width)x\(height)"))
      }
    }
  }

  func testWidestCanvasIsPainted() {
    let bitmap = draw(16_384, 2) {
      $0.fill(Path(ellipseIn: CGRect(-10, -10_000, 16_404, 20_002)), with: .color(.black))
    }

    XCTAssertEqual(bitmap[8192, 1].alpha, 255)
  }

  func testHighCanvasIsPaintedInStripsThatMeet() {
    let height = 65_535
    let bitmap = draw(20, height) {
      $0.fill(
        Path(ellipseIn: CGRect(-40, 16_380.3, 100, 9.25)), with: .color(.black))
      $0.fill(Path(rect: CGRect(2, 32_768.5, 3, 32_766.5)), with: .color(.white))
      $0.stroke(
        Path(rect: CGRect(8, 10, 4, 60_000)), StrokeStyle(width: 2), with: .color(.black))
    }
    let part = draw(20, 40) {
      $0.fill(Path(ellipseIn: CGRect(-40, 20.3, 100, 9.25)), with: .color(.black))
      $0.stroke(
        Path(rect: CGRect(8, -100, 4, 200)), StrokeStyle(width: 2), with: .color(.black))
    }

    XCTAssertEqual(bitmap.cropped(columns: 0..<20, rows: 16_360..<16_400), part)
    XCTAssertEqual(bitmap[3, 32_767].alpha, 0)
    XCTAssertEqual(bitmap[3, 32_768].alpha, 128)
    XCTAssertEqual(bitmap[3, height - 1], .white)
  }

  func testOnePlayerOnManyThreadsGivesTheSameBytes() {
    var recorder = DisplayListRecorder(size: CGSize(width: 50, height: 70), scale: 2)
    recorder.fill(
      Path(roundedRect: CGRect(3, 4, 40, 60), cornerRadius: 9), with: .color(.black))
    let list = recorder.finish()
    let player = DisplayListPlayer()
    let expected = played(list)

    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      XCTAssertEqual(try? player.play(list), expected)
    }
  }
}
