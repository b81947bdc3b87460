// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class PatternColorTests: XCTestCase {
  private static let white = Color(red: 255, green: 255, blue: 255)
  private static let legend: [Color: Character] = [.black: "#", white: ".", .clear: " "]

  /// A white square of two points with a black corner.
  private var checks: UIImage {
    var bitmap = Bitmap(width: 2, height: 2, color: Self.white)
    bitmap[0, 0] = .black
    return UIImage(bitmap: bitmap)
  }

  private func lines(_ view: UIView) throws -> [String] {
    try pixels(view).dump(Self.legend).split(separator: "\n").map(String.init)
  }

  func testABackgroundRepeatsThePictureFromItsCorner() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 3))
    view.backgroundColor = UIColor(patternImage: checks)

    XCTAssertEqual(try lines(view), ["#.#.#", ".....", "#.#.#"])
    let inner = UIView(frame: CGRect(x: 1, y: 1, width: 3, height: 2))
    inner.layer.backgroundColor = UIColor(patternImage: checks).cgColor
    view.backgroundColor = .white
    view.addSubview(inner)
    XCTAssertEqual(try lines(view), [".....", ".#.#.", "....."])
  }

  func testAFillRepeatsThePictureFromTheContextsOrigin() throws {
    final class Drawn: UIView {
      var color = UIColor.black
      override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.translateBy(x: 1, y: 0)
        color.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 2)).fill()
        UIColor.black.setFill()
        UIBezierPath(rect: CGRect(x: 3, y: 0, width: 1, height: 2)).fill()
      }
    }
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 5, height: 2))
    view.backgroundColor = .white
    view.color = UIColor(patternImage: checks)

    XCTAssertEqual(try lines(view), ["..#.#", "....#"])
  }

  func testPatternColorsAreComparedAndFaded() throws {
    let color = UIColor(patternImage: checks)
    XCTAssertEqual(color, UIColor(patternImage: checks))
    XCTAssertNotEqual(color, .black)
    XCTAssertEqual(UIColor(cgColor: color.cgColor), color)

    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.backgroundColor = color.withAlphaComponent(0.5)
    XCTAssertEqual(try pixels(view)[0, 0], Color(red: 0, green: 0, blue: 0, alpha: 128))
    view.backgroundColor = color
    view.alpha = 0.5
    XCTAssertEqual(try pixels(view)[0, 0], Color(red: 0, green: 0, blue: 0, alpha: 128))
  }

  func testABorderRepeatsThePicture() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor(patternImage: checks).cgColor

    XCTAssertEqual(try lines(view), ["#.#.#", ".   .", "#   #", ".   .", "#.#.#"])
  }

  func testTextIsDrawnWithThePicture() throws {
    let red = UIImage(
      bitmap: Bitmap(width: 1, height: 1, color: Color(red: 255, green: 0, blue: 0)))
    let (label, plain) = (UILabel(), UILabel())
    for each in [label, plain] {
      each.text = "X"
      each.frame = CGRect(x: 0, y: 0, width: 12, height: 22)
      each.textColor = .red
    }
    label.textColor = UIColor(patternImage: red)

    XCTAssertEqual(try pixels(label), try pixels(plain))
  }

  // The values are those that Core Graphics gives, to three places (Apple's ColorSync Utility).
  func testDisplayP3IsKeptInExtendedSRGB() {
    let cases: [((CGFloat, CGFloat, CGFloat), (CGFloat, CGFloat, CGFloat))] = [
      ((1, 0, 0), (1.093, -0.227, -0.150)), ((0, 1, 0), (-0.512, 1.018, -0.311)),
      ((0, 0, 1), (0, 0, 1.042)), ((1, 1, 1), (1, 1, 1)), ((0, 0, 0), (0, 0, 0)),
      ((0.5, 0.5, 0.5), (0.5, 0.5, 0.5)),
    ]
    for (given, expected) in cases {
      let color = UIColor(displayP3Red: given.0, green: given.1, blue: given.2, alpha: 0.5)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      XCTAssertEqual(red, expected.0, accuracy: 0.001, "\(given)")
      XCTAssertEqual(green, expected.1, accuracy: 0.001, "\(given)")
      XCTAssertEqual(blue, expected.2, accuracy: 0.001, "\(given)")
      XCTAssertEqual(alpha, 0.5)
    }
  }
}
