// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import Testing
import XCTest

final class UIViewHierarchyTests: XCTestCase {
  private let log = CallLog()
  private func view(_ name: String) -> LoggingView { LoggingView(name, log) }

  func testAddingOutsideOfAWindowTellsOnlyOfTheSuperview() {
    let parent = view("parent")
    let child = view("child")

    parent.addSubview(child)

    XCTAssertEqual(
      log.take(),
      [
        "child willMove superview parent from nil", "child didMove superview parent",
        "parent didAdd child",
      ])
  }

  func testEnteringAWindowTellsTheWholeTree() {
    let window = UIWindow()
    let parent = view("parent")
    let child = view("child")
    parent.addSubview(child)
    _ = log.take()

    window.addSubview(parent)

    XCTAssertEqual(
      log.take(),
      [
        "parent willMove superview UIWindow from nil", "parent willMove window window",
        "child willMove window window", "parent didMove window window",
        "child didMove window window", "parent didMove superview UIWindow",
      ])
    XCTAssertTrue(child.window === window)
  }

  func testRemovingTellsInUIKitsOrder() {
    let window = UIWindow()
    let parent = view("parent")
    let child = view("child")
    window.addSubview(parent)
    parent.addSubview(child)
    _ = log.take()

    child.removeFromSuperview()

    XCTAssertEqual(
      log.take(),
      [
        "child willMove superview nil from parent", "child willMove window nil",
        "parent willRemove child", "child didMove window nil", "child didMove superview nil",
      ])
    XCTAssertNil(child.superview)
    XCTAssertNil(child.layer.superlayer)
    XCTAssertTrue(parent.subviews.isEmpty)
  }

  func testMovingToAnotherSuperviewIsOneMove() {
    let first = view("first")
    let second = view("second")
    let child = view("child")
    first.addSubview(child)
    _ = log.take()

    second.addSubview(child)

    XCTAssertEqual(
      log.take(),
      [
        "child willMove superview second from first", "first willRemove child",
        "child didMove superview second", "second didAdd child",
      ])
  }

  func testAddingAgainBringsToFrontAndTellsNobody() {
    let parent = view("parent")
    let (a, b) = (view("a"), view("b"))
    parent.addSubview(a)
    parent.addSubview(b)
    _ = log.take()

    parent.addSubview(a)

    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(parent.subviews, [b, a])
    XCTAssertEqual(parent.layer.sublayers, [b.layer, a.layer])
  }

  func testEveryWayOfOrdering() {
    let parent = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    for view in [a, b, c] { parent.addSubview(view) }

    parent.insertSubview(d, at: 1)
    XCTAssertEqual(parent.subviews, [a, d, b, c])
    parent.insertSubview(a, aboveSubview: b)
    XCTAssertEqual(parent.subviews, [d, b, a, c])
    parent.insertSubview(c, belowSubview: b)
    XCTAssertEqual(parent.subviews, [d, c, b, a])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    XCTAssertEqual(parent.subviews, [a, c, b, d])
    parent.bringSubviewToFront(c)
    XCTAssertEqual(parent.subviews, [a, b, d, c])
    parent.sendSubviewToBack(d)
    XCTAssertEqual(parent.subviews, [d, a, b, c])
    XCTAssertEqual(parent.layer.sublayers, parent.subviews.map(\.layer))
  }

  func testLayersAddedByHandKeepTheirPlaceBetweenViews() {
    let parent = UIView()
    let (a, b) = (UIView(), UIView())
    let line = CALayer()
    parent.addSubview(a)
    parent.layer.addSublayer(line)
    parent.addSubview(b)

    parent.insertSubview(UIView(), at: 1)

    XCTAssertEqual(parent.layer.sublayers?.firstIndex(of: line), 1)
    XCTAssertEqual(parent.layer.sublayers?.last, b.layer)
  }

  func testTagsAreFoundDepthFirst() {
    let root = UIView()
    let (child, grandchild) = (UIView(), UIView())
    root.addSubview(child)
    child.addSubview(grandchild)
    grandchild.tag = 7

    XCTAssertTrue(root.viewWithTag(7) === grandchild)
    XCTAssertNil(root.viewWithTag(8))
    XCTAssertTrue(grandchild.isDescendant(of: root))
    XCTAssertTrue(root.isDescendant(of: root))
    XCTAssertFalse(root.isDescendant(of: child))
  }

  func testATreeIsReleasedWhole() {
    weak var root: UIView?
    weak var leaf: UIView?
    weak var layer: CALayer?
    do {
      let view = UIView()
      let child = UIView()
      view.addSubview(child)
      view.layoutIfNeeded()
      (root, leaf, layer) = (view, child, child.layer)
    }

    XCTAssertNil(root)
    XCTAssertNil(leaf)
    XCTAssertNil(layer)
  }

  func testASubviewOutlivesItsSuperview() {
    let child = UIView()
    do { UIView().addSubview(child) }

    XCTAssertNil(child.superview)
    XCTAssertNil(child.layer.superlayer)
  }
}

@Suite struct UIViewHierarchyTraps {
  @Test func addingAViewToItself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      view.addSubview(view)
    }
    #expect(text(result).contains("a view cannot be added as a subview of itself: <UIView"))
  }

  @Test func addingAViewToItsDescendant() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
    #expect(text(result).contains("a view cannot be added to a view that it contains"))
  }

  @Test func notANumberInAFrame() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIView().frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
    }
    #expect(text(result).contains("CALayer bounds contains NaN: [0 0; nan 10]"))
  }

  @Test func infinityInACenter() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIView().center = CGPoint(x: CGFloat.infinity, y: 0)
    }
    #expect(text(result).contains("CALayer position contains an infinite number: [inf 0]"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
