// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class PreparedImageTests: XCTestCase {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
  }

  func testPicturesArePreparedAtOnce() async {
    XCTAssertTrue(image.preparingForDisplay() === image)
    let prepared = await image.byPreparingForDisplay()
    XCTAssertTrue(prepared === image)
    XCTAssertEqual(
      image.preparingThumbnail(of: CGSize(width: 8, height: 6))?.size, CGSize(width: 8, height: 6))
    XCTAssertNil(image.preparingThumbnail(of: .zero))
    let thumbnail = await image.byPreparingThumbnail(ofSize: CGSize(width: 2, height: 1))
    XCTAssertEqual(thumbnail?.scale, image.scale)
  }

  func testProvidersGivePicturesAndAddresses() throws {
    var results: [Any?] = []
    NSItemProvider(object: image).loadObject(ofClass: UIImage.self) { object, _ in
      results.append((object as? UIImage)?.size)
    }
    let address = try XCTUnwrap(NSURL(string: "https://a.b"))
    NSItemProvider(object: address).loadObject(ofClass: NSURL.self) { object, _ in
      results.append((object as? NSURL)?.absoluteString)
    }
    XCTAssertEqual(results.count, 2)
    XCTAssertNotNil(results[0] as? CGSize)
    XCTAssertEqual(results[1] as? String, "https://a.b")
  }

  func testALayerTakesThePlaceOfAnother() {
    let layer = CALayer()
    let (one, two, three, new) = (CALayer(), CALayer(), CALayer(), CALayer())
    for sublayer in [one, two, three] { layer.addSublayer(sublayer) }

    layer.replaceSublayer(two, with: new)
    layer.replaceSublayer(two, with: CALayer())

    XCTAssertEqual(layer.sublayers, [one, new, three])
    XCTAssertNil(two.superlayer)
  }
}
