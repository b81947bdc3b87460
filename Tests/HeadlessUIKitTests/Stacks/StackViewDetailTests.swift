// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Custom spacing, hidden views, nesting and baselines, worked out by hand like the cases of the
/// table.
final class StackViewDetailTests: XCTestCase {
  /// Views of 20, 30 and 10 points along the axis, of which the second one hugs least, 120 points
  /// long.
  private func stack(
    _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution
  ) -> (stack: UIStackView, views: [UIView]) {
    let isRow = axis == .horizontal
    let views = [20.0, 30, 10].map { isRow ? SizedView($0, 10) : SizedView(10, $0) }
    views[1].setContentHuggingPriority(UILayoutPriority(100), for: axis)
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.distribution = distribution
    stack.spacing = 6
    stack.frame.size = isRow ? CGSize(width: 120, height: 10) : CGSize(width: 10, height: 120)
    return (stack, views)
  }

  private func spans(_ views: [UIView], _ axis: NSLayoutConstraint.Axis) -> [[CGFloat]] {
    views.map {
      axis == .horizontal ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
    }
  }

  /// Tabs without a content of their own, of natura-cosmeticos/natds-ios: recorded 97.1, 180.8 and
  /// 97.1 points wide.
  func testViewsWithoutContentAreAsLongInProportionAsTheirConstraintsNeed() {
    let tabs = [72.0, 134, 72].map { width in
      let (tab, label) = (UIView(), SizedView(width, 20))
      label.translatesAutoresizingMaskIntoConstraints = false
      tab.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: tab.centerXAnchor),
        label.leadingAnchor.constraint(greaterThanOrEqualTo: tab.leadingAnchor),
        label.topAnchor.constraint(equalTo: tab.topAnchor),
        label.bottomAnchor.constraint(equalTo: tab.bottomAnchor),
      ])
      return tab
    }
    let stack = UIStackView(arrangedSubviews: tabs)
    stack.distribution = .fillProportionally
    stack.frame.size = CGSize(width: 375, height: 20)
    stack.layoutIfNeeded()

    for (tab, width) in zip(tabs, [97.1, 180.8, 97.1]) {
      XCTAssertEqual(tab.frame.width, width, accuracy: 0.5)
    }
  }

  /// 18 points behind the first view, 6 behind the second one.
  private let customCases: [(UIStackView.Distribution, [[CGFloat]])] = [
    (.fill, [[0, 20], [38, 66], [110, 10]]),
    (.fillEqually, [[0, 32], [50, 32], [88, 32]]),
    (.fillProportionally, [[0, 32], [50, 48], [104, 16]]),
    (.equalSpacing, [[0, 20], [50, 30], [110, 10]]),
    (.equalCentering, [[0, 20], [47.5, 30], [110, 10]]),
  ]

  func testCustomSpacingCountsInEveryDistribution() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for (distribution, expected) in customCases {
        let (stack, views) = stack(axis, distribution)
        stack.setCustomSpacing(18, after: views[0])

        stack.layoutIfNeeded()

        XCTAssertEqual(spans(views, axis), expected, "\(axis) \(distribution)")
      }
    }
  }

  func testCustomSpacingIsMirroredWithItsRow() {
    for (distribution, expected) in customCases {
      let (stack, views) = stack(.horizontal, distribution)
      stack.setCustomSpacing(18, after: views[0])
      stack.semanticContentAttribute = .forceRightToLeft

      stack.layoutIfNeeded()

      XCTAssertEqual(
        spans(views, .horizontal), expected.map { [120 - $0[0] - $0[1], $0[1]] }, "\(distribution)")
    }
  }

  func testCustomSpacingGoesWithItsHiddenView() {
    let cases: [(UIStackView.Distribution, [[CGFloat]])] = [
      (.fill, [[0, 104], [110, 10]]), (.fillEqually, [[0, 57], [63, 57]]),
      (.fillProportionally, [[0, 76], [82, 38]]), (.equalSpacing, [[0, 20], [110, 10]]),
      (.equalCentering, [[0, 20], [110, 10]]),
    ]
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for (distribution, expected) in cases {
        let (stack, views) = stack(axis, distribution)
        stack.setCustomSpacing(18, after: views[1])
        stack.setCustomSpacing(99, after: views[2])
        views[2].setContentHuggingPriority(.defaultHigh, for: axis)
        views[1].isHidden = true

        stack.layoutIfNeeded()

        XCTAssertEqual(spans([views[0], views[2]], axis), expected, "\(axis) \(distribution)")
      }
    }
  }

  func testEqualSpacingIsThatOfTheWidestGapOfHundreds() {
    let views = (0..<200).map { _ in SizedView(10, 4) }
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.distribution = .equalSpacing
    column.spacing = 1
    column.setCustomSpacing(6, after: views[120])
    column.setCustomSpacing(3, after: views[40])

    let size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    XCTAssertEqual(size, CGSize(width: 10, height: 200 * 4 + 199 * 6))

    column.frame.size = CGSize(width: 10, height: 200 * 4 + 199 * 8)
    column.layoutIfNeeded()
    XCTAssertEqual(views.map(\.frame.minY), (0..<200).map { CGFloat($0) * 12 })
  }

  func testStacksInStacksAreAsLargeAsTheirViews() {
    let column = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(30, 12)])
    column.axis = .vertical
    column.spacing = 4
    column.alignment = .leading
    let ends = [SizedView(10, 10), SizedView(10, 30)]
    let row = UIStackView(arrangedSubviews: [ends[0], column, ends[1]])
    row.distribution = .equalSpacing
    row.alignment = .center
    let page = UIStackView(arrangedSubviews: [SizedView(1, 8), row])
    page.axis = .vertical
    page.frame.size = CGSize(width: 100, height: 48)

    page.layoutIfNeeded()

    // 100 - 10 - 30 - 10 leaves two gaps of 25 points. The row hugs nothing, so that it takes the
    // 40 points below the view of 8.
    XCTAssertEqual(row.frame, CGRect(x: 0, y: 8, width: 100, height: 40))
    XCTAssertEqual(column.frame, CGRect(x: 35, y: 7, width: 30, height: 26))
    XCTAssertEqual(ends[1].frame, CGRect(x: 90, y: 5, width: 10, height: 30))
    XCTAssertEqual(
      column.subviews.map(\.frame),
      [CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 0, y: 14, width: 30, height: 12)])

    for stack in [page, row, column] { stack.semanticContentAttribute = .forceRightToLeft }
    page.layoutIfNeeded()

    XCTAssertEqual(ends[0].frame, CGRect(x: 90, y: 15, width: 10, height: 10))
    XCTAssertEqual(column.frame.minX, 35)
    XCTAssertEqual(column.subviews[0].frame.minX, 10)
  }

  /// One line of 34, 11 and 20 points: 41, 13.5 and 24 points high at 2x; the ascender is 1950 of
  /// 2048 parts of the size, the descender 494.
  func testBaselinesAreOnOneLine() {
    let cases: [(UIStackView.Alignment, CGFloat, [CGFloat])] = [
      // 32.373 = 34 · 1950 / 2048; less 10.474, less 19.043
      (.firstBaseline, 41, [0, 22, 13.5]),
      // 41 - 8.201 = 32.799; plus 2.653 - 13.5, plus 4.824 - 24
      (.lastBaseline, 41, [0, 22, 13.5]),
    ]
    for isMirrored in [false, true] {
      for (alignment, height, tops) in cases {
        let labels = [34.0, 11, 20].map { size in
          let label = UILabel()
          label.text = "Text"
          label.font = .systemFont(ofSize: size)
          return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.alignment = alignment
        if isMirrored { stack.semanticContentAttribute = .forceRightToLeft }
        stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

        stack.layoutIfNeeded()

        XCTAssertEqual(stack.frame.height, height, "\(alignment)")
        XCTAssertEqual(labels.map(\.frame.minY), tops, "\(alignment)")
        XCTAssertEqual(labels[0].frame.minX == 0, !isMirrored)
      }
    }
  }

  func testAHigherStackHasItsFirstBaselineAboveAndItsLastOneBelow() {
    let views = [SizedView(20, 10), SizedView(20, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame.size = CGSize(width: 40, height: 50)

    stack.alignment = .firstBaseline
    stack.layoutIfNeeded()
    XCTAssertEqual(views.map(\.frame.minY), [0, 0])

    stack.alignment = .lastBaseline
    stack.layoutIfNeeded()
    XCTAssertEqual(views.map(\.frame.maxY), [50, 50])
  }

  func testTheFirstAndTheLastOfSeveralLinesAreChosen() {
    let (tall, single) = (UILabel(), UILabel())
    (tall.text, single.text) = ("One\nTwo", "One")
    tall.numberOfLines = 0
    for label in [tall, single] { label.font = .systemFont(ofSize: 20) }
    let stack = UIStackView(arrangedSubviews: [tall, single])
    stack.frame.size = CGSize(width: 200, height: 48)

    stack.alignment = .firstBaseline
    stack.layoutIfNeeded()
    XCTAssertEqual(tall.frame.minY, single.frame.minY)

    stack.alignment = .lastBaseline
    stack.layoutIfNeeded()
    XCTAssertEqual(tall.frame.maxY, single.frame.maxY)
  }

  /// A line of devpass-tech/hereminders: recorded 16 points from both edges of a column that fills.
  func testAnAppsConstraintsOfAViewHoldBeforeTheStacksOwn() {
    let (stack, views) = stack(.vertical, .fill)
    stack.frame.size.width = 100
    NSLayoutConstraint.activate([
      views[1].leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 16),
      views[1].trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: -16),
    ])

    stack.layoutIfNeeded()

    XCTAssertEqual(views.map(\.frame.minX), [0, 16, 0])
    XCTAssertEqual(views.map(\.frame.width), [100, 68, 100])
  }

  func testMarginsAreKeptInBothDirections() {
    for isMirrored in [false, true] {
      let (stack, views) = stack(.horizontal, .fillEqually)
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 10, bottom: 2, trailing: 8)
      stack.isLayoutMarginsRelativeArrangement = true
      if isMirrored {
        stack.semanticContentAttribute = .forceRightToLeft
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 1, leading: 10, bottom: 2, trailing: 8)
      }

      stack.layoutIfNeeded()

      // (120 - 18 - 12) / 3 = 30
      let starts: [CGFloat] = isMirrored ? [80, 44, 8] : [10, 46, 82]
      XCTAssertEqual(views.map(\.frame.minX), starts)
      XCTAssertEqual(views[0].frame.size, CGSize(width: 30, height: 7))
      XCTAssertEqual(views[0].frame.minY, 1)
    }
  }
}
