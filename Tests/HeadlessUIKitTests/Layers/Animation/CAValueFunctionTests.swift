// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class CAValueFunctionTests: XCTestCase {
  private func end(
    _ name: CAValueFunctionName, from: Any? = nil, to: Any, isAdditive: Bool = false
  ) throws -> CATransform3D {
    let layer = CALayer()
    if isAdditive { layer.transform = CATransform3DMakeTranslation(5, 0, 0) }
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = try XCTUnwrap(CAValueFunction(name: name))
    animation.fromValue = from
    animation.toValue = to
    animation.isAdditive = isAdditive
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    return layer.transform
  }

  func testNumbersBecomeTransforms() throws {
    XCTAssertEqual(try end(.translateX, to: 8), CATransform3DMakeTranslation(8, 0, 0))
    XCTAssertEqual(try end(.scaleY, from: 1, to: 2), CATransform3DMakeScale(1, 2, 1))
    XCTAssertEqual(try end(.translate, to: [1, 2, 3]), CATransform3DMakeTranslation(1, 2, 3))
    XCTAssertEqual(try end(.rotateZ, to: 0.5), CATransform3DMakeRotation(0.5, 0, 0, 1))
    XCTAssertEqual(
      try end(.translateY, to: 8, isAdditive: true), CATransform3DMakeTranslation(5, 8, 0))
  }

  func testKeyframesEndWithTheirLastNumber() throws {
    let layer = CALayer()
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: .scaleX)
    animation.values = [1, 3, 2]
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)

    XCTAssertEqual(layer.transform, CATransform3DMakeScale(2, 1, 1))
    XCTAssertNil(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")))
  }
}
