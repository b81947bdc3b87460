// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class UIImageResizableTests: XCTestCase {
  /// Black, red, white from left to right.
  private let flag: UIImage = {
    var bitmap = Bitmap(width: 3, height: 1, color: .black)
    bitmap[1, 0] = Color(red: 255, green: 0, blue: 0)
    bitmap[2, 0] = .white
    return UIImage(bitmap: bitmap)
  }()
  private let sides = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)

  private func row(_ bitmap: Bitmap) -> String {
    (0..<bitmap.width).map { x in
      switch bitmap[x, 0] {
      case .black: "B"
      case .white: "W"
      case Color(red: 255, green: 0, blue: 0): "R"
      default: "?"
      }
    }.joined()
  }

  func testCapsKeepTheirSizeInAnImageView() throws {
    for mode in [UIImage.ResizingMode.stretch, .tile] {
      let view = UIImageView(
        image: flag.resizableImage(withCapInsets: sides, resizingMode: mode))
      view.frame = CGRect(x: 0, y: 0, width: 7, height: 1)

      XCTAssertEqual(row(try pixels(view)), "BRRRRRW")
    }
  }

  func testWithoutCapsAllIsStretched() throws {
    let view = UIImageView(image: flag)
    view.frame = CGRect(x: 0, y: 0, width: 6, height: 1)

    XCTAssertNotEqual(row(try pixels(view)), "BRRRRW")
    XCTAssertEqual(flag.capInsets, .zero)
  }

  func testDrawingCodeKeepsTheCaps() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 1), format: format).image {
      _ in
      flag.resizableImage(withCapInsets: sides).draw(
        in: CGRect(x: 0, y: 0, width: 5, height: 1))
    }

    XCTAssertEqual(row(image.bitmap), "BRRRW")
  }

  func testCapsStayWithOtherLooks() {
    let image = flag.resizableImage(withCapInsets: sides, resizingMode: .stretch)

    let other = image.withRenderingMode(.alwaysTemplate).withTintColor(.red)

    XCTAssertEqual(other.capInsets, sides)
    XCTAssertEqual(other.resizingMode, .stretch)
    XCTAssertNotEqual(image, flag)
  }

  func testCenterOfALayersContentsIsStretched() throws {
    let layer = CALayer()
    layer.contents = flag.cgImage
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
    let view = host(layer, width: 6, height: 1)

    XCTAssertEqual(row(try pixels(view)), "BRRRRW")
  }

  func testTilingRepeatsAnImageOverAllThatIsNotClipped() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 2), format: format)
      .image { context in
        context.clip(to: CGRect(x: 0, y: 0, width: 7, height: 1))
        context.cgContext.draw(
          flag.bitmap.asImage, in: CGRect(x: 1, y: 0, width: 3, height: 1), byTiling: true)
      }

    XCTAssertEqual(row(image.bitmap), "WBRWBRW")
    XCTAssertEqual(image.bitmap[0, 1], .clear)
  }
}

extension Bitmap {
  fileprivate var asImage: CGImage { CGImage(bitmap: self) }
}
