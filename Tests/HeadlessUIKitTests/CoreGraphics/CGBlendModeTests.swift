// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

/// A view that draws what a test tells it.
private final class DrawingView: UIView {
  var drawing: (CGContext) -> Void = { _ in }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawing(context)
  }
}

final class CGBlendModeTests: XCTestCase {
  private let red = Color(red: 255, green: 0, blue: 0)
  private let all = CGRect(x: 0, y: 0, width: 2, height: 1)

  private func picture(_ drawing: (CGContext) -> Void) -> Bitmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: all.size, format: format)
      .image { drawing($0.cgContext) }.bitmap
  }

  func testModesHaveCoreGraphicsNumbers() {
    XCTAssertEqual(CGBlendMode.allCases.map(\.rawValue), Array(0...27))
    XCTAssertEqual(CGBlendMode.luminosity.rawValue, 15)
    XCTAssertEqual(CGBlendMode.plusLighter.rawValue, 27)
  }

  func testEachModeDoesWhatItsNameSays() {
    let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    let expected: [(CGBlendMode, Color)] = [
      (.multiply, Color(red: 0, green: 255, blue: 0)), (.screen, .white),
      (.difference, Color(red: 255, green: 0, blue: 255)), (.clear, .clear),
      (.copy, Color(red: 0, green: 255, blue: 255)),
      (.destinationOver, Color(red: 255, green: 255, blue: 0)), (.plusLighter, .white),
    ]
    for (mode, color) in expected {
      let bitmap = picture { context in
        context.setFillColor(yellow.cgColor)
        context.fill(all)
        context.setBlendMode(mode)
        context.setFillColor(cyan.cgColor)
        context.fill(all)
      }

      XCTAssertEqual(bitmap[0, 0], color, "\(mode)")
    }
  }

  func testClearMakesARectangleTransparentWhateverTheColor() {
    let bitmap = picture { context in
      context.setShadow(offset: .zero, blur: 3)
      context.fill(all)
      context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
    }

    XCTAssertEqual([bitmap[0, 0], bitmap[1, 0]], [.black, .clear])
  }

  func testStateKeepsTheMode() {
    let bitmap = picture { context in
      context.fill(all)
      context.saveGState()
      context.setBlendMode(.clear)
      context.restoreGState()
      context.setFillColor(UIColor.red.cgColor)
      context.fill(all)
    }

    XCTAssertEqual(bitmap[0, 0], red)
  }

  func testTransparencyLayerTakesTheModeAndStartsWithoutOne() {
    let bitmap = picture { context in
      context.fill(all)
      context.setBlendMode(.destinationOut)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.endTransparencyLayer()
    }

    XCTAssertEqual([bitmap[0, 0], bitmap[1, 0]], [.clear, .black])
  }

  func testImageIsDrawnByModeAndAlpha() {
    let image = UIImage(bitmap: Bitmap(width: 1, height: 1, color: red))
    let bitmap = picture { context in
      UIColor.white.setFill()
      context.fill(all)
      image.draw(at: .zero, blendMode: .multiply, alpha: 1)
      image.draw(in: CGRect(x: 1, y: 0, width: 1, height: 1), blendMode: .multiply, alpha: 0.2)
    }

    XCTAssertEqual(bitmap[0, 0], red)
    XCTAssertEqual(bitmap[1, 0], Color(red: 255, green: 204, blue: 204))
  }

  func testFaintImageCopiesInsideOfItsRectangleOnly() {
    let image = UIImage(bitmap: Bitmap(width: 1, height: 1, color: red))
    let bitmap = picture { context in
      context.fill(all)
      image.draw(at: .zero, blendMode: .copy, alpha: 0.4)
    }

    XCTAssertEqual(bitmap[0, 0], Color(red: 255, green: 0, blue: 0, alpha: 102))
    XCTAssertEqual(bitmap[1, 0], .black)
  }

  func testPathsAndRectanglesTakeAMode() {
    let bitmap = picture { context in
      UIColor.white.setFill()
      context.fill(all)
      UIColor.red.set()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        .fill(with: .difference, alpha: 0.6)
      UIRectFillUsingBlendMode(CGRect(x: 1, y: 0, width: 1, height: 1), .sourceOut)
    }

    XCTAssertEqual(bitmap[0, 0], Color(red: 102, green: 255, blue: 255))
    XCTAssertEqual(bitmap[1, 0], .clear)
  }

  func testDrawingOfAViewDoesNotSeeWhatIsBelowTheView() {
    let below = UIView(frame: all)
    below.backgroundColor = .red
    let above = DrawingView(frame: all)
    above.isOpaque = false
    above.drawing = { $0.clear(CGRect(x: 0, y: 0, width: 2, height: 1)) }
    below.addSubview(above)

    XCTAssertTrue(drawn(below).contains("group opacity 1\n"), drawn(below))
  }

  func testTransparencyLayerCastsOneShadow() {
    let bitmap = picture { context in
      context.setShadow(offset: CGSize(width: 1, height: 0), blur: 0, color: UIColor.red.cgColor)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.endTransparencyLayer()
    }

    XCTAssertEqual([bitmap[0, 0], bitmap[1, 0]], [.black, red])
  }

  func testPictureWithHolesCastsAShadowOfItsPixels() {
    var holes = Bitmap(width: 2, height: 1, color: .white)
    holes[0, 0] = .clear
    let bitmap = picture { context in
      context.setShadow(offset: CGSize(width: -1, height: 0), blur: 0, color: UIColor.red.cgColor)
      UIImage(bitmap: holes).draw(at: .zero)
    }

    XCTAssertEqual([bitmap[0, 0], bitmap[1, 0]], [red, .white])
  }

  func testStateOfALayerCannotBeRestoredInIt() {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    let bitmap = RenderingEnvironment.$current.withValue(environment) {
      picture { context in
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.restoreGState()
        context.fill(all)
        context.endTransparencyLayer()
        context.restoreGState()
      }
    }

    XCTAssertEqual([bitmap[0, 0], bitmap[1, 0]], [.black, .clear])
    XCTAssertEqual(issues.messages.count, 1)
  }
}
