// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import FoundationNetworking
import HeadlessFrameworks
import HeadlessUIKit
import XCTest

final class EmptyMessagesTests: XCTestCase {
  func testMessagesOfTheNetworkAreMadeOfNothing() {
    XCTAssertNil(URLResponse().mimeType)
    XCTAssertEqual(HTTPURLResponse().statusCode, 0)
    XCTAssertNil(NSMutableURLRequest().url)
    XCTAssertEqual(URLCache().memoryCapacity, 0)
    XCTAssertNil(URLSession().delegate)
  }
}
