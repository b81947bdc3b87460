// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class EventHandlerTests: XCTestCase {
  func testHandlersAreToldInTheirOrderUntilStopIsSaid() {
    let button = UIButton()
    let action = UIAction { _ in }
    button.addAction(action, for: .touchUpInside)
    button.addAction(UIAction { _ in }, for: .valueChanged)
    var events: [UIControl.Event] = []

    button.enumerateEventHandlers { found, target, event, stop in
      XCTAssertIdentical(found, action)
      XCTAssertNil(target?.0)
      events.append(event)
      stop = true
    }

    XCTAssertEqual(events, [.touchUpInside])
  }

  func testWhatHasNoEffectIsKept() {
    let button = UIButton()
    let table = UITableView()

    button.isSpringLoaded = true

    XCTAssertTrue(button.isSpringLoaded)
    XCTAssertFalse(table.isSpringLoaded)
  }

  func testViewsAndItemsOfBarsHaveTags() {
    let item = UIBarButtonItem()
    item.tag = 3

    XCTAssertEqual((item as Any as? any ObjectWithTag)?.tag, 3)
    XCTAssertEqual((UIView() as Any as? any ObjectWithTag)?.tag, 0)
  }
}
