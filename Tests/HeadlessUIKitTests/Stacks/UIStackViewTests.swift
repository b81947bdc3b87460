// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIStackViewTests: XCTestCase {
  /// A stack of 100 x 40 points (a row) or 40 x 100 (a column) in a root.
  private func stack(
    _ views: [UIView], _ axis: NSLayoutConstraint.Axis = .horizontal
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.frame = CGRect(
      x: 0, y: 0, width: axis == .horizontal ? 100 : 40, height: axis == .horizontal ? 40 : 100)
    return stack
  }

  private func spans(_ views: [UIView], _ axis: NSLayoutConstraint.Axis) -> [[CGFloat]] {
    views.map { view in
      axis == .horizontal
        ? [view.frame.minX, view.frame.width] : [view.frame.minY, view.frame.height]
    }
  }

  /// As in EXPANDABLECARDVIEW_WITH_CONTENT of qweqrty/WrapKit.
  func testOfStacksInAStackTheLastIsStretched() {
    let columns = [[20, 10], [30, 10]].map { widths in
      stack(widths.map { SizedView($0, 10) }, .vertical)
    }
    let row = stack(columns, .horizontal)

    row.layoutIfNeeded()

    XCTAssertEqual(spans(columns, .horizontal), [[0, 20], [20, 80]])
  }

  func testEveryDistribution() {
    let cases: [(UIStackView.Distribution, CGFloat, [CGFloat], [[CGFloat]])] = [
      // The first view is stretched, as on iOS (MoneyBox, devpass-tech's view code), and squeezed
      // (`testInitialBillInputView` and `testLogoView` of trungnghia2009/tip-calculator).
      (.fill, 0, [20, 30], [[0, 70], [70, 30]]),
      (.fill, 10, [20, 30], [[0, 60], [70, 30]]),
      (.fill, 10, [20, 30, 10], [[0, 40], [50, 30], [90, 10]]),
      (.fill, 0, [80, 60], [[0, 40], [40, 60]]),
      (.fillEqually, 0, [20, 30], [[0, 50], [50, 50]]),
      (.fillEqually, 10, [20, 30], [[0, 45], [55, 45]]),
      (.fillEqually, 5, [20, 30, 10], [[0, 30], [35, 30], [70, 30]]),
      (.fillProportionally, 0, [10, 30], [[0, 25], [25, 75]]),
      (.fillProportionally, 20, [10, 30], [[0, 20], [40, 60]]),
      (.fillProportionally, 0, [100, 300], [[0, 25], [25, 75]]),
      (.equalSpacing, 0, [20, 30, 10], [[0, 20], [40, 30], [90, 10]]),
      (.equalSpacing, 0, [20, 30], [[0, 20], [70, 30]]),
      (.equalSpacing, 25, [20, 20, 20], [[0, 20], [40, 20], [80, 20]]),
      (.equalCentering, 0, [20, 20, 20], [[0, 20], [40, 20], [80, 20]]),
      (.equalCentering, 0, [20, 10, 40], [[0, 20], [40, 10], [60, 40]]),
    ]
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for (distribution, spacing, lengths, expected) in cases {
        let views = lengths.map { axis == .horizontal ? SizedView($0, 10) : SizedView(10, $0) }
        let stack = stack(views, axis)
        stack.distribution = distribution
        stack.spacing = spacing

        stack.layoutIfNeeded()

        if distribution == .equalSpacing, spacing == 25 {
          // 60 points of views and 50 of gaps do not fit: a view gives way.
          XCTAssertEqual(spans(views, axis).map { $0[1] }.reduce(0, +), 50)
        } else {
          XCTAssertEqual(
            spans(views, axis), expected, "\(distribution), spacing \(spacing), \(lengths)")
        }
      }
    }
  }

  func testEveryAlignment() {
    let cases: [(UIStackView.Alignment, [[CGFloat]])] = [
      (.fill, [[0, 40], [0, 40]]),
      (.leading, [[0, 10], [0, 30]]),
      (.trailing, [[30, 10], [10, 30]]),
      (.center, [[15, 10], [5, 30]]),
    ]
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for (alignment, expected) in cases {
        let views = [10.0, 30].map { axis == .horizontal ? SizedView(50, $0) : SizedView($0, 50) }
        let stack = stack(views, axis)
        stack.alignment = alignment

        stack.layoutIfNeeded()

        XCTAssertEqual(
          spans(views, axis == .horizontal ? .vertical : .horizontal), expected, "\(alignment)")
      }
    }
  }

  /// As "UISV-ambiguity-suppression" makes it on iOS.
  func testAViewWithoutASizeHasNoneWhereItDoesNotFillTheStack() {
    for alignment in [UIStackView.Alignment.leading, .trailing, .center] {
      let views = [UIView(), SizedView(50, 30)]
      let stack = stack(views)
      stack.alignment = alignment

      stack.layoutIfNeeded()

      XCTAssertEqual(views.map(\.frame.height), [0, 30], "\(alignment)")
    }
  }

  /// A stack is no longer across than its longest view where nothing stretches it; of two that
  /// share a length the earlier one is so (the picture `testProfileSummaryViewCustomAvatarView` of
  /// Gravatar's, in which a stack of two centered views stands before one of three).
  func testOfTwoStacksTheEarlierIsAsNarrowAsItsViews() {
    func column(_ count: Int, _ width: CGFloat, _ alignment: UIStackView.Alignment) -> UIStackView {
      let column = UIStackView(arrangedSubviews: (0..<count).map { _ in SizedView(width, 10) })
      column.axis = .vertical
      column.alignment = alignment
      return column
    }
    for (first, second) in [(2, 3), (3, 2), (1, 5)] {
      let columns = [column(first, 20, .center), column(second, 30, .leading)]
      let stack = stack(columns)

      stack.layoutIfNeeded()

      XCTAssertEqual(spans(columns, .horizontal), [[0, 20], [20, 80]], "\(first), \(second)")
    }
  }

  func testTheFittingSizeIsTheSumAndTheLargest() {
    for distribution in [UIStackView.Distribution.fill, .equalSpacing, .fillProportionally] {
      for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
        let stack = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(30, 40)])
        stack.spacing = 8
        stack.distribution = distribution
        stack.alignment = alignment

        XCTAssertEqual(
          stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
          CGSize(width: 58, height: 40), "\(distribution) \(alignment)")
      }
    }
  }

  func testAStackPlacedByConstraintsTakesTheSizeOfItsViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(30, 12)])
    inner.axis = .vertical
    let outer = UIStackView(arrangedSubviews: [SizedView(10, 10), inner])
    outer.spacing = 5
    outer.alignment = .center
    outer.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      outer.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])

    root.layoutIfNeeded()

    XCTAssertEqual(outer.frame, CGRect(x: 77.5, y: 89, width: 45, height: 22))
    XCTAssertEqual(inner.frame, CGRect(x: 15, y: 0, width: 30, height: 22))
    XCTAssertEqual(inner.arrangedSubviews[1].frame, CGRect(x: 0, y: 10, width: 30, height: 12))
  }

  func testHiddenViewsTakeNoRoom() {
    let views = [SizedView(20, 10), SizedView(30, 10), SizedView(10, 10)]
    let stack = stack(views)
    stack.spacing = 10
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()

    views[1].isHidden = true
    stack.layoutIfNeeded()
    XCTAssertEqual(spans([views[0], views[2]], .horizontal), [[0, 45], [55, 45]])

    views[1].isHidden = false
    stack.layoutIfNeeded()
    XCTAssertEqual(views[1].frame.minX, 36.5)
  }

  func testCustomSpacingFollowsItsView() {
    let views = [SizedView(10, 10), SizedView(10, 10), SizedView(10, 10)]
    let stack = stack(views)
    stack.spacing = 5
    stack.setCustomSpacing(20, after: views[0])
    views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)

    stack.layoutIfNeeded()
    XCTAssertEqual(views.map(\.frame.minX), [0, 30, 45])
    XCTAssertEqual(stack.customSpacing(after: views[0]), 20)
    XCTAssertEqual(stack.customSpacing(after: views[1]), UIStackView.spacingUseDefault)

    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    XCTAssertEqual(views.map(\.frame.maxX), [100, 70, 55])
  }

  func testMarginsInsetTheArrangement() {
    let view = SizedView(10, 10)
    let stack = stack([view])
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true

    stack.layoutIfNeeded()

    XCTAssertEqual(view.frame, CGRect(x: 2, y: 1, width: 94, height: 36))
  }

  /// Pictures of iOS 17.2: what is set for one side leaves the others at the edges.
  func testAStackHasNoMarginsOfItsOwn() {
    let view = SizedView(10, 10)
    let stack = stack([view])
    stack.isLayoutMarginsRelativeArrangement = true
    XCTAssertEqual(stack.layoutMargins, .zero)

    stack.layoutMargins.bottom = 4
    stack.layoutIfNeeded()

    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: 36))
  }

  func testViewsComeAndGo() {
    let (a, b) = (SizedView(10, 10), SizedView(10, 10))
    let stack = stack([a])
    stack.insertArrangedSubview(b, at: 0)
    XCTAssertEqual(stack.arrangedSubviews, [b, a])
    XCTAssertEqual(stack.subviews, [a, b])

    stack.removeArrangedSubview(a)
    XCTAssertTrue(a.superview === stack)
    b.removeFromSuperview()
    XCTAssertEqual(stack.arrangedSubviews, [])

    stack.addArrangedSubview(a)
    stack.layoutIfNeeded()
    XCTAssertEqual(a.frame.size, CGSize(width: 100, height: 40))
  }

  func testAViewThatIsArrangedMoves() {
    let (a, b, c) = (SizedView(10, 10), SizedView(10, 10), SizedView(10, 10))
    let stack = stack([a, b, c])
    stack.setCustomSpacing(7, after: a)

    stack.addArrangedSubview(a)
    XCTAssertEqual(stack.arrangedSubviews, [b, c, a])
    XCTAssertEqual(stack.subviews, [a, b, c])
    XCTAssertEqual(stack.customSpacing(after: a), 7)
    stack.insertArrangedSubview(a, at: 1)
    XCTAssertEqual(stack.arrangedSubviews, [b, a, c])
    stack.insertArrangedSubview(b, at: 3)
    XCTAssertEqual(stack.arrangedSubviews, [a, c, b])
  }

  func testLabelsAlignAtTheirBaselines() {
    let (large, small) = (UILabel(), UILabel())
    (large.text, small.text) = ("Total", "net")
    large.font = .systemFont(ofSize: 34)
    small.font = .systemFont(ofSize: 11)
    let stack = stack([large, small])
    stack.alignment = .firstBaseline

    stack.layoutIfNeeded()

    XCTAssertEqual(
      large.frame.minY + large.font.ascender, small.frame.minY + small.font.ascender, accuracy: 0.5)
  }

  func testALabelOnSeveralLinesMakesItsStackHigher() {
    let label = UILabel()
    label.text = "Several words that need more than one line in a narrow column"
    label.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [label])
    let oneLine = UILabel()
    oneLine.text = "One"

    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    XCTAssertEqual(size.width, 120)
    XCTAssertGreaterThan(size.height, 3 * oneLine.intrinsicContentSize.height)
    XCTAssertEqual(size.height, label.sizeThatFits(CGSize(width: 120, height: 0)).height)
  }

  func testAStackAndItsViewsAreReleased() {
    weak var stack: UIStackView?
    weak var view: UIView?
    do {
      let made = UIStackView(arrangedSubviews: [SizedView(1, 1)])
      made.layoutIfNeeded()
      (stack, view) = (made, made.arrangedSubviews[0])
    }

    XCTAssertNil(stack)
    XCTAssertNil(view)
  }

  /// As `UISV-hiding` of iOS: the forms of adyen-ios hide fields whose content keeps the margins of
  /// what is around.
  func testAHiddenViewHasNoLength() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 385, height: 800))
    let field = UIView()
    field.preservesSuperviewLayoutMargins = true
    let content = UIStackView(arrangedSubviews: [UIView()])
    content.preservesSuperviewLayoutMargins = true
    content.isLayoutMarginsRelativeArrangement = true
    content.translatesAutoresizingMaskIntoConstraints = false
    field.addSubview(content)
    let below = UIView()
    below.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let form = UIStackView(arrangedSubviews: [field, below])
    form.axis = .vertical
    form.spacing = 10
    form.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(form)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: field.topAnchor),
      content.bottomAnchor.constraint(equalTo: field.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: field.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: field.trailingAnchor),
      form.topAnchor.constraint(equalTo: host.topAnchor),
      form.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: host.trailingAnchor),
    ])

    field.isHidden = true
    host.layoutIfNeeded()

    XCTAssertEqual(below.frame, CGRect(x: 0, y: 0, width: 385, height: 20))
    XCTAssertLessThan(field.frame.height, 40)
    let label = UILabel()
    label.text = "Pets"
    label.isHidden = true
    form.addArrangedSubview(label)
    host.layoutIfNeeded()
    XCTAssertEqual(label.frame.height, 0)
    XCTAssertEqual(form.frame.height, 20)
  }
}
