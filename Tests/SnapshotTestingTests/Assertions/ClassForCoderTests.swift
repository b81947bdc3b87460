// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotTesting
import XCTest

final class ClassForCoderTests: XCTestCase {
  func testASuiteFindsItsBundleByItsClass() {
    XCTAssertTrue(classForCoder === ClassForCoderTests.self)
    XCTAssertEqual(Bundle(for: classForCoder).bundlePath, Bundle.main.bundlePath)
  }
}
