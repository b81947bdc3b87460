// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UIRefreshControlTests: XCTestCase {
  func testTheControlLiesAboveTheContent() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let refresh = UIRefreshControl()
    table.refreshControl = refresh
    XCTAssertEqual(refresh.frame, CGRect(x: 0, y: -60, width: 320, height: 60))

    refresh.beginRefreshing()
    table.layoutIfNeeded()
    XCTAssertTrue(refresh.isRefreshing)
    let wheel = refresh.subviews.first { $0 is UIActivityIndicatorView }
    XCTAssertEqual(wheel?.frame, CGRect(x: 150, y: 20, width: 20, height: 20))
    XCTAssertEqual(wheel?.isHidden, false)
    XCTAssertEqual(table.contentOffset, .zero)

    refresh.endRefreshing()
    XCTAssertEqual(wheel?.isHidden, true)
    table.frame.size.width = 400
    XCTAssertEqual(refresh.frame.width, 400)
    table.refreshControl = nil
    XCTAssertNil(refresh.superview)
  }

  func testATableControllerHandsTheControlToItsTable() {
    let controller = UITableViewController(style: .plain)
    controller.refreshControl = UIRefreshControl()
    XCTAssertTrue(controller.tableView.refreshControl === controller.refreshControl)
    var count = 0
    controller.refreshControl?.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    controller.refreshControl?.sendActions(for: .valueChanged)
    XCTAssertEqual(count, 1)
  }
}
