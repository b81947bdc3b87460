// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class CALayerContentsFilterTests: XCTestCase {
  private static let white = Color(red: 255, green: 255, blue: 255)

  private var halves: Bitmap {
    var bitmap = Bitmap(width: 2, height: 1, color: Self.white)
    bitmap[0, 0] = .black
    return bitmap
  }

  func testAPictureMadeLargerByTheNearestPixelIsHard() throws {
    let layer = CALayer()
    let view = host(layer, width: 6, height: 1)
    layer.contents = CGImage(bitmap: halves)
    let soft = try pixels(view)

    layer.magnificationFilter = .nearest

    let legend: [Color: Character] = [.black: "#", Self.white: "."]
    XCTAssertEqual(try pixels(view).dump(legend).split(separator: "\n"), ["###..."])
    XCTAssertNotEqual(try pixels(view), soft)
  }

  func testAnImageViewHasTheFilterOfItsLayer() throws {
    let view = UIImageView(image: UIImage(bitmap: halves))
    view.frame.size.width = 6
    view.layer.magnificationFilter = .nearest
    let legend: [Color: Character] = [.black: "#", Self.white: "."]
    XCTAssertEqual(try pixels(view).dump(legend).split(separator: "\n"), ["###..."])
  }

  func testTheFilterForSmallerPicturesIsAnotherOne() throws {
    var stripes = Bitmap(width: 4, height: 1, color: Self.white)
    stripes[1, 0] = .black
    stripes[3, 0] = .black
    let layer = CALayer()
    let view = host(layer, width: 2, height: 1)
    layer.contents = CGImage(bitmap: stripes)
    layer.magnificationFilter = .nearest
    let gray = try pixels(view)[0, 0]
    XCTAssertTrue((100...160).contains(gray.red), "\(gray)")

    layer.minificationFilter = .nearest
    XCTAssertTrue([.black, Self.white].contains(try pixels(view)[0, 0]))
    XCTAssertEqual(layer.preferredFrameSize(), CGSize(width: 2, height: 1))
  }
}
