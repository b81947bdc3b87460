// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Foundation
import Graphics
import XCTest

@testable import SnapshotVerification

/// Two processes that record one file at the same time, each another picture.
///
/// The test runs itself again, as a child that records over and over.
final class TwoProcessesTests: VerifierTestCase {
  private static let environment = ProcessInfo.processInfo.environment
  private static let folderVariable = "SNAPSHOT_TEST_CHILD_FOLDER"
  private static let colorVariable = "SNAPSHOT_TEST_CHILD_COLOR"

  /// Does nothing unless it is a child.
  func testChildRecords() throws {
    guard let shared = Self.environment[Self.folderVariable] else { return }
    let color: UIColor = Self.environment[Self.colorVariable] == "red" ? .red : .blue
    for _ in 0..<100 {
      var configuration = configuration([
        "SNAPSHOT_RECORD": "failed", "SNAPSHOT_RUN_DIRECTORY": shared + "/run",
        "SNAPSHOT_PACKAGE_DIRECTORY": shared,
      ])
      configuration.claims = SnapshotClaims()
      let outcome = SnapshotVerifier(configuration: configuration)
        .verify(request(color: color)).outcome
      if case .recorded = outcome { continue }
      // The other one may have written the same file in between: that is a match or a change.
      XCTAssertEqual(outcome, .matched)
    }
  }

  /// Does nothing unless it is a child: records 20 states, of which others record some at the same
  /// time, and verifies them.
  func testChildRecordsAndVerifiesManyStates() throws {
    guard let shared = Self.environment[Self.folderVariable] else { return }
    for (round, mode) in ["missing", "never"].enumerated() {
      var configuration = configuration([
        "SNAPSHOT_RECORD": mode, "SNAPSHOT_RUN_DIRECTORY": shared + "/run",
        "SNAPSHOT_PACKAGE_DIRECTORY": shared,
      ])
      configuration.claims = SnapshotClaims()
      let requests = (0..<20).map { state in
        var request = request(color: UIColor(white: CGFloat(state) / 20, alpha: 1))
        request.state = "\(state)"
        return request
      }
      for result in SnapshotVerifier(configuration: configuration).verify(requests) {
        if round == 0, case .recorded = result.outcome { continue }
        XCTAssertEqual(result.outcome, .matched)
      }
    }
  }

  private func child(
    _ color: String, _ test: String = "testChildRecords"
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["SnapshotVerificationTests.TwoProcessesTests/\(test)"]
    process.environment = Self.environment.merging([
      Self.folderVariable: folder, Self.colorVariable: color,
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  func testSixtyFourProcessesRecordAndVerifyOneFolder() throws {
    let children = try (0..<64).map { _ in
      try child("", "testChildRecordsAndVerifiesManyStates")
    }
    for child in children { child.waitUntilExit() }

    XCTAssertEqual(children.map(\.terminationStatus), Array(repeating: 0, count: 64))
    XCTAssertEqual(try ReferenceFolder(folder + "/Snapshots").paths.count, 20)
    XCTAssertEqual(try files().filter { $0.hasSuffix(".tmp") }, [])
    let entries = try SnapshotRun(directory: folder + "/run").entries
    XCTAssertEqual(entries.count, 64 * 20 * 2)
    XCTAssertEqual(Set(entries.map(\.outcome)), [.recordedNew, .matched])
  }

  func testTwoProcessesThatRecordOneFileLeaveAWholeOneAndWholeManifests() throws {
    let children = [try child("red"), try child("blue")]

    // Whoever reads meanwhile sees one picture or the other, and never a part of one.
    var seen: Set<Color> = []
    while children.contains(where: \.isRunning) {
      guard let reference = try StoredReference.read(referencePath) else { continue }
      seen.insert(reference.bitmap[5, 3])
    }

    XCTAssertEqual(children.map(\.terminationStatus), [0, 0])
    XCTAssert(
      seen.isSubset(of: [
        Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 0, blue: 255),
      ]), "\(seen)")
    XCTAssertNotNil(try StoredReference.read(referencePath))
    XCTAssertEqual(try SnapshotRun(directory: folder + "/run").entries.count, 200)
    XCTAssertEqual(try files().filter { $0.hasSuffix(".tmp") }, [])
  }
}
