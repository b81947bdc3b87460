// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotTesting
import XCTest

final class EarlierAssertionsXCTests: CapturingTestCase, @unchecked Sendable {
  func testMatching() throws {
    let package = try TestPackage()

    let failures = package.run { self.failures { (EarlierCalls() as any Calls).run() } }

    XCTAssertEqual(failures.map(\.line), Array(EarlierCalls.firstLine...EarlierCalls.firstLine + 2))
    XCTAssertEqual(package.references.map { $0.suffix(5) }, ["a.txt", "b.txt", "c.txt"])
  }
}

/// Calls what is deprecated without a warning.
private protocol Calls { func run() }

private struct EarlierCalls: Calls {
  static let firstLine = #line + 5

  @available(*, deprecated)
  func run() {
    let isRecordingAll = true
    assertSnapshot(matching: 1, as: .description, named: "a", testName: "test")
    assertSnapshots(matching: 1, as: ["b": .description], testName: "test")
    assertSnapshot(of: 1, as: .description, named: "c", record: isRecordingAll, testName: "test")
  }
}
