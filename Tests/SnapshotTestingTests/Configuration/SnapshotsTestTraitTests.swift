// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SnapshotVerification
import Testing

struct SnapshotsTestTraitTests {
  @Test(.snapshots(record: .never))
  func aTraitSaysWhenToRecord() throws {
    let package = try TestPackage()

    let problem = package.run { verifySnapshot(of: 1, as: .description) }

    #expect(problem?.contains("recording is off") == true)
    #expect(package.references == [])
  }

  @Test(.snapshots(record: .never))
  func aScopePrecedesATrait() throws {
    let package = try TestPackage()

    let problem = package.run {
      withSnapshotTesting(record: .missing) { verifySnapshot(of: 1, as: .description) }
    }

    #expect(problem?.contains("was recorded") == true)
  }

  @Test(.snapshots, arguments: [1, 2, 3])
  func eachCaseCountsFromOne(_ number: Int) throws {
    let package = try TestPackage()

    _ = package.run { verifySnapshot(of: number, as: .description) }

    #expect(
      package.references == ["SnapshotsTestTraitTests/eachCaseCountsFromOne.1.txt"]
        || package.references == ["SnapshotsTestTraitTests/eachCaseCountsFromOne-_.1.txt"],
      "\(package.references)")
  }

  @Test
  func aFailureIsAnIssueAtItsLine() throws {
    let package = try TestPackage()

    withKnownIssue {
      package.run { assertSnapshot(of: 1, as: .description) }
    } matching: { issue in
      issue.sourceLocation?.line == #line - 2
    }
  }
}
