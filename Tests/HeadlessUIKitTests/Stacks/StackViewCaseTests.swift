// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class StackViewCaseTests: XCTestCase {
  func testEveryCaseOfTheTable() {
    XCTAssertGreaterThanOrEqual(StackViewCase.all.count, 120)
    for (index, example) in StackViewCase.all.enumerated() {
      var environment = RenderingEnvironment.current
      environment.displayScale = example.scale
      RenderingEnvironment.$current.withValue(environment) {
        let frames = frames(example).map { [$0.minX, $0.minY, $0.width, $0.height] }
        for (frame, expected) in zip(frames, example.frames) {
          for (value, number) in zip(frame, expected) {
            XCTAssertEqual(
              value, number, accuracy: 1e-9, "case \(index): \(example), got \(frames)")
          }
        }
      }
    }
  }

  private func frames(_ example: StackViewCase) -> [CGRect] {
    let isRow = example.axis == .horizontal
    let views = [(20.0, 10.0), (30, 16), (10, 24)].map {
      isRow ? SizedView($0.0, $0.1) : SizedView($0.1, $0.0)
    }
    views[1].setContentHuggingPriority(UILayoutPriority(100), for: example.axis)
    let stack = UIStackView(arrangedSubviews: views)
    if let hidden = example.hidden {
      let view = SizedView(40, 40)
      view.isHidden = true
      stack.insertArrangedSubview(view, at: hidden)
    }
    stack.axis = example.axis
    stack.distribution = example.distribution
    stack.alignment = example.alignment
    stack.spacing = example.spacing
    if example.hasMargins {
      stack.layoutMargins = UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)
      stack.isLayoutMarginsRelativeArrangement = true
    }
    if example.isMirrored { stack.semanticContentAttribute = .forceRightToLeft }
    stack.frame.size =
      isRow
      ? CGSize(width: example.length, height: example.breadth)
      : CGSize(width: example.breadth, height: example.length)
    stack.layoutIfNeeded()
    return views.map(\.frame)
  }
}
