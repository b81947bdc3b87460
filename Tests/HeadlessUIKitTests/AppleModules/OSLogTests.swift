// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

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
}
