// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

/// A view that draws what a test tells it.
private final class DrawingView: UIView {
  var drawing: (CGContext, CGRect) -> Void = { _, _ in }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawing(context, rect)
  }
}

final class CGContextTests: XCTestCase {
  /// What a transparent view draws, without the clip around it.
  private func commands(_ drawing: @escaping (CGContext) -> Void) -> String {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.isOpaque = false
    view.drawing = { context, _ in drawing(context) }
    return drawn(view).split(separator: "\n").dropFirst().dropLast()
      .map { $0.dropFirst(2) }.joined(separator: "\n")
  }

  func testDrawsBetweenBackgroundAndSubviewsInsideOfTheBounds() {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .white
    view.drawing = { context, rect in context.fill(rect) }
    let child = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
    child.backgroundColor = .red
    view.addSubview(child)

    XCTAssertEqual(
      drawn(view),
      """
      fill rect(0 0; 20 20) #FFFFFF
      clip rect(0 0; 20 20)
        fill rect(0 0; 20 20) #000000
      end
      fill rect(0 0; 1 1) #FF0000 [1, 0, 0, 1, 1, 1]
      """)
  }

  func testOpaqueViewWithoutBackgroundDrawsOnBlack() {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.drawing = { context, _ in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    XCTAssertTrue(drawn(view).contains("fill rect(0 0; 2 2) #000000"))
    view.backgroundColor = .clear
    XCTAssertFalse(drawn(view).contains("fill rect(0 0; 2 2) #000000"))
  }

  func testThereIsNoContextOutsideOfDrawing() {
    XCTAssertNil(UIGraphicsGetCurrentContext())
  }

  func testSavedStateComesBackWithItsClipAndTransform() {
    let text = commands { context in
      context.saveGState()
      context.setFillColor(UIColor.red.cgColor)
      context.clip(to: CGRect(x: 0, y: 0, width: 9, height: 9))
      context.translateBy(x: 1, y: 2)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    XCTAssertEqual(
      text,
      """
      clip rect(0 0; 9 9)
        fill rect(0 0; 1 1) #FF0000 [1, 0, 0, 1, 1, 2]
      end
      fill rect(0 0; 1 1) #000000
      """)
  }

  func testPathStaysInPlaceWhenTheCoordinatesChange() {
    let text = commands { context in
      context.move(to: CGPoint(x: 2, y: 2))
      context.translateBy(x: 1, y: 1)
      context.addLine(to: CGPoint(x: 4, y: 4))
      context.setLineWidth(2)
      context.setLineCap(.round)
      context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.strokePath()
    }

    XCTAssertEqual(text, "stroke M1,1 L4,4 width 2 cap round #0000FF [1, 0, 0, 1, 1, 1]")
  }

  func testAlphaMultipliesColorsAndPictures() {
    let text = commands { context in
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIImage(bitmap: Bitmap(width: 1, height: 1, color: .black)).draw(at: .zero)
    }

    XCTAssertEqual(
      text,
      """
      fill rect(0 0; 1 1) #00000080
      group opacity 0.5
        image 1x1 in rect(0 0; 1 1) high
      end
      """)
  }

  func testShadowHasHalfTheBlurAndIgnoresTheTransform() {
    let text = commands { context in
      context.scaleBy(x: 2, y: 2)
      context.setShadow(offset: CGSize(width: 1, height: 3), blur: 4, color: UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    XCTAssertEqual(
      text,
      "shadow rect(0 0; 4 4) radius 2 offset 1,3 #FF0000\n"
        + "fill rect(0 0; 2 2) #000000 [2, 0, 0, 2, 0, 0]")
  }

  func testLinearGradientEndsWhereItsOptionsSayNothing() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let gradient = try XCTUnwrap(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]))
    let draw = { (options: CGGradientDrawingOptions) in
      self.commands { context in
        context.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: options)
      }
    }

    XCTAssertEqual(
      draw([.drawsBeforeStartLocation, .drawsAfterEndLocation]),
      "fill rect(0 0; 20 20) linear(0,0 10,0; 0 #FF0000, 1 #0000FF)")
    XCTAssertEqual(
      draw(.drawsBeforeStartLocation),
      "fill rect(0 0; 20 20) linear(0,0 10,0; 0 #FF0000, 1 #0000FF, 1 #00000000)")
  }

  func testRadialGradientStartsAtItsInnerCircle() throws {
    let gradient = try XCTUnwrap(
      CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil))

    let text = commands { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 5, y: 5), startRadius: 5,
        endCenter: CGPoint(x: 5, y: 5), endRadius: 10,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    XCTAssertEqual(
      text, "fill rect(0 0; 20 20) radial(5,5 10; 0.5 #FF0000, 1 #0000FF)")
  }

  func testCoreGraphicsDrawsImagesUpsideDownAndUIKitUpright() throws {
    var bitmap = Bitmap(width: 1, height: 2, color: .black)
    bitmap[0, 0] = .white
    let image = UIImage(bitmap: bitmap)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1

    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
    let picture = renderer.image { context in
      image.draw(at: .zero)
      let right = CGRect(x: 1, y: 0, width: 1, height: 2)
      if let pixels = image.cgImage { context.cgContext.draw(pixels, in: right) }
    }

    XCTAssertEqual(picture.bitmap[0, 0], .white)
    XCTAssertEqual(picture.bitmap[1, 0], .black)
    XCTAssertEqual(picture.bitmap[1, 1], .white)
  }

  func testRendererMakesAPictureInItsScale() {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 5, y: 5, width: 2, height: 1), format: format)

    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 6, y: 5, width: 1, height: 1))
    }

    XCTAssertEqual(image.size, CGSize(width: 2, height: 1))
    XCTAssertEqual(image.bitmap.width, 6)
    XCTAssertEqual(image.bitmap[2, 0], .clear)
    XCTAssertEqual(image.bitmap[3, 0], Color(red: 255, green: 0, blue: 0))
  }

  func testImageContextsOfFormerDaysWork() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
    UIColor.white.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 2))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()

    XCTAssertEqual(image?.bitmap[0, 1], .white)
    XCTAssertEqual(image?.bitmap[1, 1], .black)
    XCTAssertNil(UIGraphicsGetCurrentContext())
  }

  func testEndingAPictureThatWasNotStartedLeavesTheContextAlone() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { _ in
      UIGraphicsEndImageContext()
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIGraphicsPopContext()
    }

    XCTAssertEqual(image.bitmap[0, 0], Color(red: 255, green: 0, blue: 0))
    XCTAssertNil(UIGraphicsGetCurrentContext())
  }

  func testViewsAreDrawnIntoPictures() {
    let view = UIView(frame: CGRect(x: 7, y: 7, width: 2, height: 2))
    view.backgroundColor = .red

    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
      .image { _ in
        view.drawHierarchy(
          in: CGRect(x: 0, y: 0, width: 4, height: 2), afterScreenUpdates: true)
      }

    XCTAssertEqual(image.bitmap[3, 1], Color(red: 255, green: 0, blue: 0))
    XCTAssertEqual(image.bitmap[3, 2], .clear)
  }

  func testTextIsDrawnAsLabelsDrawIt() {
    let text = commands { _ in
      "Hi".draw(at: CGPoint(x: 1, y: 2), withAttributes: [.foregroundColor: UIColor.red])
    }

    XCTAssertTrue(text.hasPrefix("glyphs"), text)
    XCTAssertTrue(text.contains("#FF0000"), text)
  }

  func testEvenOddClipOfABezierPathHolds() {
    let text = commands { context in
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
      path.usesEvenOddFillRule = true
      path.addClip()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).fill()
    }

    XCTAssertEqual(
      text, "clip rect(0 0; 4 4) evenOdd\n  fill rect(0 0; 9 9) #000000\nend")
  }
}
