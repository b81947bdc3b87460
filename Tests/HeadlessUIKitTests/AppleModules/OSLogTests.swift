// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Dispatch
import HeadlessOS
import XCTest

final class OSLogTests: XCTestCase {
  /// Libraries switch between places for messages, and ask which one it is.
  func testAPlaceForMessagesIsAnObject() {
    let own = OSLog(subsystem: "org.example", category: "layout")
    let active: OSLog? = own

    XCTAssertTrue(active === own)
    XCTAssertFalse(active === OSLog.disabled)
    XCTAssertNotEqual(own, OSLog(subsystem: "org.example", category: "layout"))
  }

  /// As loggers name the queue that they are called on.
  func testQueuesTellTheirLabels() {
    let queue = DispatchQueue(label: "org.example.work")

    XCTAssertEqual(String(cString: __dispatch_queue_get_label(queue)), "org.example.work")
    XCTAssertEqual(
      queue.sync { String(cString: __dispatch_queue_get_label(nil)) }, "org.example.work")
  }
}
