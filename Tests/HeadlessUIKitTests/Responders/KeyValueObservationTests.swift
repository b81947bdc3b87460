// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class KeyValueObservationTests: XCTestCase {
  private final class Scroller: UIScrollView {}

  func testScrollingIsTold() {
    let view = Scroller(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var changes: [(CGFloat?, CGFloat?)] = []
    let observation = view.observe(\.contentOffset, options: [.new, .old]) { view, change in
      changes.append((change.oldValue?.y, change.newValue?.y))
      XCTAssertEqual(view.contentOffset.y, change.newValue?.y)
    }

    view.contentOffset = CGPoint(x: 0, y: 10)
    view.contentOffset = CGPoint(x: 0, y: 10)
    view.contentOffset.y = 30

    XCTAssertEqual(changes.map(\.0), [0, 10])
    XCTAssertEqual(changes.map(\.1), [10, 30])
    observation.invalidate()
    view.contentOffset.y = 50
    XCTAssertEqual(changes.count, 2)
  }

  func testAFrameIsToldOnce() {
    let view = UIView()
    var frames: [CGRect?] = []
    let observation = view.observe(\.frame, options: [.initial, .new]) {
      frames.append($1.newValue)
    }
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)

    view.frame = frame

    XCTAssertEqual(frames, [.zero, frame])
    withExtendedLifetime(observation) {}
  }

  func testNothingIsToldThatWasNotAskedFor() {
    let view = UIScrollView()
    var told = 0
    var observation: NSKeyValueObservation? = view.observe(\.contentSize) { _, change in
      told += 1
      XCTAssertNil(change.newValue)
      XCTAssertNil(change.oldValue)
    }
    view.contentSize = CGSize(width: 1, height: 1)
    XCTAssertEqual(told, 1)

    observation = nil
    view.contentSize = .zero

    XCTAssertEqual(told, 1)
    XCTAssertNil(observation)
  }

  func testLayersControlsAndTextsAreObserved() {
    let control = UIControl()
    let text = UITextView()
    var told: [String] = []
    let observations = [
      control.observe(\.isHighlighted) { _, _ in told.append("highlighted") },
      control.layer.observe(\.bounds) { _, _ in told.append("bounds") },
      control.observe(\.isHidden) { _, _ in told.append("hidden") },
      control.observe(\.alpha) { _, _ in told.append("alpha") },
      text.observe(\.text) { _, _ in told.append("text") },
    ]

    control.isHighlighted = true
    control.frame.size = CGSize(width: 3, height: 3)
    control.isHidden = true
    control.alpha = 0
    text.text = "A"

    XCTAssertEqual(told, ["highlighted", "bounds", "hidden", "alpha", "text"])
    observations.forEach { $0.invalidate() }
  }

  func testNavigationItemsAreObserved() {
    let item = UINavigationItem()
    var told: [String] = []
    let observations = [
      item.observe(\.title, options: .new) { _, change in
        told.append((change.newValue ?? nil) ?? "none")
      },
      item.observe(\.rightBarButtonItems) { _, _ in told.append("right") },
      item.observe(\UINavigationItem.prompt) { _, _ in told.append("prompt") },
    ]

    item.title = "Pets"
    item.title = "Pets"
    item.rightBarButtonItem = UIBarButtonItem()
    item.prompt = "All"

    XCTAssertEqual(told, ["Pets", "right", "prompt"])
    observations.forEach { $0.invalidate() }
  }
}
