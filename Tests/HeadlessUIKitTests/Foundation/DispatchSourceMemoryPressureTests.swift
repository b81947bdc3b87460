// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class DispatchSourceMemoryPressureTests: XCTestCase {
  func testNothingIsSaidAndTheSourceCanBeCancelled() {
    let cancelled = expectation(description: "cancelled")
    let source = DispatchSource.makeMemoryPressureSource(
      eventMask: [.warning, .critical], queue: .global())
    source.setEventHandler { XCTFail("there was \(source.data)") }
    source.setCancelHandler { cancelled.fulfill() }
    source.resume()
    XCTAssertEqual(source.data, [])
    XCTAssertFalse(source.isCancelled)
    source.cancel()
    wait(for: [cancelled], timeout: 60)
    XCTAssertTrue(source.isCancelled)
  }
}
