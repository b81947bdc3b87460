// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

final class CAAnimationTests: XCTestCase {
  private final class Log: CAAnimationDelegate {
    var entries: [String] = []
    func animationDidStart(_ anim: CAAnimation) { entries.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      entries.append(flag ? "finished" : "stopped")
    }
  }

  private func kept(_ keyPath: String, to value: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = value
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    return animation
  }

  func testAnAnimationIsOverAtOnceAndLeavesTheLayerAsItIs() {
    let (layer, log) = (CALayer(), Log())
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 0.5
    animation.delegate = log

    layer.add(animation, forKey: "fade")

    XCTAssertEqual(log.entries, ["start"])
    drainMainQueue()
    XCTAssertEqual(log.entries, ["start", "finished"])
    XCTAssertEqual(layer.opacity, 1)
    XCTAssertNil(layer.animation(forKey: "fade"))
    XCTAssertNil(layer.animationKeys())
    XCTAssertTrue(layer.presentation() === layer)
  }

  func testAnEndThatIsKeptShowsUntilItIsRemoved() throws {
    let layer = CALayer()
    let view = host(layer, width: 1, height: 1)
    layer.backgroundColor = UIColor.black.cgColor

    layer.add(kept("backgroundColor", to: UIColor.red.cgColor), forKey: "color")
    XCTAssertEqual(layer.animationKeys(), ["color"])
    XCTAssertEqual(try pixels(view)[0, 0], Color(red: 255, green: 0, blue: 0))

    layer.removeAnimation(forKey: "color")
    XCTAssertEqual(try pixels(view)[0, 0], .black)

    layer.add(kept("opacity", to: 0), forKey: nil)
    layer.opacity = 0.25
    layer.removeAllAnimations()
    XCTAssertEqual(layer.opacity, 0.25)
  }

  func testAnEndlessAnimationStaysAndIsStopped() {
    let (layer, log) = (CALayer(), Log())
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.toValue = Double.pi * 2
    spin.repeatCount = .infinity
    spin.delegate = log

    layer.add(spin, forKey: "spin")
    XCTAssertTrue(layer.animation(forKey: "spin") === spin)
    XCTAssertTrue(layer.affineTransform().isIdentity)
    layer.removeAllAnimations()

    XCTAssertEqual(log.entries, ["start", "stopped"])
    XCTAssertNil(layer.animation(forKey: "spin"))
  }

  func testEndsOfEveryKindOfValue() {
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    shape.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let line = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    let cases: [(CALayer, String, Any, () -> Bool)] = [
      (shape, "strokeEnd", 0.75, { shape.strokeEnd == 0.75 }),
      (shape, "strokeStart", NSNumber(value: 0.25), { shape.strokeStart == 0.25 }),
      (shape, "lineWidth", 3, { shape.lineWidth == 3 }),
      (shape, "path", line, { shape.path == line }),
      (shape, "fillColor", UIColor.red.cgColor, { shape.fillColor == UIColor.red.cgColor }),
      (shape, "position", CGPoint(x: 1, y: 2), { shape.position == CGPoint(x: 1, y: 2) }),
      (shape, "position.x", 7, { shape.position == CGPoint(x: 7, y: 2) }),
      (shape, "bounds.size.width", 4, { shape.bounds.width == 4 }),
      (shape, "cornerRadius", Float(2), { shape.cornerRadius == 2 }),
      (shape, "shadowOffset", CGSize(width: 1, height: 1), { shape.shadowOffset.width == 1 }),
      (shape, "hidden", true, { shape.isHidden }),
      (shape, "transform.scale", 2, { shape.affineTransform().a == 2 }),
      (shape, "transform.translation.y", 5, { shape.affineTransform().ty == 5 }),
      (
        shape, "transform", CATransform3DMakeScale(3, 3, 1),
        { shape.affineTransform() == CGAffineTransform(scaleX: 3, y: 3) }
      ),
      (gradient, "endPoint", CGPoint(x: 1, y: 1), { gradient.endPoint == CGPoint(x: 1, y: 1) }),
      (gradient, "locations", [0, 0.5], { gradient.locations == [0, 0.5] }),
      (
        gradient, "colors", [UIColor.red.cgColor, UIColor.blue.cgColor],
        { gradient.colors as? [CGColor] == [UIColor.red.cgColor, UIColor.blue.cgColor] }
      ),
    ]
    for (layer, keyPath, value, holds) in cases {
      layer.add(kept(keyPath, to: value), forKey: keyPath)
      XCTAssertTrue(holds(), keyPath)
    }
    shape.removeAllAnimations()
    gradient.removeAllAnimations()
    XCTAssertEqual(shape.frame, CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(shape.strokeEnd, 1)
    XCTAssertNil(shape.path)
    XCTAssertFalse(shape.isHidden)
    XCTAssertTrue(shape.affineTransform().isIdentity)
    XCTAssertNil(gradient.colors)
  }

  func testAPropertyThatIsNotKnownIsReported() {
    let messages = reports { CALayer().add(kept("sublayerTransform", to: 1), forKey: nil) }
    XCTAssertEqual(
      messages,
      [
        "the end of an animation of 'sublayerTransform' of a CALayer is not shown; set the layer's "
          + "property"
      ])
  }

  func testWhereAnimationsEnd() {
    let layer = CALayer()
    layer.zPosition = 10
    func end(_ change: (CABasicAnimation) -> Void) -> CGFloat {
      let animation = kept("zPosition", to: 0)
      animation.toValue = nil
      change(animation)
      layer.add(animation, forKey: "z")
      defer { layer.removeAnimation(forKey: "z") }
      return layer.zPosition
    }
    XCTAssertEqual(end { $0.byValue = 5 }, 15)
    XCTAssertEqual(
      end {
        $0.fromValue = 1
        $0.byValue = 5
      }, 6)
    XCTAssertEqual(
      end {
        $0.toValue = 3
        $0.isAdditive = true
      }, 13)
    XCTAssertEqual(
      end {
        $0.fromValue = 2
        $0.toValue = 3
        $0.autoreverses = true
      }, 2)
    XCTAssertEqual(end { $0.fromValue = 2 }, 10)
    XCTAssertEqual(layer.zPosition, 10)
  }

  func testATurnedLayerIsTurnedOnAndBack() {
    let layer = CALayer()
    for degrees in stride(from: -170.0, through: 180, by: 10) {
      let old = CGAffineTransform(rotationAngle: degrees / 180 * .pi).scaledBy(x: 2, y: 3)
      layer.setAffineTransform(old)
      let turn = kept("transform.rotation", to: 0)
      turn.toValue = nil
      turn.byValue = Double.pi / 2
      layer.add(turn, forKey: "turn")

      let now = layer.affineTransform()
      XCTAssertEqual(now.a, -old.b, accuracy: 1e-12, "\(degrees)")
      XCTAssertEqual(now.b, old.a, accuracy: 1e-12)
      XCTAssertEqual(now.c, -old.d, accuracy: 1e-12)
      XCTAssertEqual(now.d, old.c, accuracy: 1e-12)
      layer.removeAnimation(forKey: "turn")
      XCTAssertEqual(layer.affineTransform(), old)
    }
  }

  func testKeyframesAndGroupsEndAtTheirLastValues() {
    let layer = CALayer()
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    frames.values = [1, 0.2, 0.6]
    frames.keyTimes = [0, 0.5, 1]
    let way = CAKeyframeAnimation(keyPath: "position")
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: 4))
    way.path = path
    let short = CABasicAnimation(keyPath: "cornerRadius")
    short.toValue = 9
    short.duration = 1
    let group = CAAnimationGroup()
    group.animations = [frames, way, short]
    group.duration = 2
    group.fillMode = .both
    group.isRemovedOnCompletion = false

    layer.add(group, forKey: "all")

    XCTAssertEqual(layer.opacity, 0.6)
    XCTAssertEqual(layer.position, CGPoint(x: 3, y: 4))
    // It ended before the group did.
    XCTAssertEqual(layer.cornerRadius, 0)
  }

  /// MarqueeLabel sets the colors of its mask to those that they have, and removes the animation.
  func testAValueThatIsSetWhileAnAnimationStaysIsTheLayersOwn() {
    let layer = CAGradientLayer()
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.add(kept("colors", to: colors), forKey: "colors")
    layer.colors = colors
    layer.removeAnimation(forKey: "colors")
    XCTAssertEqual(layer.colors as? [CGColor], colors)

    layer.add(kept("opacity", to: 0.5), forKey: "first")
    layer.add(kept("opacity", to: 0.25), forKey: "second")
    layer.removeAllAnimations()
    XCTAssertEqual(layer.opacity, 1, "nobody has set it")
    layer.add(kept("opacity", to: 0.5), forKey: "first")
    layer.opacity = 0.5
    layer.add(kept("opacity", to: 0.25), forKey: "second")
    layer.removeAllAnimations()
    XCTAssertEqual(layer.opacity, 0.5)
  }

  func testValuesTransitionsAndCurvesAreKept() {
    let transition = CATransition()
    XCTAssertEqual(transition.type, .fade)
    transition.subtype = .fromTop
    transition.setValue("hero", forKey: "name")
    XCTAssertEqual(transition.value(forKey: "name") as? String, "hero")
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeOut).getControlPoint(at: 2, values: &point)
    XCTAssertEqual(point, [0.58, 1])
  }

  func testAViewDecidesAboutActionsOfItsLayer() {
    final class Owner: UIView {
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity"
          ? CABasicAnimation(keyPath: event) : super.action(for: layer, forKey: event)
      }
    }
    let owner = Owner()
    XCTAssertTrue(owner.layer.action(forKey: "opacity") is CABasicAnimation)
    XCTAssertNil(owner.layer.action(forKey: "bounds"))
    XCTAssertNil(CALayer().action(forKey: "opacity"))
    let layer = CALayer()
    layer.actions = ["bounds": CATransition()]
    XCTAssertTrue(layer.action(forKey: "bounds") is CATransition)
  }
}
