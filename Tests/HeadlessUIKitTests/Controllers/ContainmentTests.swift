// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class ContainmentTests: XCTestCase {
  private let log = CallLog()

  func testAChildsViewThatComesToTheScreenMakesTheChildAppear() {
    let root = Screen("A", log)
    let child = Screen("B", log)
    let window = makeWindow(root)
    root.addChild(child)
    _ = log.take()

    root.view.addSubview(child.view)
    child.didMove(toParent: root)

    XCTAssertEqual(
      log.take(),
      ["B load", "B willAppear", "B isAppearing", "B didAppear", "B didMove parent"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    XCTAssertEqual(
      log.take(), ["B willMove nil", "B willDisappear", "B didDisappear", "B didMove nil"])
    XCTAssertNotNil(window)
  }

  func testChildrenAppearAndDisappearWithTheirParent() {
    let root = Screen("A", log)
    let child = Screen("B", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    _ = log.take()

    let window = makeWindow(root)

    XCTAssertEqual(
      log.take(),
      [
        "A willAppear", "B willAppear", "A isAppearing", "B isAppearing", "A didAppear",
        "B didAppear",
      ])
    window.isHidden = true
    XCTAssertEqual(
      log.take(), ["A willDisappear", "B willDisappear", "A didDisappear", "B didDisappear"])
  }

  func testAContainerThatForwardsItselfIsLeftAlone() {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let root = Manual()
    let child = Screen("B", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    _ = log.take()

    let window = makeWindow(root)
    XCTAssertEqual(log.take(), [])

    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    XCTAssertEqual(log.take(), ["B willAppear", "B isAppearing", "B didAppear"])
    XCTAssertNotNil(window)
  }

  func testAChildTakesAnothersPlace() {
    let (root, old, new) = (Screen("A", log), Screen("B", log), Screen("C", log))
    root.addChild(old)
    root.view.addSubview(old.view)
    let window = makeWindow(root)
    root.addChild(new)
    _ = log.take()

    root.transition(
      from: old, to: new, duration: 0.3,
      animations: { [log] in
        log.add("animations")
        new.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      }, completion: { [log] in log.add("completed \($0)") })

    XCTAssertEqual(
      log.take(),
      [
        "B willDisappear", "C load", "C willAppear", "animations", "C isAppearing", "C didAppear",
        "B didDisappear", "completed true",
      ])
    XCTAssertTrue(new.view.window === window)
    XCTAssertNil(old.view.superview)
  }

  func testAdditionalSafeAreaReachesViewsInside() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 90))
    controller.view.addSubview(inner)

    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 1, bottom: 2, right: 3)

    XCTAssertEqual(controller.view.safeAreaInsets.top, 30)
    XCTAssertEqual(inner.safeAreaInsets, UIEdgeInsets(top: 20, left: 1, bottom: 2, right: 3))
  }
}
