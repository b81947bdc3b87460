// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class LayerMaskTests: XCTestCase {
  private func red(_ width: CGFloat = 4, _ height: CGFloat = 1) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    return view
  }

  private func alphas(_ view: UIView) throws -> [UInt8] {
    let bitmap = try pixels(view)
    return (0..<bitmap.width).map { bitmap[$0, 0].alpha }
  }

  func testTranslucentBackgroundLetsAPartThrough() throws {
    let view = red()
    let mask = CALayer()
    mask.frame = CGRect(x: 1, y: 0, width: 2, height: 1)
    mask.backgroundColor = UIColor(white: 0, alpha: 0.5).cgColor
    view.layer.mask = mask

    XCTAssertEqual(try alphas(view), [0, 128, 128, 0])
  }

  func testGradientFadesOut() throws {
    let view = red()
    let mask = CAGradientLayer()
    mask.frame = view.bounds
    mask.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    mask.startPoint = CGPoint(x: 0, y: 0.5)
    mask.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.mask = mask

    XCTAssertEqual(try alphas(view), [32, 96, 159, 223])
  }

  func testSublayersOpacityAndMaskOfTheMaskCount() throws {
    let view = red()
    let mask = CALayer()
    mask.frame = view.bounds
    mask.opacity = 0.5
    let dot = CALayer()
    dot.frame = CGRect(x: 1, y: 0, width: 3, height: 1)
    dot.backgroundColor = UIColor.black.cgColor
    mask.addSublayer(dot)
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 3, height: 1)
    inner.backgroundColor = UIColor(white: 0, alpha: 0.5).cgColor
    mask.mask = inner
    view.layer.mask = mask

    XCTAssertEqual(try alphas(view), [0, 64, 64, 0])
  }

  func testViewMasksAViewWithWhatItDraws() throws {
    let view = red(20, 20)
    let label = UILabel(frame: view.bounds)
    label.text = "i"
    view.mask = label

    let bitmap = try pixels(view)

    XCTAssertEqual(bitmap[19, 19].alpha, 0)
    XCTAssertTrue(bitmap.bytes.contains(255), "the letter lets something through")
    XCTAssertEqual(view.layer.mask, label.layer)
  }

  func testHiddenMaskHidesAll() throws {
    let view = red()
    let mask = CALayer()
    mask.frame = view.bounds
    mask.backgroundColor = UIColor.black.cgColor
    mask.isHidden = true
    view.layer.mask = mask

    XCTAssertEqual(try alphas(view), [0, 0, 0, 0])
  }

  func testMaskLeavesItsSuperlayer() {
    let view = red()
    let mask = CALayer()
    view.layer.addSublayer(mask)

    view.layer.mask = mask

    XCTAssertNil(mask.superlayer)
    XCTAssertNil(view.layer.sublayers)
  }

  func testMaskCutsTheShadowToo() throws {
    let view = red(20, 20)
    view.layer.shadowOpacity = 1
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).cgPath
    mask.strokeColor = UIColor.clear.cgColor
    view.layer.mask = mask

    let bitmap = try pixels(view)

    XCTAssertEqual(bitmap[15, 10].alpha, 0)
    XCTAssertEqual(bitmap[5, 10].alpha, 255)
  }
}
