// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

/// A test that is repeated in one process.
final class RepeatedTests: VerifierTestCase {
  /// The results of one process that takes the snapshot in these colors, one after the other.
  private func repeated(_ colors: [UIColor], conducted: Bool = true) -> [SnapshotResult] {
    var configuration = configuration(
      conducted ? ["SNAPSHOT_RUN_DIRECTORY": folder + "/run", "SNAPSHOT_RECORD": "never"] : [:])
    configuration.attempts = SnapshotAttempts()
    return colors.map { color in
      configuration.claims = SnapshotClaims()
      return SnapshotVerifier(configuration: configuration).verify(request(color: color))
    }
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: artifactsFolder + "/" + path)
  }

  func testWhatExplainsAnEarlierAttemptStays() throws {
    recordReference(request())

    let results = repeated([.red, .black, .green])

    XCTAssertEqual(results.map(\.runEntry.attempt), [nil, 2, 3])
    XCTAssertEqual(results.map(\.isFailure), [true, false, true])
    XCTAssertEqual(
      results.map { $0.artifacts.actual?.dropFirst(artifactsFolder.count) },
      ["/actual.png", nil, "/attempt-3/actual.png"])
    XCTAssert(exists("actual.png"))
    XCTAssert(exists("attempt-3/actual.png"))
  }

  func testTheNextRunRemovesWhatAttemptsLeft() {
    recordReference(request())
    _ = repeated([.red, .green])

    _ = repeated([.black])

    XCTAssertFalse(FileManager.default.fileExists(atPath: artifactsFolder))
  }

  func testOutsideOfARunTheLastAttemptCounts() {
    recordReference(request())

    let results = repeated([.red, .black], conducted: false)

    XCTAssertEqual(results.map(\.runEntry.attempt), [nil, nil])
    XCTAssertFalse(FileManager.default.fileExists(atPath: artifactsFolder))
  }
}
