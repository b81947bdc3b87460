// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import TestSupport
import XCTest

/// A change of constants after layout gives the frames that the same constants give from the start.
final class ChangedConstantTests: XCTestCase {
  /// A tree of labels and boxes whose constraints follow from the seed.
  private struct Scene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      var above: UIView = root
      for index in 0..<Int.random(in: 3..<12, using: &generator) {
        let view: UIView
        if index % 3 == 2 {
          let label = UILabel()
          label.text = "Some words that may need several lines"
          label.numberOfLines = index % 2 == 0 ? 0 : 1
          label.translatesAutoresizingMaskIntoConstraints = false
          view = label
        } else {
          view = SizedView(
            CGFloat(Int.random(in: 10...90, using: &generator)),
            CGFloat(Int.random(in: 10...40, using: &generator)))
        }
        let parent = index % 4 == 3 ? views.last ?? root : root
        parent.addSubview(view)
        let top = view.topAnchor.constraint(
          equalTo: above === root || parent !== root ? parent.topAnchor : above.bottomAnchor,
          constant: CGFloat(Int.random(in: 0...9, using: &generator)))
        let leading = view.leadingAnchor.constraint(
          equalTo: root.leadingAnchor, constant: CGFloat(Int.random(in: 0...40, using: &generator)))
        let trailing = view.trailingAnchor.constraint(
          lessThanOrEqualTo: root.trailingAnchor,
          constant: -CGFloat(Int.random(in: 0...40, using: &generator)))
        trailing.priority = Bool.random(using: &generator) ? .required : .defaultHigh
        let width = view.widthAnchor.constraint(
          greaterThanOrEqualToConstant: CGFloat(Int.random(in: 10...150, using: &generator)))
        width.priority = .defaultLow
        NSLayoutConstraint.activate([top, leading, trailing, width])
        constraints += [top, leading, trailing, width]
        views.append(view)
        if parent === root { above = view }
      }
    }
  }

  func testChangedConstantsGiveTheFramesOfAFreshLayout() {
    for seed in 0..<45 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed &+ 1000)
      let changed = Scene(seed: seed)
      changed.root.layoutIfNeeded()
      for _ in 0..<4 {
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let index = Int.random(in: 0..<changed.constraints.count, using: &generator)
          changed.constraints[index].constant += CGFloat(
            Int.random(in: -8...8, using: &generator))
        }
        changed.root.layoutIfNeeded()

        let fresh = Scene(seed: seed)
        for (one, other) in zip(fresh.constraints, changed.constraints) {
          one.constant = other.constant
        }
        fresh.root.layoutIfNeeded()
        XCTAssertEqual(changed.views.map(\.frame), fresh.views.map(\.frame), "seed \(seed)")
      }
    }
  }

  func testAChangeBesideAnotherOneIsSeen() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = SizedView(10, 10)
    root.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([left, top])
    root.layoutIfNeeded()

    left.constant = 7
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 7, y: 0, width: 10, height: 10))
    left.constant = 9
    top.isActive = false
    view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 9, y: 90, width: 10, height: 10))
    left.constant = 1
    root.frame.size.height = 50
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 1, y: 40, width: 10, height: 10))
  }
}
