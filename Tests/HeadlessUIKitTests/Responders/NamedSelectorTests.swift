// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// A view that tells its members as the plug-in writes them.
private class Panel: UIView, ObjectiveCMembersProviding {
  var heard: [String] = []
  weak var titleLabel: UILabel!
  var level = 0

  func tap() { heard.append("tap") }
  func tap(_ sender: UIButton) -> Int {
    heard.append("tap:")
    return 1
  }
  func tap(_ sender: Any?, event: UIEvent?) { heard.append("tap:event:") }
  func tap(_ sender: Any?, by event: UIEvent) { heard.append("tap:by: \(event.type)") }

  class var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(
      selectors: [
        Selector("tap", of: Panel.self, { $0.tap() }),
        Selector("tap:", of: Panel.self, { $0.tap($1) }),
      ],
      properties: [
        ObjectiveCProperty("titleLabel", of: Panel.self) { $0.titleLabel = $1 },
        ObjectiveCProperty("level", of: Panel.self) { $0.level = $1 },
      ])
  }
}

private final class LoudPanel: Panel {
  override func tap() { heard.append("TAP") }
  func shout() { heard.append("shout") }

  override class var objectiveCMembers: ObjectiveCMembers {
    super.objectiveCMembers
      + ObjectiveCMembers(selectors: [Selector("shout", of: LoudPanel.self, { $0.shout() })])
  }
}

/// Has a method of the same name, and no other tie to `Panel`.
private final class Stranger: NSObject, ObjectiveCMembersProviding {
  var taps = 0
  static var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(selectors: [Selector("tap", of: Stranger.self, { $0.taps += 1 })])
  }
}

final class NamedSelectorTests: XCTestCase {
  func testEqualByName() {
    XCTAssertEqual(Selector("tap"), Selector("tap", of: Panel.self, { $0.tap() }))
    XCTAssertEqual("tap:", Selector("tap", of: Panel.self, { $0.tap($1) }))
    XCTAssertNotEqual(Selector("tap"), Selector("tap:"))
    XCTAssertNotEqual(Selector("tap"), Selector(LoudPanel.shout))
    XCTAssertEqual(Selector.copy, NSSelectorFromString("copy:"))
    XCTAssertEqual(NSStringFromSelector(.selectAll), "selectAll:")
  }

  func testCallsMethodsOfEachShape() {
    let panel = Panel()
    let button = UIButton()

    for action in [
      Selector("tap", of: Panel.self, { $0.tap() }),
      Selector("tap:", of: Panel.self, { $0.tap($1) }),
      Selector("tap:event:", of: Panel.self, { $0.tap($1, event: $2) }),
      Selector("tap", on: panel, { ($0.tap as (UIButton) -> Int)($1) }),
      Selector("tap", of: Panel.self, reference: { $0.tap as (UIButton) -> Int }),
    ] {
      button.addTarget(panel, action: action, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      button.removeTarget(panel, action: Selector(action.description), for: .touchUpInside)
    }

    XCTAssertEqual(panel.heard, ["tap", "tap:", "tap:event:", "tap:", "tap:"])
  }

  /// As on iOS, where a test's `sendActions(for:)` has no event either.
  func testAMethodThatTakesAnEventIsCalledWithoutOne() {
    let panel = Panel()
    let button = UIButton()
    button.addTarget(
      panel, action: Selector("tap:by:", of: Panel.self, { $0.tap($1, by: $2) }),
      for: .touchUpInside)

    button.sendActions(for: .touchUpInside)

    XCTAssertEqual(panel.heard, ["tap:by: touches"])
  }

  func testNameAloneFindsTheMethodOfTheClass() {
    let panel = LoudPanel()
    let button = UIButton()

    for name in ["tap", "tap:", "shout"] {
      button.sendAction(Selector(name), to: panel, for: nil)
    }

    XCTAssertEqual(panel.heard, ["TAP", "tap:", "shout"])
  }

  func testMethodOfAnotherClassIsCalledByItsName() {
    let stranger = Stranger()

    UIButton().sendAction(Selector("tap", of: Panel.self, { $0.tap() }), to: stranger, for: nil)

    XCTAssertEqual(stranger.taps, 1)
  }

  func testRespondsToMethodsOfItsTable() {
    XCTAssertTrue(LoudPanel().responds(to: "tap:"))
    XCTAssertTrue(LoudPanel().responds(to: "shout"))
    XCTAssertFalse(Panel().responds(to: "shout"))
    XCTAssertFalse(UIView().responds(to: "tap"))
    XCTAssertTrue(UIView().responds(to: .copy))
  }

  func testPropertiesAreSetByName() {
    let panel = LoudPanel()
    let label = UILabel()
    let members = ObjectiveCMembers.members(of: panel)

    XCTAssertEqual(members?.property(named: "titleLabel")?.set(label, on: panel), true)
    XCTAssertEqual(members?.property(named: "level")?.set(3, on: panel), true)
    XCTAssertEqual(members?.property(named: "level")?.set("high", on: panel), false)
    XCTAssertNil(members?.property(named: "color"))

    XCTAssertTrue(panel.titleLabel === label)
    XCTAssertEqual(panel.level, 3)
  }
}
