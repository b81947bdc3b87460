// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import ImageComparison
import XCTest

@testable import SnapshotVerification

final class AdoptedPictureTests: XCTestCase {
  private let white = Color(red: 255, green: 255, blue: 255)
  private let black = Color(red: 0, green: 0, blue: 0)
  /// A label of 60x20 points at (20, 10) in a view of 100x60, at 2 pixels per point.
  private let scene = SceneNode(
    type: "Card", frame: SceneFrame(x: 0, y: 0, width: 100, height: 60),
    children: [
      SceneNode(
        type: "UIView", identifier: "box", frame: SceneFrame(x: 20, y: 10, width: 80, height: 50),
        children: [
          SceneNode(
            type: "UILabel", frame: SceneFrame(x: 0, y: 0, width: 60, height: 20),
            properties: [SceneProperty(.text, "Ada")])
        ])
    ])

  /// A white picture with rectangles in points.
  private func picture(
    _ rects: [CGRect], color: Color? = nil, width: Int = 200, height: Int = 120
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, color: white)
    for rect in rects {
      bitmap.replacePixels(
        with: Bitmap(
          width: Int(rect.width * 2), height: Int(rect.height * 2), color: color ?? black),
        x: Int(rect.minX * 2), y: Int(rect.minY * 2))
    }
    return bitmap
  }

  private func finding(_ old: Bitmap, _ new: Bitmap) -> AdoptedPicture.Finding {
    AdoptedPicture.finding(old, new, scene, 2)
  }

  func testLettersOfAnotherFontAreGlyphs() {
    let old = picture([CGRect(x: 22, y: 12, width: 20, height: 10)])
    let new = picture([CGRect(x: 24, y: 13, width: 26, height: 12)])

    XCTAssertEqual(finding(old, new), .glyphs)
    XCTAssertEqual(finding(old, old), .glyphs)
  }

  func testLettersOutsideOfTheirTextMoved() {
    let old = picture([CGRect(x: 22, y: 36, width: 20, height: 10)])
    let new = picture([CGRect(x: 22, y: 12, width: 20, height: 10)])

    XCTAssertEqual(
      finding(old, new),
      .moved([
        AdoptedPicture.Place(
          view: "UIView \"box\"", rect: CGRect(x: 22, y: 36, width: 20, height: 10),
          pixelCount: 800)
      ]))
  }

  func testABackgroundBehindLettersIsMoreThanLetters() {
    let old = picture([CGRect(x: 20, y: 10, width: 60, height: 20)])

    XCTAssertEqual(
      finding(old, picture([])),
      .moved([
        AdoptedPicture.Place(
          view: "UILabel 'Ada'", rect: CGRect(x: 20, y: 10, width: 60, height: 20),
          pixelCount: 4800)
      ]))
  }

  func testSoftAndThinEdgesAreNone() {
    let soft = picture(
      [CGRect(x: 22, y: 36, width: 20, height: 10)], color: Color(red: 240, green: 240, blue: 240))
    let thin = picture([CGRect(x: 22, y: 36, width: 40, height: 1)])

    XCTAssertEqual(finding(soft, picture([])), .glyphs)
    XCTAssertEqual(finding(thin, picture([])), .glyphs)
  }

  func testAnotherScaleAndAnotherSizeAreTold() {
    let new = picture([])

    XCTAssertEqual(
      finding(Bitmap(width: 300, height: 180, color: white), new), .otherScale(reference: 3))
    XCTAssertEqual(
      finding(Bitmap(width: 100, height: 60, color: white), new), .otherScale(reference: 1))
    XCTAssertEqual(
      finding(Bitmap(width: 301, height: 180, color: white), new),
      .otherSize(
        reference: PixelSize(width: 301, height: 180), actual: PixelSize(width: 200, height: 120)))
  }
}
