// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import SnapshotVerification
import XCTest

final class SnapshotScopeXCTests: XCTestCase {
  private var current: SnapshotConfiguration { .current }

  func testAScopeChangesWhatItNamesAndInnerScopesInheritTheRest() {
    withSnapshotConfiguration(
      record: .failed, scale: 3, textRendering: .blocks, artifacts: "/a"
    ) {
      withSnapshotConfiguration(record: .never, userInterfaceStyle: .dark) {
        XCTAssertEqual(current.record, .never)
        XCTAssertEqual(current.scale, 3)
        XCTAssertEqual(current.userInterfaceStyle, .dark)
        XCTAssertEqual(current.artifacts, "/a")
        XCTAssertEqual(current.textRendering, .blocks)
      }
      XCTAssertEqual(current.record, .failed)
      XCTAssertEqual(current.userInterfaceStyle, .light)
    }
    XCTAssertNil(current.record)
    XCTAssertNil(current.textRendering)
    XCTAssertEqual(current.scale, 2)
    XCTAssertEqual(current.strategy.description, "exact")
  }

  func testAnAsynchronousScopeReachesChildTasks() async throws {
    let seen = try await withSnapshotConfiguration(scale: 3, as: .channelTolerance(max: 2)) {
      try await Task.sleep(nanoseconds: 1)
      async let child = SnapshotConfiguration.current
      return await child
    }

    XCTAssertEqual(seen.scale, 3)
    XCTAssertEqual(seen.strategy.description, "channel tolerance 2")
  }
}
