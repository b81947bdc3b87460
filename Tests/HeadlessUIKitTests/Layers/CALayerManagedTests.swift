// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class CALayerManagedTests: XCTestCase {
  private final class RingLayer: CALayer {
    /// As the plug-in writes `@NSManaged var`.
    var progress: CGFloat {
      get { managedValue(forKey: "progress") }
      set { setManagedValue(newValue, forKey: "progress") }
    }
    var title: String? {
      get { managedValue(forKey: "title") }
      set { setManagedValue(newValue, forKey: "title") }
    }
    var count = 0

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }

    override func setNeedsDisplay() { count += 1 }
  }

  func testValuesAreKeptUnderTheirNames() {
    let layer = RingLayer()
    XCTAssertEqual(layer.progress, 0)
    XCTAssertNil(layer.title)
    layer.progress = 0.5
    layer.title = "half"
    XCTAssertEqual(layer.progress, 0.5)
    XCTAssertEqual(layer.value(forKey: "progress") as? CGFloat, 0.5)
    XCTAssertEqual(layer.title, "half")
    layer.title = nil
    XCTAssertNil(layer.title)
  }

  func testAChangeAsksForDrawingWhereTheClassSaysSo() {
    let layer = RingLayer()
    layer.title = "half"
    XCTAssertEqual(layer.count, 0)
    layer.progress = 1
    XCTAssertEqual(layer.count, 1)
  }

  func testTransformsAreWrapped() {
    let transform = CATransform3DMakeRotation(1, 0, 0, 1)
    XCTAssertEqual(NSValue(caTransform3D: transform).caTransform3DValue, transform)
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.toValue = NSValue(caTransform3D: transform)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    XCTAssertEqual(layer.transform, transform)
  }
}
