// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import XCTest

@testable import Rasterizer

final class SlicedBitmapTests: XCTestCase {
  /// Letters stand for gray levels, so that each pixel of the picture can be told.
  private let picture: Bitmap = {
    var bitmap = Bitmap(width: 4, height: 4)
    for y in 0..<4 {
      for x in 0..<4 {
        let gray = UInt8(y * 4 + x)
        bitmap[x, y] = Color(red: gray, green: gray, blue: gray)
      }
    }
    return bitmap
  }()

  private func letters(_ bitmap: Bitmap) -> String {
    (0..<bitmap.height).map { y in
      String(
        (0..<bitmap.width).map { x in
          let color = bitmap[x, y]
          guard color.isOpaque, color.red < 16 else { return "?" }
          return Character(UnicodeScalar(UInt8(97) + color.red))
        })
    }.joined(separator: "\n")
  }

  private func drawn(
    _ width: Int, _ height: Int, _ resizing: SlicedBitmap.Resizing, left: Int = 1, right: Int = 1
  ) -> String {
    let sliced = SlicedBitmap(
      picture, left: left, top: 1, right: right, bottom: 1, resizing: resizing)
    return letters(
      draw(width, height) {
        $0.draw(
          sliced, in: CGRect(0, 0, CGFloat(width), CGFloat(height)), interpolation: .nearest)
      })
  }

  func testCornersStayAndTheRestIsStretched() {
    XCTAssertEqual(
      drawn(6, 6, .stretch), "abbccd\neffggh\neffggh\nijjkkl\nijjkkl\nmnnoop")
  }

  func testCornersStayAndTheRestIsRepeated() {
    XCTAssertEqual(
      drawn(7, 5, .tile), "abcbcbd\nefgfgfh\nijkjkjl\nefgfgfh\nmnononp")
  }

  func testNaturalSizeIsThePicture() {
    for resizing in [SlicedBitmap.Resizing.stretch, .tile] {
      XCTAssertEqual(drawn(4, 4, resizing), letters(picture))
    }
  }

  func testCapsLeaveAPixelInTheMiddle() {
    XCTAssertEqual(
      drawn(6, 4, .stretch, left: 9, right: 9), "abcddd\nefghhh\nijklll\nmnoppp")
  }

  func testCornersThatDoNotFitAreMadeSmaller() {
    XCTAssertEqual(drawn(2, 2, .stretch), "ad\nmp")
  }

  func testPiecesMeetWithoutASeamWhereverTheyAre() {
    let white = Bitmap(width: 9, height: 9, color: .white)
    let sliced = SlicedBitmap(white, left: 3, top: 3, right: 3, bottom: 3)
    let bitmap = draw(40, 40) {
      $0.concatenate(CGAffineTransform(translationX: 0.3, y: 0.7).scaledBy(x: 1.37, y: 1.37))
      $0.draw(sliced, in: CGRect(0, 0, 25, 25))
    }

    for y in 1..<34 {
      for x in 1..<34 { XCTAssertEqual(bitmap[x, y], .white, "\(x), \(y)") }
    }
  }

  func testTurnedPiecesMeetWithoutASeam() {
    let white = Bitmap(width: 9, height: 9, color: .white)
    let sliced = SlicedBitmap(white, left: 3, top: 3, right: 3, bottom: 3)
    let bitmap = draw(40, 40) {
      $0.concatenate(CGAffineTransform(translationX: 20, y: 20).rotated(by: 0.4))
      $0.draw(sliced, in: CGRect(-20, -20, 40, 40))
    }

    for y in 8..<32 {
      for x in 8..<32 {
        XCTAssertGreaterThanOrEqual(bitmap[x, y].alpha, 254, "\(x), \(y)")
      }
    }
  }
}
