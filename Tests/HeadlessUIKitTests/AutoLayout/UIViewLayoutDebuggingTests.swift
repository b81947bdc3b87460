// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIViewLayoutDebuggingTests: XCTestCase {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  func testTheConstraintsThatDecideAPlaceCanBeAskedFor() {
    let (view, other) = (SizedView(20, 10), SizedView(30, 10))
    for view in [view, other] { root.addSubview(view) }
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    let next = other.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 3)
    let loose = other.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 25)
    let top = other.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([left, next, loose, width, top])

    XCTAssertEqual(view.constraintsAffectingLayout(for: .horizontal), [left, width])
    XCTAssertEqual(other.constraintsAffectingLayout(for: .horizontal), [left, next, width])
    XCTAssertEqual(other.constraintsAffectingLayout(for: .vertical), [top])

    width.constant = 80
    XCTAssertTrue(other.constraintsAffectingLayout(for: .horizontal).contains(loose))
  }

  func testAGuideCanBeAskedToo() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 4)
    width.isActive = true
    root.layoutIfNeeded()

    XCTAssertTrue(guide.hasAmbiguousLayout)
    XCTAssertEqual(guide.constraintsAffectingLayout(for: .horizontal), [width])
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 4),
    ])
    root.layoutIfNeeded()
    XCTAssertFalse(guide.hasAmbiguousLayout)
  }

  func testAnAmbiguousViewIsMovedWhereItsConstraintsAllow() {
    let view = UIView.placed()
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    XCTAssertTrue(view.hasAmbiguousLayout)
    let before = view.frame

    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    XCTAssertNotEqual(view.frame, before)
    XCTAssertGreaterThanOrEqual(view.frame.minX, 10)
    XCTAssertEqual(view.frame.size, before.size)
    let moved = view.frame

    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    XCTAssertNotEqual(view.frame, moved)
    XCTAssertGreaterThanOrEqual(view.frame.minX, 10)

    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 12).isActive = true
    root.layoutIfNeeded()
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame.minX, 12)
  }

  func testTheTraceNamesWhatIsAmbiguous() {
    let (placed, open, fixed) = (SizedView(20, 10), UIView.placed(), UIView())
    open.accessibilityIdentifier = "open"
    for view in [placed, fixed] { root.addSubview(view) }
    placed.addSubview(open)
    NSLayoutConstraint.activate([
      placed.leftAnchor.constraint(equalTo: root.leftAnchor),
      placed.topAnchor.constraint(equalTo: root.topAnchor),
      open.topAnchor.constraint(equalTo: placed.topAnchor),
      open.heightAnchor.constraint(equalToConstant: 3),
    ])

    XCTAssertEqual(
      placed.autolayoutTrace(),
      """
      •UIView
      |   *SizedView
      |   |   *UIView'open' - AMBIGUOUS LAYOUT for UIView'open'.minX, UIView'open'.width
      |   +UIView

      """)
  }
}
