// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// A picture of one color, as published apps write it.
private final class ColorImage: UIImage, @unchecked Sendable {
  convenience init?(color: UIColor) {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    guard let pixels = picture.cgImage else { return nil }
    self.init(cgImage: pixels, scale: picture.scale, orientation: picture.imageOrientation)
  }
}

final class UIImageSubclassTests: XCTestCase {
  func testASubclassHasAllInitializers() throws {
    let image = try XCTUnwrap(ColorImage(color: .red))
    XCTAssertEqual(image.size, CGSize(width: 2, height: 1))
    XCTAssertEqual(image.bitmap[0, 0].red, 255)
    XCTAssertEqual(ColorImage(data: try XCTUnwrap(image.pngData()))?.bitmap, image.bitmap)
  }
}
