// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import HeadlessUIKit
import XCTest

final class UIViewDisplayListTests: XCTestCase {
  func testTheCanvasIsAsLargeAsTheBoundsAtTheScale() {
    let view = UIView(frame: CGRect(x: 50, y: 60, width: 10.25, height: 5))

    let list = view.displayList(scale: 2)

    XCTAssertEqual([list.width, list.height], [21, 10])
  }

  func testTheScaleIsTheDisplayScaleMeanwhile() {
    final class View: UIView {
      var scale: CGFloat = 0
      override func layoutSubviews() { scale = traitCollection.displayScale }
    }
    let view = View()

    _ = view.displayList(scale: 3)

    XCTAssertEqual(view.scale, 3)
  }

  func testAViewDrawnAgainHearsOfTheNewStyle() {
    final class Bordered: UIView {
      var previous: [UIUserInterfaceStyle?] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderColor = UIColor.label.cgColor
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        previous.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    let view = Bordered()
    let light = Bordered()
    light.overrideUserInterfaceStyle = .light
    view.addSubview(light)
    light.previous = []

    _ = view.displayList(scale: 2)
    XCTAssertEqual(view.layer.borderColor?.components, [0, 0, 0, 1])
    RenderingEnvironment.$current.withValue(RenderingEnvironment(userInterfaceStyle: .dark)) {
      _ = view.displayList(scale: 2)
    }

    XCTAssertEqual(view.layer.borderColor?.components, [1, 1, 1, 1])
    XCTAssertEqual(light.layer.borderColor?.components, [0, 0, 0, 1])
    XCTAssertEqual(view.previous, [.light])
    XCTAssertEqual(light.previous, [])
  }
}
