// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import Testing
import XCTest

final class SelectorTests: XCTestCase {
  private final class Target: NSObject {
    let log = CallLog()
    func plain() { log.add("plain") }
    func withSender(_ sender: UIControl) { log.add("sender \(sender.tag)") }
    func withEvent(_ sender: UIControl, _ event: UIEvent?) { log.add("event \(sender.tag)") }
  }

  private final class Parent: UIView {
    var count = 0
    func didTap() { count += 1 }
  }

  private let target = Target()
  private let control = UIControl()

  func testEveryShapeOfMethodIsCalled() {
    control.tag = 7
    control.addTarget(target, action: Selector(Target.plain), for: .touchUpInside)
    control.addTarget(target, action: Selector(Target.withSender), for: .touchUpInside)
    control.addTarget(target, action: Selector(Target.withEvent), for: .valueChanged)

    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(target.log.take(), ["plain", "sender 7"])
    control.sendActions(for: .valueChanged)
    XCTAssertEqual(target.log.take(), ["event 7"])
    XCTAssertEqual(control.allControlEvents, [.touchUpInside, .valueChanged])
    XCTAssertEqual(control.allTargets, [target])
  }

  func testAPairIsCalledOnceAndItsEventsAddUp() {
    let selector = Selector(Target.plain)
    control.addTarget(target, action: selector, for: .touchUpInside)
    control.addTarget(target, action: selector, for: [.touchUpInside, .touchDown])

    control.sendActions(for: [.touchUpInside, .touchDown])
    XCTAssertEqual(target.log.take(), ["plain"])

    control.removeTarget(target, action: selector, for: .touchDown)
    control.sendActions(for: .touchDown)
    XCTAssertEqual(target.log.take(), [])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(target.log.take(), [])
  }

  func testWithoutATargetTheFirstResponderWithTheMethodIsCalled() {
    let (outer, inner) = (Parent(), Parent())
    outer.addSubview(inner)
    let between = UIView()
    inner.addSubview(between)
    between.addSubview(control)
    control.addTarget(nil, action: Selector(Parent.didTap), for: .touchUpInside)

    control.sendActions(for: .touchUpInside)

    XCTAssertEqual([outer.count, inner.count], [0, 1])
  }

  func testClassesSayWhichMethodsTheirObjectsHave() {
    let selector = Selector("layoutIfNeeded", of: UIView.self) { view in view.layoutIfNeeded() }
    XCTAssertTrue(UIView.instancesRespond(to: selector))
    XCTAssertTrue(UILabel.instancesRespond(to: selector))
    XCTAssertFalse(UIResponder.instancesRespond(to: selector))
    XCTAssertFalse(UIView.instancesRespond(to: Selector("layoutIfNeeded")))
    XCTAssertFalse(UIView.instancesRespond(to: nil))
  }

  /// `field.perform(#selector(becomeFirstResponder))` in a cell is written with the cell's class.
  func testMethodsOfUIKitsAreFoundByTheirNames() {
    let (field, table) = (UITextField(), UITableView())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(field)
    field.perform(
      Selector("becomeFirstResponder", of: UITableViewCell.self) { $0.becomeFirstResponder() })
    XCTAssertTrue(field.isFirstResponder)
    field.perform(Selector("resignFirstResponder"))
    XCTAssertFalse(field.isFirstResponder)
    field.perform(NSSelectorFromString("removeFromSuperview"))
    XCTAssertNil(field.superview)
    XCTAssertTrue(table.responds(to: Selector("reloadData")))
    XCTAssertFalse(field.responds(to: Selector("reloadData")))
  }

  func testTargetsAreNotKeptAlive() {
    weak var weakTarget: Target?
    do {
      let target = Target()
      weakTarget = target
      control.addTarget(target, action: Selector(Target.plain), for: .touchUpInside)
    }

    XCTAssertNil(weakTarget)
    control.sendActions(for: .touchUpInside)
  }

  func testActionsAndMethodsRunInTheOrderInWhichTheyCame() {
    control.addAction(UIAction { [target] _ in target.log.add("action") }, for: .touchUpInside)
    control.addTarget(target, action: Selector(Target.plain), for: .touchUpInside)

    control.sendActions(for: .touchUpInside)

    XCTAssertEqual(target.log.take(), ["action", "plain"])
  }
}

@Suite struct SelectorTraps {
  @Test func aTargetOfAnotherClass() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let control = UIControl()
      control.addTarget(UIView(), action: Selector(UIWindow.makeKeyAndVisible), for: .touchDown)
      let view = UIView()
      control.addTarget(view, action: Selector(UIWindow.makeKeyAndVisible), for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      _ = view
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("unrecognized selector sent to instance: UIView"))
  }
}
