// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class CGContextMaskTests: XCTestCase {
  /// Clear on the left, half opaque in the middle, opaque on the right.
  private let mask = CGImage(
    bitmap: Bitmap(width: 3, height: 1, bytes: [0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 255]))

  private func draw(_ body: (CGContext) -> Void) -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 5, height: 3), format: format)
      .image { body($0.cgContext) }.bitmap
  }

  func testWhatFollowsIsAsOpaqueAsTheMask() {
    let bitmap = draw { context in
      context.clip(to: CGRect(x: 1, y: 1, width: 3, height: 1), mask: mask)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 3))
    }

    XCTAssertEqual((0..<5).map { bitmap[$0, 1].alpha }, [0, 0, 128, 255, 0])
    XCTAssertEqual((0..<5).map { bitmap[$0, 0].alpha }, [0, 0, 0, 0, 0])
    XCTAssertEqual(bitmap[3, 1], Color(red: 255, green: 0, blue: 0, alpha: 255))
  }

  func testTheMaskEndsWithTheState() {
    let bitmap = draw { context in
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 1))
      context.saveGState()
      context.clip(to: CGRect(x: 1, y: 1, width: 3, height: 1), mask: mask)
      context.clip(to: CGRect(x: 3, y: 0, width: 2, height: 3))
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 3))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 2, width: 5, height: 1))
    }

    XCTAssertEqual((0..<5).map { bitmap[$0, 0].alpha }, [255, 255, 255, 255, 255])
    XCTAssertEqual((0..<5).map { bitmap[$0, 1].alpha }, [0, 0, 0, 255, 0])
    XCTAssertEqual((0..<5).map { bitmap[$0, 2].alpha }, [255, 255, 255, 255, 255])
  }

  func testAnOpaqueMaskCountsByItsBrightness() {
    let gray = CGImage(
      bitmap: Bitmap(
        width: 3, height: 1, bytes: [0, 0, 0, 255, 128, 128, 128, 255, 255, 255, 255, 255]))

    let bitmap = draw { context in
      context.clip(to: CGRect(x: 1, y: 1, width: 3, height: 1), mask: gray)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 3))
    }

    XCTAssertEqual((0..<5).map { bitmap[$0, 1].alpha }, [0, 0, 128, 255, 0])
  }

  func testTheMaskLiesUpsideDownAsImagesDo() {
    let rows = CGImage(bitmap: Bitmap(width: 1, height: 2, bytes: [0, 0, 0, 255, 0, 0, 0, 0]))

    let bitmap = draw { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 2), mask: rows)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 3))
    }

    XCTAssertEqual((0..<3).map { bitmap[0, $0].alpha }, [0, 255, 0])
  }

  func testAnImageIsMasked() throws {
    let image = CGImage(bitmap: Bitmap(width: 3, height: 1, color: .black))

    let masked = try XCTUnwrap(image.masking(mask))

    XCTAssertEqual((0..<3).map { masked.bitmap[$0, 0].alpha }, [0, 128, 255])
  }
}
