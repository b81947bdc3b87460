// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class CAMediaTimingTests: XCTestCase {
  func testALayerHasTheTimeOfAllUnlessItSaysOtherwise() {
    let layer: any CAMediaTiming = CALayer()

    XCTAssertEqual(layer.speed, 1)
    XCTAssertEqual(layer.beginTime, 0)
    XCTAssertEqual(layer.timeOffset, 0)
    XCTAssertEqual(layer.duration, .infinity)
    XCTAssertEqual(layer.fillMode, .removed)
    layer.fillMode = .forwards
    layer.repeatCount = 2
    XCTAssertEqual(layer.fillMode, .forwards)
    XCTAssertEqual(layer.repeatCount, 2)
  }

  func testTimesAreConvertedThroughTheSuperlayers() {
    let (outer, inner, other) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.beginTime = 10
    outer.speed = 2
    inner.timeOffset = 3

    XCTAssertEqual(outer.convertTime(15, from: nil), 10)
    XCTAssertEqual(inner.convertTime(15, from: nil), 13)
    XCTAssertEqual(inner.convertTime(13, to: nil), 15)
    XCTAssertEqual(inner.convertTime(13, to: outer), 10)
    XCTAssertEqual(inner.convertTime(15, from: other), 13)
  }

  func testALayerThatStandsStillHasOneTime() {
    let layer = CALayer()
    layer.speed = 0
    layer.beginTime = 4

    XCTAssertEqual(layer.convertTime(99, from: nil), 0)
    XCTAssertEqual(layer.convertTime(0, to: nil), 4)
  }

  func testATimeThatIsNotShownIsReported() {
    let issues = RenderingIssues()
    RenderingEnvironment.$current.withValue(RenderingEnvironment(issues: issues)) {
      let layer = CALayer()
      layer.timeOffset = 1
      layer.speed = 0
      layer.timeOffset = 0
      layer.timeOffset = 0.5
    }

    XCTAssertEqual(
      issues.messages,
      [
        "animations of a layer whose time stands still at 0.5 s are not shown at that time; set the "
          + "layer's properties"
      ])
  }

  func testNoActionIsAnAction() {
    let layer = CALayer()
    layer.actions = ["position": NSNull()]

    XCTAssertTrue(layer.action(forKey: "position") is NSNull)
    layer.action(forKey: "position")?.run(forKey: "position", object: layer, arguments: nil)
    XCTAssertEqual(layer.position, .zero)
  }
}
