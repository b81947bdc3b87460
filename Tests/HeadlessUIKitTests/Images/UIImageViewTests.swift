// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Graphics
import HeadlessUIKit
import XCTest

final class UIImageViewTests: XCTestCase {
  private let image = UIImage(bitmap: Bitmap(width: 8, height: 4, color: .black), scale: 2)

  private func destination(_ mode: UIView.ContentMode, _ size: CGSize) -> CGRect? {
    let view = UIImageView(image: image)
    view.contentMode = mode
    view.frame.size = size
    guard case .image(let command)? = view.displayList(scale: 2).commands.first else { return nil }
    return command.destination
  }

  func testEveryContentMode() {
    // A picture of 4 x 2 points in 10 x 10.
    let expected: [(UIView.ContentMode, CGRect)] = [
      (.scaleToFill, CGRect(x: 0, y: 0, width: 10, height: 10)),
      (.scaleAspectFit, CGRect(x: 0, y: 2.5, width: 10, height: 5)),
      (.scaleAspectFill, CGRect(x: -5, y: 0, width: 20, height: 10)),
      (.redraw, CGRect(x: 0, y: 0, width: 10, height: 10)),
      (.center, CGRect(x: 3, y: 4, width: 4, height: 2)),
      (.top, CGRect(x: 3, y: 0, width: 4, height: 2)),
      (.bottom, CGRect(x: 3, y: 8, width: 4, height: 2)),
      (.left, CGRect(x: 0, y: 4, width: 4, height: 2)),
      (.right, CGRect(x: 6, y: 4, width: 4, height: 2)),
      (.topLeft, CGRect(x: 0, y: 0, width: 4, height: 2)),
      (.topRight, CGRect(x: 6, y: 0, width: 4, height: 2)),
      (.bottomLeft, CGRect(x: 0, y: 8, width: 4, height: 2)),
      (.bottomRight, CGRect(x: 6, y: 8, width: 4, height: 2)),
    ]
    for (mode, frame) in expected {
      XCTAssertEqual(destination(mode, CGSize(width: 10, height: 10)), frame, "\(mode)")
    }
  }

  func testAnUnscaledPictureStartsAtAWholePixel() {
    XCTAssertEqual(
      destination(.center, CGSize(width: 5.5, height: 10)),
      CGRect(x: 1, y: 4, width: 4, height: 2))
  }

  func testTheSizeIsThePictures() {
    let view = UIImageView(image: image)
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 4, height: 2))
    XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 4, height: 2))

    view.frame = CGRect(x: 1, y: 1, width: 50, height: 50)
    view.sizeToFit()
    XCTAssertEqual(view.frame, CGRect(x: 1, y: 1, width: 4, height: 2))
    XCTAssertEqual(UIImageView().intrinsicContentSize, CGSize(width: -1, height: -1))
  }

  func testConstraintsDoNotSeeThePicturesInsets() {
    let image = UIImage(bitmap: Bitmap(width: 30, height: 20))
      .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let view = UIImageView(image: image)

    XCTAssertEqual(image.withTintColor(.red).alignmentRectInsets, image.alignmentRectInsets)
    XCTAssertEqual(
      view.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 30, height: 20)),
      CGRect(x: 2, y: 1, width: 24, height: 16))
    XCTAssertEqual(UIImageView().alignmentRectInsets, .zero)
  }

  func testTheHighlightedPictureIsShownWhileHighlighted() {
    let other = UIImage(bitmap: Bitmap(width: 1, height: 1, color: .white))
    let view = UIImageView(image: image, highlightedImage: other)
    view.isHighlighted = true

    guard case .image(let command)? = view.displayList(scale: 1).commands.first else {
      return XCTFail("no picture")
    }

    XCTAssertEqual(command.bitmap, other.bitmap)
  }

  func testATemplateTakesTheTint() {
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap[0, 0] = Color(red: 1, green: 2, blue: 3, alpha: 128)
    let view = UIImageView(image: UIImage(bitmap: bitmap).withRenderingMode(.alwaysTemplate))
    view.tintColor = .red

    guard case .image(let command)? = view.displayList(scale: 1).commands.first else {
      return XCTFail("no picture")
    }

    XCTAssertEqual(command.bitmap[0, 0], Color(red: 255, green: 0, blue: 0, alpha: 128))
    XCTAssertEqual(command.bitmap[1, 0].alpha, 0)
  }

  func testDefaultsAreThoseOfUIKit() {
    let view = UIImageView()

    XCTAssertFalse(view.isUserInteractionEnabled)
    XCTAssertEqual(view.contentMode, .scaleToFill)
    XCTAssertEqual(view.displayList(scale: 1).commands, [])
  }
}
