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

  private func child(_ color: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["SnapshotVerificationTests.TwoProcessesTests/testChildRecords"]
    process.environment = Self.environment.merging([
      Self.folderVariable: folder, Self.colorVariable: color,
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
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
