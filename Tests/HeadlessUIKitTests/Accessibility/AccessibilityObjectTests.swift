// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class AccessibilityObjectTests: XCTestCase {
  private final class Stepper: UIView {
    var log: [String] = []
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      log.append("scroll \(direction.rawValue)")
      return true
    }
    func share() { log.append("share") }
  }

  func testAContainerCountsItsElements() {
    let view = UIView()
    XCTAssertEqual(view.accessibilityContainerType, .none)
    XCTAssertEqual(view.accessibilityElementCount(), 0)
    let (a, b) = (UIView(), UIAccessibilityElement(accessibilityContainer: view))

    view.accessibilityContainerType = .list
    view.accessibilityElements = [a, b]

    XCTAssertEqual(view.accessibilityContainerType, .list)
    XCTAssertEqual(view.accessibilityElementCount(), 2)
    XCTAssertTrue(view.accessibilityElement(at: 1) as AnyObject === b)
    XCTAssertNil(view.accessibilityElement(at: 2))
    XCTAssertEqual(view.index(ofAccessibilityElement: b), 1)
    XCTAssertEqual(view.index(ofAccessibilityElement: UIView()), NSNotFound)
  }

  func testAnElementLiesInItsContainer() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let chart = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    window.addSubview(chart)
    let bar = UIAccessibilityElement(accessibilityContainer: chart)

    bar.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 4, height: 8)

    XCTAssertTrue(bar.isAccessibilityElement)
    XCTAssertEqual(bar.accessibilityFrame, CGRect(x: 11, y: 22, width: 4, height: 8))
    XCTAssertEqual(bar.accessibilityActivationPoint, CGPoint(x: 13, y: 26))
  }

  func testCustomActionsCallClosuresAndMethods() {
    let view = Stepper()
    XCTAssertNil(view.accessibilityCustomActions)
    let closure = UIAccessibilityCustomAction(name: "Delete") { action in
      view.log.append(action.name)
      return false
    }
    let method = UIAccessibilityCustomAction(
      name: "Share", target: view, selector: Selector(Stepper.share))

    view.accessibilityCustomActions = [closure, method]

    XCTAssertEqual(view.accessibilityCustomActions?.map { $0.perform() }, [false, true])
    XCTAssertEqual(view.log, ["Delete", "share"])
    XCTAssertTrue(view.accessibilityScroll(.down))
    XCTAssertEqual(view.log.last, "scroll 4")
  }

  func testARotorFindsTheNextPlace() {
    let places = [UIView(), UIView()]
    let rotor = UIAccessibilityCustomRotor(name: "Dates") { predicate in
      let index = places.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
      let next = index + (predicate.searchDirection == .next ? 1 : -1)
      guard places.indices.contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: places[next], targetRange: nil)
    }
    let view = UIView()
    view.accessibilityCustomRotors = [rotor]
    let predicate = UIAccessibilityCustomRotorSearchPredicate()

    var found = view.accessibilityCustomRotors?.first?.itemSearchBlock(predicate)
    XCTAssertTrue(found?.targetElement === places[0])

    predicate.currentItem = UIAccessibilityCustomRotorItemResult(
      targetElement: places[1], targetRange: nil)
    found = rotor.itemSearchBlock(predicate)
    XCTAssertNil(found)
    predicate.searchDirection = .previous
    XCTAssertTrue(rotor.itemSearchBlock(predicate)?.targetElement === places[0])
  }

  func testControllersAndItemsOfBarsSayThings() {
    let item = UIBarButtonItem(systemItem: .add)
    item.accessibilityLabel = "New"
    XCTAssertEqual(item.accessibilityLabel, "New")
    let controller = UIViewController()
    controller.accessibilityElements = [item]
    XCTAssertEqual(controller.accessibilityElementCount(), 1)
  }
}
