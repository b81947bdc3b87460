// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// What ordinary views do while they are laid out comes to an end, as on iOS.
final class SettledLayoutTests: XCTestCase {
  private let log = CallLog()

  /// Lays a view out that does something each time, and returns what is reported.
  private func issues(
    in view: LoggingView, _ onLayout: @escaping (LoggingView) -> Void
  ) -> [RenderingIssue] {
    let issues = RenderingIssues()
    view.onLayout = onLayout
    RenderingEnvironment.$current.withValue(RenderingEnvironment(issues: issues)) {
      view.layoutIfNeeded()
    }
    return issues.all
  }

  private func makeView() -> LoggingView {
    let view = LoggingView("view", log, frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    _ = log.take()
    return view
  }

  private func layouts() -> Int { log.take().filter { $0 == "view layout" }.count }

  func testAViewThatSetsALabelsFontInEachLayoutIsLaidOutOnce() {
    let (view, title) = (makeView(), UILabel())
    title.text = "Names"
    view.addSubview(title)

    let issues = issues(in: view) { _ in
      title.font = .systemFont(ofSize: 17)
      title.textColor = .red
      title.text = "Names"
    }

    XCTAssertEqual(issues, [])
    XCTAssertEqual(layouts(), 1)
  }

  func testAViewThatOnlyAsksForLayoutIsLeftAlone() {
    let view = makeView()

    let issues = issues(in: view) { $0.setNeedsLayout() }

    XCTAssertEqual(issues, [])
    XCTAssertEqual(layouts(), 3)
    view.layoutIfNeeded()
    XCTAssertEqual(layouts(), 0)
  }

  func testASubviewThatIsRemovedAndAddedAgainSettles() {
    let (view, badge) = (makeView(), UIView())

    let issues = issues(in: view) {
      badge.removeFromSuperview()
      $0.addSubview(badge)
      badge.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    }

    XCTAssertEqual(issues, [])
    XCTAssertEqual(badge.frame.minX, 5)
  }

  func testSubviewsThatAreMadeAnewInEachLayoutSettle() {
    let view = makeView()

    let issues = issues(in: view) {
      for subview in $0.subviews { subview.removeFromSuperview() }
      for index in 0..<3 {
        let dot = UIView(frame: CGRect(x: CGFloat(index) * 10, y: 0, width: 8, height: 8))
        $0.addSubview(dot)
      }
    }

    XCTAssertEqual(issues, [])
    XCTAssertEqual(view.subviews.map(\.frame.minX), [0, 10, 20])
  }

  func testSubviewsThatChangePlacesInEachLayoutSettle() {
    let (view, first, second) = (makeView(), UIView(), UIView())
    view.addSubview(first)
    view.addSubview(second)

    let issues = issues(in: view) {
      $0.bringSubviewToFront(first)
      $0.bringSubviewToFront(second)
    }

    XCTAssertEqual(issues, [])
    XCTAssertTrue(view.subviews.last === second)
  }

  func testLayoutIsNotEnteredAgainFromWithin() {
    let view = makeView()
    var (depth, deepest) = (0, 0)

    let issues = issues(in: view) {
      depth += 1
      deepest = max(deepest, depth)
      $0.setNeedsLayout()
      $0.layoutIfNeeded()
      depth -= 1
    }

    XCTAssertEqual(issues, [])
    XCTAssertEqual(deepest, 1)
  }

  func testLayoutIfNeededFromWithinLaysOutTheSubviews() {
    let (view, child) = (makeView(), LoggingView("child", log))
    view.addSubview(child)
    var seen: [String] = []

    _ = issues(in: view) {
      child.frame.size.width = 40
      _ = self.log.take()
      $0.layoutIfNeeded()
      seen = self.log.take()
    }

    XCTAssertEqual(seen, ["child layout"])
  }

  func testConstraintsMoveSubviewsFromWithinLayout() {
    let (view, child) = (makeView(), UIView())
    view.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.topAnchor.constraint(equalTo: view.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 10), width,
    ])
    var seen: CGFloat = 0

    let issues = issues(in: view) {
      width.constant = 30
      $0.layoutIfNeeded()
      seen = child.frame.width
    }

    XCTAssertEqual(issues, [])
    XCTAssertEqual(seen, 30)
  }

  func testAContentSizeIsToldToConstraintsOnly() {
    let (view, label) = (makeView(), UILabel())
    view.addSubview(label)
    view.layoutIfNeeded()
    _ = log.take()

    label.text = "Names"
    view.layoutIfNeeded()

    XCTAssertEqual(layouts(), 0)
  }

  func testAContentSizeMovesWhatConstraintsHoldTogether() {
    let (view, label, badge) = (UIView(), UILabel(), UIView())
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    for part in [label, badge] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      badge.leadingAnchor.constraint(equalTo: label.trailingAnchor),
    ])
    view.layoutIfNeeded()
    XCTAssertEqual(badge.frame.minX, 0)

    label.text = "Names"
    view.layoutIfNeeded()

    XCTAssertEqual(badge.frame.minX, label.intrinsicContentSize.width)
    XCTAssertGreaterThan(badge.frame.minX, 0)
  }

  /// Recorded so for a snackbar of Decathlon/vitamin-ios, whose `layoutSubviews()` rounds corners.
  func testConstraintsPlaceSubviewsWhereNobodyCallsSuper() {
    final class Bar: UIView {
      let title = UIView()
      var seen = CGRect.zero
      override func layoutSubviews() { seen = title.frame }
    }
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    bar.title.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(bar.title)
    NSLayoutConstraint.activate([
      bar.title.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 32),
      bar.title.topAnchor.constraint(equalTo: bar.topAnchor, constant: 10),
      bar.title.widthAnchor.constraint(equalToConstant: 50),
      bar.title.heightAnchor.constraint(equalToConstant: 20),
    ])

    bar.layoutIfNeeded()

    XCTAssertEqual(bar.title.frame, CGRect(x: 32, y: 10, width: 50, height: 20))
    XCTAssertEqual(bar.seen, bar.title.frame)
  }

  func testLayoutSubviewsThatSomebodyCallsPlacesThem() {
    let (bar, title) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)), UIView())
    title.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(title)
    title.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 32).isActive = true
    title.widthAnchor.constraint(equalToConstant: 50).isActive = true

    bar.layoutSubviews()

    XCTAssertEqual(title.frame.minX, 32)
    XCTAssertEqual(title.frame.width, 50)
  }

  func testASubviewThatEachLayoutAddsIsAddedOnce() {
    let view = makeView()

    let issues = issues(in: view) {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      $0.addSubview(box)
      $0.sendSubviewToBack(box)
    }

    XCTAssertEqual(issues.count, 0)
    XCTAssertEqual(view.subviews.count, 1)
  }

  func testAPassThatReachesAViewAboveForTheFirstTimeIsNotTheLast() {
    // Each view tells the one above only when it is laid out itself, one pass for each.
    let views = (0..<12).map {
      LoggingView("\($0)", log, frame: CGRect(x: 0, y: 0, width: $0, height: 1))
    }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    views[0].layoutIfNeeded()
    _ = log.take()
    for view in views.dropFirst() {
      view.onLayout = { $0.superview?.setNeedsLayout() }
    }

    views[11].setNeedsLayout()
    views[0].layoutIfNeeded()

    XCTAssertTrue(log.take().contains("0 layout"))
  }

  func testLayoutWithoutAnEndNamesItsViews() throws {
    let (view, child, bystander) = (makeView(), UIView(), UILabel())
    view.addSubview(child)
    view.addSubview(bystander)
    view.accessibilityIdentifier = "screen"

    let issues = issues(in: view) {
      child.frame.origin.x += 1
      $0.setNeedsLayout()
    }

    let issue = try XCTUnwrap(issues.first)
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issue.message.hasPrefix("Layout has no end: after 100 passes"))
    XCTAssertEqual(issue.views.map(\.type), ["LoggingView"])
    XCTAssertEqual(issue.views.first?.identifier, "screen")
  }
}
