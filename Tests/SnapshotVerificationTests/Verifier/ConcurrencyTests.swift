// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Foundation
import XCTest

@testable import SnapshotVerification

final class ConcurrencyTests: VerifierTestCase {
  func testManyThreadsRecordAndCompareWithoutLosingAnything() throws {
    let conducted = ["SNAPSHOT_RECORD": "all", "SNAPSHOT_RUN_DIRECTORY": folder + "/run"]
    let recording = SnapshotVerifier(configuration: configuration(conducted))
    let comparing = SnapshotVerifier(configuration: configuration())
    let test = SnapshotTest(suite: "PatchTests", function: "testPatch()", source: source())
    // Not a Mutex, which the thread sanitizer does not know (Swift 6.3).
    let lock = NSLock()
    nonisolated(unsafe) var outcomes: [SnapshotRun.Outcome: Int] = [:]

    DispatchQueue.concurrentPerform(iterations: 100) { index in
      var request = SnapshotRequest(test: test, subject: .view({ Patch() }))
      request.state = "state \(index)"
      request.size = CGSize(width: 10, height: 5)
      for verifier in [recording, comparing] {
        let outcome = verifier.verify(request).outcome.runOutcome
        lock.withLock { outcomes[outcome, default: 0] += 1 }
      }
    }

    XCTAssertEqual(outcomes, [.recordedNew: 100, .matched: 100])
    XCTAssertEqual(try SnapshotRun(directory: folder + "/run").entries.count, 100)
    XCTAssertEqual(try files().filter { $0.hasSuffix(".tmp") }, [])
  }

  func testThreadsThatRecordOneFileWithOnePictureLeaveAWholeFile() throws {
    let variables = ["SNAPSHOT_RECORD": "failed"]
    let verifier = SnapshotVerifier(configuration: configuration(variables))
    let test = SnapshotTest(suite: "PatchTests", function: "testPatch()", source: source())

    DispatchQueue.concurrentPerform(iterations: 50) { _ in
      var request = SnapshotRequest(test: test, subject: .view({ Patch() }))
      request.size = CGSize(width: 10, height: 5)
      _ = verifier.verify(request)
    }

    XCTAssertEqual(try files(), ["Package.swift", "Snapshots/AppTests/PatchTests/testPatch.png"])
    XCTAssertNotNil(try StoredReference.read(referencePath))
  }
}
