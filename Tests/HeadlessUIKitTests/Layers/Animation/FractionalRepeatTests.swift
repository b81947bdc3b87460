// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Animations whose number of runs is not whole end in the middle of one.
final class FractionalRepeatTests: XCTestCase {
  private func kept<Animation: CAPropertyAnimation>(
    _ keyPath: String, _ count: Float, _ change: (Animation) -> Void
  ) -> Animation {
    let animation = Animation(keyPath: keyPath)
    animation.duration = 1
    animation.repeatCount = count
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    change(animation)
    return animation
  }

  /// The opacity after a change from 0 to 0.8.
  private func opacity(_ count: Float, _ change: (CABasicAnimation) -> Void = { _ in }) -> Float {
    let layer = CALayer()
    layer.add(
      kept("opacity", count) { (animation: CABasicAnimation) in
        animation.fromValue = 0
        animation.toValue = 0.8
        change(animation)
      }, forKey: nil)
    return layer.opacity
  }

  func testTheEndIsTheShareOfTheLastRun() {
    XCTAssertEqual(opacity(0), 0.8)
    XCTAssertEqual(opacity(3), 0.8)
    XCTAssertEqual(opacity(0.5), 0.4)
    XCTAssertEqual(opacity(2.25), 0.2)
  }

  func testARunBackIsTheSecondHalf() {
    XCTAssertEqual(opacity(1) { $0.autoreverses = true }, 0)
    XCTAssertEqual(opacity(0.5) { $0.autoreverses = true }, 0.8)
    XCTAssertEqual(opacity(1.25) { $0.autoreverses = true }, 0.4)
    XCTAssertEqual(opacity(1.75) { $0.autoreverses = true }, 0.4)
  }

  func testARepeatDurationCountsInSeconds() {
    XCTAssertEqual(opacity(0) { $0.repeatDuration = 1.5 }, 0.4)
    XCTAssertEqual(opacity(7) { $0.repeatDuration = 4 }, 0.8)
    let atOnce = opacity(0) {
      // A duration of 0 stands for a quarter of a second.
      $0.duration = 0
      $0.repeatDuration = 0.375
    }
    XCTAssertEqual(atOnce, 0.4)
  }

  func testThePaceCounts() {
    let slow = opacity(0.5) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }
    // The curve (0.42, 0), (1, 1) at half of the time: its published value is 0.3154.
    XCTAssertEqual(slow, 0.8 * 0.3154, accuracy: 0.001)
    let even = opacity(0.5) { $0.timingFunction = CAMediaTimingFunction(name: .linear) }
    XCTAssertEqual(even, 0.4, accuracy: 1e-6)
  }

  func testColorsPointsAndListsAreMixed() {
    let layer = CAGradientLayer()
    layer.add(
      kept("backgroundColor", 0.5) { (animation: CABasicAnimation) in
        animation.fromValue = CGColor(gray: 0, alpha: 1)
        animation.toValue = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0)
      }, forKey: nil)
    layer.add(
      kept("position", 0.25) { (animation: CABasicAnimation) in
        animation.byValue = CGPoint(x: 40, y: 8)
      }, forKey: nil)
    layer.add(
      kept("locations", 0.5) { (animation: CABasicAnimation) in
        animation.fromValue = [0, 0.5]
        animation.toValue = [0.5, 1]
      }, forKey: nil)

    XCTAssertEqual(
      layer.backgroundColor, CGColor(red: 0.5, green: 0.25, blue: 0, alpha: 0.5))
    XCTAssertEqual(layer.position, CGPoint(x: 10, y: 2))
    XCTAssertEqual(layer.locations?.map(\.doubleValue), [0.25, 0.75])
  }

  func testKeyframesEndBetweenTheirValues() {
    func opacity(_ count: Float, _ change: (CAKeyframeAnimation) -> Void = { _ in }) -> Float {
      let layer = CALayer()
      layer.add(
        kept("opacity", count) { (animation: CAKeyframeAnimation) in
          animation.values = [0, 1, 0.5]
          change(animation)
        }, forKey: nil)
      return layer.opacity
    }

    XCTAssertEqual(opacity(0.25), 0.5)
    XCTAssertEqual(opacity(0.75), 0.75)
    XCTAssertEqual(opacity(0.5) { $0.keyTimes = [0, 0.25, 1] }, 1 - 0.5 / 3, accuracy: 1e-6)
    XCTAssertEqual(opacity(0.5) { $0.calculationMode = .discrete }, 1)
  }

  func testWhatHasNothingBetweenIsReported() {
    let layer = CALayer()
    let issues = RenderingIssues()
    RenderingEnvironment.$current.withValue(RenderingEnvironment(issues: issues)) {
      layer.add(
        kept("transform", 0.5) { (animation: CABasicAnimation) in
          animation.toValue = CATransform3DMakeScale(2, 2, 1)
        }, forKey: nil)
    }

    XCTAssertEqual(
      issues.messages,
      [
        "the end of an animation of 'transform' that repeats 0.5 times, in the middle of a run, is "
          + "not shown; set the layer's property"
      ])
  }
}
