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

  /// A hole of 4 points in a mask of 1,000 is made as large as a screen by the view's transform.
  func testAHoleInAMaskIsEnlargedWithTheView() throws {
    let effects = [nil, UIBlurEffect(style: .dark)] as [UIVisualEffect?]
    for (scale, effect) in [1, 8, 40, 90].flatMap({ scale in effects.map { (scale, $0) } })
      as [(CGFloat, UIVisualEffect?)]
    {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      root.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      let cover = UIVisualEffectView(effect: effect)
      cover.frame = CGRect(x: -480, y: -480, width: 1000, height: 1000)
      if effect == nil { cover.backgroundColor = .black }
      let path = UIBezierPath(rect: cover.bounds)
      path.append(UIBezierPath(rect: CGRect(x: 498, y: 498, width: 4, height: 4)))
      let shape = CAShapeLayer()
      shape.path = path.cgPath
      shape.fillRule = .evenOdd
      shape.opacity = 0.98
      let mask = UIView(frame: cover.bounds)
      mask.clipsToBounds = true
      mask.layer.addSublayer(shape)
      cover.mask = mask
      cover.transform = CGAffineTransform(scaleX: scale, y: scale)
      cover.frame.origin = CGPoint(x: 20 - cover.frame.width / 2, y: 20 - cover.frame.height / 2)
      root.addSubview(cover)

      let picture = try pixels(root)

      XCTAssertEqual(picture[20, 20].green, 255, "\(scale), \(effect as Any)")
      if scale < 10 { XCTAssertLessThan(picture[0, 0].green, 130, "\(scale)") }
    }
  }
}
