// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class CALayerLookTests: XCTestCase {
  private let image = UIImage(bitmap: Bitmap(width: 4, height: 2, color: .black))

  func testContentsAreStretchedToTheBounds() {
    let layer = CALayer()
    layer.contents = image.cgImage

    XCTAssertEqual(drawn(host(layer)), "image 4x2 in rect(0 0; 20 20) high")
  }

  func testGravityPlacesContentsByTheirScale() {
    let layer = CALayer()
    layer.contents = image.cgImage
    layer.contentsScale = 2

    for (gravity, place) in [
      (CALayerContentsGravity.center, "9 9.5; 2 1"), (.topLeft, "0 0; 2 1"),
      (.bottomRight, "18 19; 2 1"), (.resizeAspect, "0 5; 20 10"),
      (.resizeAspectFill, "-10 0; 40 20"),
    ] {
      layer.contentsGravity = gravity
      XCTAssertEqual(drawn(host(layer)), "image 4x2 in rect(\(place)) high", gravity.rawValue)
    }
  }

  func testContentsRectShowsAPart() {
    let layer = CALayer()
    layer.contents = image.cgImage
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)

    XCTAssertEqual(drawn(host(layer)), "image 2x2 in rect(0 0; 20 20) high")
  }

  func testWithoutGroupOpacityEachLayerFadesByItself() {
    let layer = CALayer()
    layer.backgroundColor = UIColor.black.cgColor
    layer.opacity = 0.5
    layer.allowsGroupOpacity = false
    let above = CALayer()
    above.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    above.backgroundColor = UIColor.white.cgColor
    layer.addSublayer(above)

    XCTAssertEqual(
      drawn(host(layer)),
      "fill rect(0 0; 20 20) #00000080\nfill rect(0 0; 1 1) #FFFFFF80")
  }

  func testContinuousCornersReachFurtherThanCircularOnes() throws {
    let layer = CALayer()
    layer.backgroundColor = UIColor.black.cgColor
    layer.cornerRadius = 10
    let view = host(layer, width: 60, height: 60)
    let circular = try pixels(view)
    layer.cornerCurve = .continuous
    let continuous = try pixels(view)

    XCTAssertEqual(circular[12, 0].alpha, 255)
    XCTAssertLessThan(continuous[12, 0].alpha, 255)
    XCTAssertEqual(continuous[16, 0].alpha, 255)
  }

  func testTransformInSpaceIsSeenFromTheFront() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)

    layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    XCTAssertEqual(layer.frame.width, 10, accuracy: 1e-12)
    layer.transform = CATransform3DRotate(CATransform3DMakeScale(2, 1, 1), .pi / 2, 0, 0, 1)
    XCTAssertEqual(
      layer.affineTransform(), CGAffineTransform(a: 0, b: 1, c: -2, d: 0, tx: 0, ty: 0))
    layer.transform = CATransform3DIdentity
    XCTAssertEqual(layer.frame, CGRect(x: 0, y: 0, width: 20, height: 20))
  }
}
