// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class UIImageOrientationTests: XCTestCase {
  private static let legend: [Color: Character] = [
    .black: "a", Color(red: 255, green: 0, blue: 0): "b", Color(red: 0, green: 255, blue: 0): "c",
    Color(red: 0, green: 0, blue: 255): "d", Color(red: 255, green: 255, blue: 0): "e",
    Color(red: 0, green: 255, blue: 255): "f",
  ]

  /// Six pixels, each of its own: `abc` above `def`.
  private var source: CGImage {
    var bitmap = Bitmap(width: 3, height: 2)
    for (letter, place) in zip("abcdef", 0...) {
      bitmap[place % 3, place / 3] = Self.legend.first { $0.value == letter }?.key ?? .clear
    }
    return CGImage(bitmap: bitmap)
  }

  private func lines(_ bitmap: Bitmap) -> [String] {
    bitmap.dump(Self.legend).split(separator: "\n").map(String.init)
  }

  // The orientations of Exif (JEITA CP-3451, "Orientation"), under UIKit's names.
  private static let shown: [(UIImage.Orientation, [String])] = [
    (.up, ["abc", "def"]), (.down, ["fed", "cba"]), (.left, ["cf", "be", "ad"]),
    (.right, ["da", "eb", "fc"]), (.upMirrored, ["cba", "fed"]), (.downMirrored, ["def", "abc"]),
    (.leftMirrored, ["ad", "be", "cf"]), (.rightMirrored, ["fc", "eb", "da"]),
  ]

  func testEveryOrientationIsShownUpright() throws {
    XCTAssertEqual(Self.shown.count, UIImage.Orientation.allCases.count)
    for (orientation, expected) in Self.shown {
      let image = UIImage(cgImage: source, scale: 1, orientation: orientation)

      XCTAssertEqual(lines(try pixels(UIImageView(image: image))), expected, "\(orientation)")
      XCTAssertEqual(image.imageOrientation, orientation)
      XCTAssertEqual(image.cgImage, source, "\(orientation)")
      XCTAssertEqual(image.size.width, CGFloat(expected[0].count))
    }
  }

  func testAMirroredPictureKeepsItsPixels() throws {
    for (orientation, expected) in Self.shown {
      let image = UIImage(cgImage: source, scale: 1, orientation: orientation)
        .withHorizontallyFlippedOrientation()

      XCTAssertEqual(
        lines(try pixels(UIImageView(image: image))), expected.map { String($0.reversed()) })
      XCTAssertEqual(image.cgImage, source)
      XCTAssertEqual(
        image.withRenderingMode(.alwaysTemplate).imageOrientation, image.imageOrientation)
    }
  }

  func testAPictureIsMirroredWhereTextRunsFromRightToLeft() throws {
    let plain = UIImage(cgImage: source)
    let view = UIImageView(image: plain.imageFlippedForRightToLeftLayoutDirection())
    XCTAssertFalse(plain.flipsForRightToLeftLayoutDirection)
    XCTAssertTrue(view.image?.flipsForRightToLeftLayoutDirection == true)

    XCTAssertEqual(lines(try pixels(view)), ["abc", "def"])
    view.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(lines(try pixels(view)), ["cba", "fed"])
    view.image = plain
    XCTAssertEqual(lines(try pixels(view)), ["abc", "def"])
  }

  func testAnimatedPicturesShowTheFirst() throws {
    func dot(_ color: Color) -> UIImage {
      UIImage(bitmap: Bitmap(width: 1, height: 1, color: color))
    }
    let view = UIImageView(image: dot(.black))
    let (red, green) = (Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 255, blue: 0))
    view.startAnimating()
    XCTAssertFalse(view.isAnimating)

    view.animationImages = [dot(red), dot(green)]
    view.animationDuration = 0.5
    XCTAssertEqual(try pixels(view)[0, 0], .black)
    view.startAnimating()
    XCTAssertTrue(view.isAnimating)
    XCTAssertEqual(try pixels(view)[0, 0], red)
    view.stopAnimating()
    XCTAssertEqual(try pixels(view)[0, 0], .black)

    view.animationRepeatCount = 1
    view.startAnimating()
    XCTAssertFalse(view.isAnimating)
    XCTAssertEqual(try pixels(view)[0, 0], .black)
  }
}
