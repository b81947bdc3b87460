// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Classes by the names that they have on iOS.
final class ClassNameTests: XCTestCase {
  func testUIKitsClassesAreFoundWithoutAModule() {
    XCTAssertTrue(uiKitClass(named: "UILabel") == UILabel.self)
    XCTAssertTrue(uiKitClass(named: "HeadlessUIKitTests.ClassNameTests") == ClassNameTests.self)
    XCTAssertNil(uiKitClass(named: "UINothing"))
    XCTAssertEqual(uiKitName(of: UILabel.self), "UILabel")
    XCTAssertEqual(uiKitName(of: ClassNameTests.self), "HeadlessUIKitTests.ClassNameTests")
  }

  private final class Inner<Value> {}

  /// Cells are registered under them. Foundation for Linux ends the program.
  func testNamesOfGenericAndInnerClassesAreOfNoModuleAndDiffer() {
    let names = [uiKitName(of: Inner<Int>.self), uiKitName(of: Inner<String>.self)]
    XCTAssertNotEqual(names[0], names[1])
    XCTAssertTrue(names.allSatisfy { $0.hasPrefix("_Tt") && !$0.contains(".") }, "\(names)")
  }

  /// As bars do that put their own buttons over these.
  func testCodeFindsTheButtonsOfATabBar() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    bar.items = [
      UITabBarItem(title: "One", image: nil, tag: 0),
      UITabBarItem(title: "Two", image: nil, tag: 1),
    ]
    bar.layoutIfNeeded()
    let type: AnyClass = try XCTUnwrap(uiKitClass(named: "UITabBarButton"))
    let buttons = bar.subviews.filter { $0.isKind(of: type) }
    XCTAssertEqual(buttons.count, 2)
    XCTAssertTrue(buttons.allSatisfy { uiKitName(of: Swift.type(of: $0)) == "UITabBarButton" })
    XCTAssertTrue(buttons.allSatisfy { $0.frame.width > 100 })
  }
}
