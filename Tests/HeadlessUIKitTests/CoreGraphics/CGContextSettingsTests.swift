// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class CGContextSettingsTests: XCTestCase {
  private func draw(_ side: CGFloat = 8, _ body: (CGContext) -> Void) -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
      .image { body($0.cgContext) }.bitmap
  }

  func testAStrokesOutlineIsFilled() {
    let stroked = draw { context in
      context.setLineWidth(2)
      context.move(to: CGPoint(x: 1, y: 4))
      context.addLine(to: CGPoint(x: 7, y: 4))
      context.strokePath()
    }
    let filled = draw { context in
      context.setLineWidth(2)
      context.move(to: CGPoint(x: 1, y: 4))
      context.addLine(to: CGPoint(x: 7, y: 4))
      context.replacePathWithStrokedPath()
      XCTAssertEqual(context.boundingBoxOfPath, CGRect(x: 1, y: 3, width: 6, height: 2))
      context.fillPath()
    }

    XCTAssertEqual(stroked, filled)
  }

  func testClipsHaveABox() {
    _ = draw { context in
      XCTAssertEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 8, height: 8))
      context.saveGState()
      context.translateBy(x: 2, y: 0)
      context.clip(to: [
        CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 3, y: 3, width: 1, height: 1),
      ])
      XCTAssertEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 4, height: 4))
      context.restoreGState()
      XCTAssertEqual(context.boundingBoxOfClipPath, CGRect(x: 0, y: 0, width: 8, height: 8))
    }
  }

  func testPixelsMayStayHard() throws {
    let dot = draw(2) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let image = CGImage(bitmap: dot)
    func edges(_ quality: CGInterpolationQuality) -> Int {
      let bitmap = draw { context in
        context.interpolationQuality = quality
        context.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 8))
      }
      return (0..<8).count { ![0, 255].contains(bitmap[$0, 6].alpha) }
    }

    XCTAssertEqual(edges(.none), 0)
    XCTAssertGreaterThan(edges(.high), 0)
  }

  func testColorsAndGradientsComeFromComponents() throws {
    let space = try XCTUnwrap(CGColorSpace(name: CGColorSpace.sRGB))
    XCTAssertNil(CGColorSpace(name: CGColorSpace.displayP3))
    XCTAssertEqual(space, CGColorSpaceCreateDeviceRGB())
    XCTAssertNotEqual(space, CGColorSpaceCreateDeviceGray())
    XCTAssertEqual(
      CGColor(colorSpace: space, components: [1, 0, 0, 0.5]),
      CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    XCTAssertEqual(
      CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1]),
      CGColor(gray: 0.5, alpha: 1))
    let gradient = try XCTUnwrap(
      CGGradient(
        colorSpace: space, colorComponents: [1, 0, 0, 1, 0, 0, 1, 1], locations: [0, 1], count: 2))
    let same = try XCTUnwrap(
      CGGradient(
        colorsSpace: space, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
        locations: nil))
    func fill(_ gradient: CGGradient) -> Bitmap {
      draw {
        $0.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 8, y: 0), options: [])
      }
    }

    XCTAssertEqual(fill(gradient), fill(same))
  }

  func testAPathIsAskedForPoints() {
    _ = draw { context in
      context.addRect(CGRect(x: 1, y: 1, width: 4, height: 4))
      XCTAssertTrue(context.pathContains(CGPoint(x: 3, y: 3), mode: .fill))
      XCTAssertFalse(context.pathContains(CGPoint(x: 3, y: 3), mode: .stroke))
      XCTAssertTrue(context.pathContains(CGPoint(x: 1, y: 3), mode: .stroke))
      XCTAssertEqual(context.width, 8)
      context.setShouldAntialias(true)
    }
  }
}
