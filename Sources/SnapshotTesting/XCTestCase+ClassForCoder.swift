// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

extension XCTestCase {
  /// The test case's class, by which suites find their bundle. XCTest's classes are none of NSObject's
  /// here.
  public var classForCoder: AnyClass { type(of: self) }
}
