// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

/// The order in which elements are read.
final class PublishedOrderScreensTests: XCTestCase {
  private let side: CGFloat = 32

  /// Elements around the middle of a screen.
  private func elements(_ offsets: [(CGFloat, CGFloat)]) -> [UIView] {
    offsets.enumerated().map { index, offset in
      PublishedScreen.element("Element \(index)", frame: frame(offset))
    }
  }

  private func frame(_ offset: (CGFloat, CGFloat)) -> CGRect {
    let size = PublishedScreen.size
    return CGRect(
      x: size.width / 2 + offset.0 - side / 2, y: size.height / 2 + offset.1 - side / 2,
      width: side, height: side)
  }

  private let stack: [(CGFloat, CGFloat)] = [(0, -120), (0, 0), (0, 120)]

  private func container(isEmpty: Bool) -> UIView {
    let view = UIView(frame: frame((0, 0)))
    if isEmpty { view.frame.size = .zero }
    view.accessibilityLabel = "Container 3 Parent"
    view.accessibilityElements = [60, -60].enumerated().map { index, y in
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityLabel = "Container 3 Element \(index)"
      element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: y, width: 32, height: 32)
      return element
    }
    return view
  }

  private func group(_ number: Int, isElement: Bool = false, groups: Bool = false) -> UIView {
    let view = UIView(frame: frame((0, 0)))
    view.accessibilityLabel = "Group \(number) Parent"
    view.isAccessibilityElement = isElement
    view.shouldGroupAccessibilityChildren = groups
    for (index, y) in [60, -60].enumerated() {
      view.addSubview(
        PublishedScreen.element(
          "Group \(number) Element \(index)", frame: CGRect(x: 0, y: y, width: 32, height: 32)))
    }
    return view
  }

  func testScatteredElements() {
    let screen = PublishedScreen.make(elements([(-80, -80), (30, -30), (-30, 30), (80, 80)]))

    XCTAssertEqual(spoken(screen), ["Element 0", "Element 1", "Element 2", "Element 3"])
  }

  func testAGrid() {
    let screen = PublishedScreen.make(
      elements([
        (60, 60), (-60, -60), (0, 60), (0, -60), (-60, 60), (60, -60), (60, 0), (-60, 0), (0, 0),
      ]))

    XCTAssertEqual(spoken(screen), [1, 3, 5, 7, 8, 6, 4, 2, 0].map { "Element \($0)" })
  }

  func testAContainerAmongElements() {
    let screen = PublishedScreen.make(elements(stack) + [container(isEmpty: false)])

    XCTAssertEqual(
      spoken(screen),
      [
        "Element 0", "Container 3 Element 0", "Container 3 Element 1", "Element 1", "Element 2",
      ])
  }

  func testAContainerWithoutASizeIsNotRead() {
    let screen = PublishedScreen.make(elements(stack) + [container(isEmpty: true)])

    XCTAssertEqual(spoken(screen), ["Element 0", "Element 1", "Element 2"])
  }

  func testGroupedViewsAmongElements() {
    let screen = PublishedScreen.make(elements(stack) + [group(3, groups: true)])

    XCTAssertEqual(
      spoken(screen),
      ["Element 0", "Group 3 Element 1", "Group 3 Element 0", "Element 1", "Element 2"])
  }

  func testUngroupedViewsAmongElements() {
    let screen = PublishedScreen.make(elements(stack) + [group(3)])

    XCTAssertEqual(
      spoken(screen),
      ["Element 0", "Group 3 Element 1", "Element 1", "Group 3 Element 0", "Element 2"])
  }

  func testViewsInAnElement() {
    let screen = PublishedScreen.make(
      elements([(0, -120), (0, 120)]) + [group(2, isElement: true)])

    XCTAssertEqual(spoken(screen), ["Element 0", "Group 2 Parent", "Element 1"])
  }

  private func grid(_ frames: [(String, CGRect)]) -> UIView {
    PublishedScreen.make(frames.map { PublishedScreen.element($0, frame: $1) })
  }

  func testTheDirectionOfLayoutDecides() {
    let screen = grid(
      ["A", "B", "C", "D"].enumerated().map { index, name in
        (name, CGRect(x: index % 2 * 10, y: index / 2 * 10, width: 10, height: 10))
      })

    XCTAssertEqual(spoken(screen), ["A", "B", "C", "D"])
    XCTAssertEqual(spoken(screen) { $0.layoutDirection = .rightToLeft }, ["B", "A", "D", "C"])
  }

  private func steps(_ height: CGFloat) -> UIView {
    grid([
      ("A", CGRect(x: 0, y: height, width: 10, height: 10)),
      ("B", CGRect(x: 10, y: 0, width: 0, height: 10)),
      ("C", CGRect(x: 20, y: -height, width: 10, height: 10)),
      ("D", CGRect(x: 30, y: -height, width: 10, height: 10)),
    ])
  }

  func testEightPointsAreALineOnAPadAndTwoOnAPhone() {
    XCTAssertEqual(spoken(steps(8)) { $0.userInterfaceIdiom = .pad }, ["A", "B", "C", "D"])
    XCTAssertEqual(spoken(steps(8)), ["C", "D", "B", "A"])
  }

  func testTwentyFivePointsAreTwoLinesOnAPad() {
    XCTAssertEqual(spoken(steps(25)) { $0.userInterfaceIdiom = .pad }, ["C", "D", "B", "A"])
  }

  func testFramesCountForTheOrderAndPathsDoNot() {
    func row(_ y: CGFloat, _ names: [String]) -> [UIView] {
      names.enumerated().map { index, name in
        PublishedScreen.element(
          name, frame: CGRect(x: 20 + CGFloat(index) * 110, y: y, width: 100, height: 20))
      }
    }
    let frames = row(100, ["Third", "Second", "First"])
    frames[0].accessibilityFrame = frames[0].frame.offsetBy(dx: 0, dy: 8)
    frames[2].accessibilityFrame = frames[2].frame.offsetBy(dx: 0, dy: -8)
    let paths = row(200, ["Fourth", "Fifth", "Sixth"])
    for (view, y) in zip(paths, [8.0, 0, -8]) {
      view.accessibilityPath = UIBezierPath(
        roundedRect: view.frame.offsetBy(dx: 0, dy: y), cornerRadius: 5)
    }

    XCTAssertEqual(
      spoken(PublishedScreen.make(frames + paths)),
      ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"])
  }

  func testWhatIsListedKeepsItsOrderAlsoInGroups() {
    let cells = grid([
      ("Cell 1", CGRect(x: 0, y: 100, width: 200, height: 40)),
      ("Cell 2", CGRect(x: 0, y: 150, width: 200, height: 40)),
    ])
    let header = grid([("Header", CGRect(x: 0, y: 0, width: 200, height: 40))])
    for view in [cells, header] { view.shouldGroupAccessibilityChildren = true }
    let screen = PublishedScreen.make([cells, header])
    screen.accessibilityElements = [cells, header]

    XCTAssertEqual(spoken(screen), ["Cell 1", "Cell 2", "Header"])
  }

  func testElementsAndGroupsThatAreListedKeepTheirOrder() {
    let direct = PublishedScreen.element(
      "Direct Element", frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let group = grid([("Container Child", CGRect(x: 0, y: 0, width: 200, height: 40))])
    group.shouldGroupAccessibilityChildren = true
    let screen = PublishedScreen.make([direct, group])
    screen.accessibilityElements = [direct, group]

    XCTAssertEqual(spoken(screen), ["Direct Element", "Container Child"])
  }

  func testAGroupComesWhereItsFirstElementDoes() {
    let first = grid([
      ("A1", CGRect(x: 0, y: 50, width: 200, height: 40)),
      ("A2", CGRect(x: 0, y: 300, width: 200, height: 40)),
    ])
    let second = grid([("B1", CGRect(x: 0, y: 0, width: 200, height: 40))])
    for view in [first, second] { view.shouldGroupAccessibilityChildren = true }

    XCTAssertEqual(spoken(PublishedScreen.make([first, second])), ["B1", "A1", "A2"])
  }

  func testGroupsOfOneLineAreReadFromTheLeft() {
    let right = grid([("A1", CGRect(x: 200, y: 0, width: 190, height: 40))])
    let left = grid([("B1", CGRect(x: 0, y: 5, width: 200, height: 40))])
    for view in [right, left] { view.shouldGroupAccessibilityChildren = true }

    XCTAssertEqual(spoken(PublishedScreen.make([right, left])), ["B1", "A1"])
  }

  func testPathsOfAllKinds() {
    let names = ["Rounded Rect", "Rect", "Arc", "Oval", "Quad Curve", "Lines"]
    let box = CGRect(x: 0, y: 0, width: 60, height: 40)
    let curve = UIBezierPath()
    curve.move(to: .zero)
    curve.addQuadCurve(to: CGPoint(x: 60, y: 40), controlPoint: CGPoint(x: 15, y: 30))
    let lines = UIBezierPath()
    lines.move(to: CGPoint(x: 0, y: 40))
    for point in [(20, 15), (40, 25), (60, 0)] {
      lines.addLine(to: CGPoint(x: point.0, y: point.1))
    }
    let paths = [
      UIBezierPath(roundedRect: box, cornerRadius: 20), UIBezierPath(rect: box),
      UIBezierPath(
        arcCenter: CGPoint(x: 30, y: 20), radius: 20, startAngle: 0, endAngle: 1.57,
        clockwise: true), UIBezierPath(ovalIn: box), curve, lines,
    ]
    let views = names.map { PublishedScreen.element($0) }
    let screen = PublishedScreen.column(views, size: box.size)
    for (view, path) in zip(views, paths) {
      view.accessibilityPath = UIAccessibility.convertToScreenCoordinates(path, in: view)
    }

    XCTAssertEqual(spoken(screen), names)
    let outline = UIBezierPath()
    outline.path = SpokenScreen(of: screen).elements[5].path ?? outline.path
    XCTAssertEqual(outline.bounds, views[5].frame)
  }
}
