// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import Testing
import XCTest

final class NSLayoutConstraintTests: XCTestCase {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  func testPinnedEdgesGiveTheFrame() {
    let view = UIView.placed()
    root.addSubview(view)

    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 1),
    ])
    root.layoutIfNeeded()

    XCTAssertEqual(view.frame, CGRect(x: 16, y: 8, width: 68, height: 35))
  }

  func testEachAttributeMeansItsPlace() {
    let cases: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat, CGRect)] = [
      (.left, .left, 3, CGRect(x: 3, y: 0, width: 20, height: 10)),
      (.right, .right, -3, CGRect(x: 77, y: 0, width: 20, height: 10)),
      (.leading, .centerX, 0, CGRect(x: 50, y: 0, width: 20, height: 10)),
      (.trailing, .trailing, 0, CGRect(x: 80, y: 0, width: 20, height: 10)),
      (.centerX, .centerX, 1, CGRect(x: 41, y: 0, width: 20, height: 10)),
      (.left, .leftMargin, 0, CGRect(x: 8, y: 0, width: 20, height: 10)),
      (.trailing, .trailingMargin, 0, CGRect(x: 72, y: 0, width: 20, height: 10)),
      (.centerX, .centerXWithinMargins, 0, CGRect(x: 40, y: 0, width: 20, height: 10)),
      (.bottom, .bottom, -5, CGRect(x: 0, y: 185, width: 20, height: 10)),
      (.centerY, .centerY, 0, CGRect(x: 0, y: 95, width: 20, height: 10)),
      (.top, .topMargin, 0, CGRect(x: 0, y: 8, width: 20, height: 10)),
      (.bottom, .bottomMargin, 0, CGRect(x: 0, y: 182, width: 20, height: 10)),
      (.firstBaseline, .top, 30, CGRect(x: 0, y: 30, width: 20, height: 10)),
      (.lastBaseline, .bottom, 0, CGRect(x: 0, y: 190, width: 20, height: 10)),
    ]
    for (first, second, constant, frame) in cases {
      let view = SizedView(20, 10)
      root.addSubview(view)
      NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
        multiplier: 1, constant: constant
      ).isActive = true

      root.layoutIfNeeded()

      XCTAssertEqual(view.frame, frame, "\(first) to \(second)")
      view.removeFromSuperview()
    }
  }

  func testLeadingIsRightInAHolderThatRunsFromRightToLeft() {
    let view = SizedView(20, 10)
    root.semanticContentAttribute = .forceRightToLeft
    root.addSubview(view)
    view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10)
      .isActive = true
    view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30).isActive = true

    root.layoutIfNeeded()

    XCTAssertEqual(view.frame, CGRect(x: 30, y: 0, width: 20, height: 10))
  }

  /// As Stevia's tests have it: 100 points wide of 300, 23 from the leading edge.
  func testTheHolderSaysTheDirectionAndNoItem() {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (view, next, inner) = (SizedView(100, 10), SizedView(10, 10), SizedView(5, 5))
    let margin = UILayoutGuide()
    holder.semanticContentAttribute = .forceRightToLeft
    next.semanticContentAttribute = .forceLeftToRight
    holder.addSubview(view)
    holder.addSubview(next)
    view.addSubview(inner)
    holder.addLayoutGuide(margin)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 23),
      next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 25),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 7),
      margin.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 4),
      margin.widthAnchor.constraint(equalToConstant: 6),
    ])

    holder.layoutIfNeeded()

    XCTAssertEqual(view.frame.minX, 300 - 100 - 23)
    XCTAssertEqual(next.frame.minX, view.frame.minX - 25 - 10)
    XCTAssertEqual(inner.frame.minX, 7)
    XCTAssertEqual(margin.layoutFrame.minX, 300 - 4 - 6)
  }

  func testPlacesOfDifferentSuperviewsAreCompared() {
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    box.bounds.origin = CGPoint(x: 0, y: 5)
    let view = SizedView(20, 10)
    let inner = SizedView(4, 4)
    root.addSubview(box)
    root.addSubview(view)
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 7),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 1),
      view.leftAnchor.constraint(equalTo: inner.rightAnchor),
      view.topAnchor.constraint(equalTo: inner.bottomAnchor),
    ])

    root.layoutIfNeeded()

    XCTAssertEqual(inner.frame, CGRect(x: 7, y: 6, width: 4, height: 4))
    XCTAssertEqual(view.frame, CGRect(x: 21, y: 25, width: 20, height: 10))
    XCTAssertEqual(root.constraints.count, 2)
    XCTAssertEqual(box.constraints.count, 2)
  }

  func testContentHugsAndResistsByPriority() {
    let (a, b) = (SizedView(30, 10), SizedView(40, 10))
    for view in [a, b] { root.addSubview(view) }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])

    b.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    root.layoutIfNeeded()
    XCTAssertEqual([a, b].map(\.frame.width), [30, 70])

    b.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    root.layoutIfNeeded()
    XCTAssertEqual([a, b].map(\.frame.width), [60, 40])

    (a.size.width, b.size.width) = (80, 70)
    a.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    XCTAssertEqual([a, b].map(\.frame.width), [80, 20])
  }

  func testConstantsPrioritiesAndActivityCanChange() {
    let view = SizedView(20, 10)
    root.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.priority = UILayoutPriority(rawValue: 200)
    NSLayoutConstraint.activate([left, width])
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 5, y: 0, width: 20, height: 10))

    left.constant = 6
    width.priority = .defaultHigh
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 6, y: 0, width: 50, height: 10))

    NSLayoutConstraint.deactivate([width])
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.width, 20)
    XCTAssertFalse(width.isActive)
  }

  func testFramesAreWholePixels() {
    let thirds = [UIView.placed(), .placed(), .placed()]
    var last = root.leftAnchor
    for view in thirds {
      root.addSubview(view)
      view.leftAnchor.constraint(equalTo: last).isActive = true
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3).isActive = true
      last = view.rightAnchor
    }

    root.layoutIfNeeded()
    XCTAssertEqual(thirds.map(\.frame.minX), [0, 33.5, 66.5])
    XCTAssertEqual(thirds[2].frame.maxX, 100)
    RenderingEnvironment.$current.withValue(RenderingEnvironment(displayScale: 1)) {
      root.layoutIfNeeded()
    }
    XCTAssertEqual(thirds.map(\.frame.minX), [0, 33, 67])
  }

  func testTheFrameIsSetWithBoundsAndCenter() {
    final class Observing: UIView {
      var log: [String] = []
      override var frame: CGRect { didSet { log.append("frame") } }
      override var bounds: CGRect { didSet { log.append("bounds") } }
      override var center: CGPoint { didSet { log.append("center") } }
    }
    let view = Observing()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true

    root.layoutIfNeeded()

    XCTAssertEqual(view.log, ["bounds", "center"])
  }

  func testFramesComeBeforeTheSuperviewsLayout() {
    final class Reading: UIView {
      let child = SizedView(20, 10)
      var widths: [CGFloat] = []
      override func layoutSubviews() {
        widths.append(child.frame.width)
        super.layoutSubviews()
        widths.append(child.frame.width)
      }
    }
    let view = Reading()
    view.addSubview(view.child)

    view.layoutIfNeeded()

    XCTAssertEqual(view.widths, [20, 20])
  }

  func testARemovedViewLosesItsConstraintsToTheOutside() {
    let (view, inner) = (SizedView(20, 10), SizedView(2, 2))
    root.addSubview(view)
    view.addSubview(inner)
    let outside = inner.leftAnchor.constraint(equalTo: root.leftAnchor)
    let inside = inner.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([outside, inside])

    view.removeFromSuperview()

    XCTAssertFalse(outside.isActive)
    XCTAssertTrue(inside.isActive)
  }

  func testAConflictBreaksTheEarlierConstraintAndNamesBoth() {
    let issues = RenderingIssues()
    let view = UIView.placed()
    view.accessibilityIdentifier = "badge"
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 5),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, constant: -20),
    ])

    RenderingEnvironment.$current.withValue(RenderingEnvironment(issues: issues)) {
      root.layoutIfNeeded()
    }

    XCTAssertEqual(view.frame.width, 80)
    XCTAssertEqual(
      issues.messages,
      [
        """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint UIView'badge'.width == 10   (active)>",
            "<NSLayoutConstraint UIView'badge'.width >= UIView.width - 20   (active)>",
            "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.width == 100   (active)>"
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint UIView'badge'.width == 10   (active)>
        """
      ])
  }

  func testContentThatMustBeHuggedCanBeInConflict() {
    let issues = RenderingIssues()
    let view = SizedView(8, 8)
    view.setContentHuggingPriority(.required, for: .horizontal)
    root.addSubview(view)
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true

    RenderingEnvironment.$current.withValue(RenderingEnvironment(issues: issues)) {
      root.layoutIfNeeded()
    }

    XCTAssertEqual(view.frame.width, 20)
    XCTAssertEqual(
      issues.messages.first?.split(separator: "\n").suffix(1),
      [
        "<NSContentSizeLayoutConstraint SizedView.width == 8 Hug:1000 CompressionResistance:750>"
      ])
  }

  func testAmbiguityCanBeAskedFor() {
    let (open, sure) = (UIView.placed(), UIView.placed())
    for view in [open, sure] { root.addSubview(view) }
    NSLayoutConstraint.activate([
      sure.leftAnchor.constraint(equalTo: root.leftAnchor),
      sure.rightAnchor.constraint(equalTo: root.rightAnchor),
      sure.topAnchor.constraint(equalTo: root.topAnchor),
      sure.heightAnchor.constraint(equalToConstant: 10),
      open.topAnchor.constraint(equalTo: sure.bottomAnchor),
    ])

    root.layoutIfNeeded()

    XCTAssertFalse(sure.hasAmbiguousLayout)
    XCTAssertTrue(open.hasAmbiguousLayout)
  }

  func testGuidesTakePartInLayout() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = SizedView(20, 10)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
    ])

    root.layoutIfNeeded()

    XCTAssertEqual(view.frame, CGRect(x: 25, y: 8, width: 20, height: 10))
    XCTAssertEqual(guide.layoutFrame.width, 25)
    XCTAssertEqual(
      root.layoutMarginsGuide.layoutFrame, CGRect(x: 8, y: 8, width: 84, height: 184))
  }

  func testTheSuperviewsMarginsCanBeKept() {
    root.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 40)
    let inner = UIView(frame: CGRect(x: 10, y: 50, width: 80, height: 100))
    root.addSubview(inner)

    inner.preservesSuperviewLayoutMargins = true

    XCTAssertEqual(
      inner.layoutMargins, UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 30))
  }

  func testTheSafeAreaMovesWhatIsPinnedToIt() {
    var environment = RenderingEnvironment()
    environment.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    RenderingEnvironment.$current.withValue(environment) {
      let view = UIView.placed()
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
      ])

      root.layoutIfNeeded()

      XCTAssertEqual(view.frame, CGRect(x: 0, y: 59, width: 10, height: 107))
    }
  }

  func testANewSizeOfTheRootIsFollowed() {
    let view = UIView.placed()
    root.addSubview(view)
    view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    root.layoutIfNeeded()

    root.frame.size.width = 300
    root.layoutIfNeeded()

    XCTAssertEqual(view.frame.width, 300)
  }

  func testAViewThatFollowsItsMaskIsTakenAsItIs() {
    let fixed = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    let view = SizedView(5, 5)
    root.addSubview(fixed)
    root.addSubview(view)
    view.leftAnchor.constraint(equalTo: fixed.rightAnchor).isActive = true
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.minX, 40)

    fixed.frame.origin.x = 20
    root.layoutIfNeeded()

    XCTAssertEqual(view.frame.minX, 50)
  }

  func testUpdateConstraintsRunsSubviewsFirst() {
    final class Updating: UIView {
      var log: CallLog?
      override func updateConstraints() {
        log?.add("update \(tag)")
        super.updateConstraints()
      }
    }
    let log = CallLog()
    let (outer, inner) = (Updating(), Updating())
    (outer.tag, inner.tag) = (1, 2)
    (outer.log, inner.log) = (log, log)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)

    outer.layoutIfNeeded()
    XCTAssertEqual(log.take(), ["update 2", "update 1"])

    inner.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    XCTAssertEqual(log.take(), ["update 2"])
  }

  func testTheFittingSizeComesFromTheConstraintsInside() {
    let content = SizedView(40, 20)
    let cell = UIView()
    cell.addSubview(content)
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 10),
      content.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
    ])

    XCTAssertEqual(
      cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: 60, height: 30))
    XCTAssertEqual(
      cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel),
      CGSize(width: 320, height: 30))
  }

  func testConstraintsAndViewsAreReleased() {
    weak var constraint: NSLayoutConstraint?
    weak var view: UIView?
    do {
      let root = UIView()
      let child = SizedView(1, 1)
      root.addSubview(child)
      let left = child.leftAnchor.constraint(equalTo: root.leftAnchor)
      left.isActive = true
      root.layoutIfNeeded()
      (constraint, view) = (left, child)
    }

    XCTAssertNil(constraint)
    XCTAssertNil(view)
  }
}

@Suite struct NSLayoutConstraintTraps {
  @Test func aConstraintWithoutItems() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let placeholder = NSLayoutConstraint()
      placeholder.constant = 8
      placeholder.isActive = true
    }
    #expect(text(result).contains("its first item is gone, was never given"))
  }

  @Test func itemsOfDifferentTrees() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (one, other) = (UIView(), UIView())
      one.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
    }
    #expect(text(result).contains("have no common ancestor"))
  }

  @Test func aPlaceComparedWithALength() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      _ = NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .width,
        multiplier: 1, constant: 0)
    }
    #expect(text(result).contains("left and width cannot be compared"))
  }

  @Test func aRequiredConstraintThatBecomesOptional() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      let width = view.widthAnchor.constraint(equalToConstant: 5)
      width.isActive = true
      view.layoutIfNeeded()
      width.priority = .defaultHigh
    }
    #expect(
      text(result).contains(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
          + "supported. You passed priority 750 and the existing priority was 1000."))
  }

  @Test @MainActor func aPriorityMayChangeBeforeViewsAreLaidOut() {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    width.priority = .defaultHigh
    #expect(width.priority == .defaultHigh)
  }

  @Test func aPriorityThatIsNone() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: 5).priority = UILayoutPriority(1001)
    }
    #expect(text(result).contains("It's illegal to set priority:1001."))
  }

  @Test func theSystemsDistanceOfBaselines() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (one, other) = (UILabel(), UILabel())
      _ = other.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: one.lastBaselineAnchor, multiplier: 1)
    }
    #expect(text(result).contains("the system's distance of baselines follows from the fonts"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
