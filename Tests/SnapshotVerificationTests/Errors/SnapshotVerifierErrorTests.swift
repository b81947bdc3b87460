// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import PNGCodec
import XCTest

@testable import SnapshotVerification

final class SnapshotVerifierErrorTests: XCTestCase {
  func testSeveralErrorsAreOneLineEachAndCanBeTakenApart() {
    let errors: [SnapshotVerifier.Error] = [.noAxes, .noValues(axis: "status")]
    let nested = SnapshotVerifier.Error.several([.several(errors), .nothingLeft])

    XCTAssertEqual(nested.all, errors + [.nothingLeft])
    XCTAssertEqual(
      nested.description,
      """
      The matrix has no axes. Give it at least one.
      The axis "status" has no values. Give it at least one.
      Every state is excluded. Exclude fewer.
      """)
    XCTAssertEqual(SnapshotVerifier.Error.noAxes.all, [.noAxes])
  }

  func testTheReasonOfAnErrorIsTheSystemsWhereThatIsKnown() {
    let posix = NSError(domain: NSPOSIXErrorDomain, code: Int(EACCES))
    let wrapped = NSError(
      domain: NSCocoaErrorDomain, code: 513, userInfo: [NSUnderlyingErrorKey: posix])

    XCTAssertEqual(SnapshotVerifier.Error.reason(wrapped), "Permission denied")
    XCTAssertEqual(
      SnapshotVerifier.Error.reason(SnapshotVerifier.Error.incomplete(3, of: 9)),
      "only 3 of 9 bytes were written")
    XCTAssertThrowsError(try PNG.decode([1, 2, 3])) { error in
      XCTAssertEqual(SnapshotVerifier.Error.reason(error), (error as? PNG.Error)?.description)
    }
  }

  func testAManifestOfANewerVersionNamesBothVersions() {
    XCTAssertEqual(
      SnapshotVerifier.Error.newerManifest(path: "/r/9.jsonl", line: 3, schema: 2, supported: 1)
        .description,
      "Line 3 of the run manifest /r/9.jsonl has schema 2, and this version reads up to 1. Use the "
        + "`snapshots` command of the version that wrote it.")
  }
}
