// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Foundation
import XCTest

@testable import SnapshotVerification

/// What becomes of findings: the manifest, the test, the notes.
final class LintOutcomeTests: VerifierTestCase {
  /// A patch with a control that is too small.
  private func smallTarget() -> SnapshotRequest {
    let test = SnapshotTest(suite: "PatchTests", function: "testPatch()", source: source())
    var request = SnapshotRequest(
      test: test,
      subject: .view(
        { Patch() },
        apply: { patch in
          let control = UIControl(frame: CGRect(x: 0, y: 0, width: 9, height: 4))
          control.isAccessibilityElement = true
          control.accessibilityLabel = "Close"
          patch.addSubview(control)
        }))
    request.size = CGSize(width: 10, height: 5)
    return request
  }

  private func verify(_ lints: LintRules?, _ variables: [String: String] = [:]) -> SnapshotResult {
    var configuration = configuration(variables)
    configuration.claims = SnapshotClaims()
    configuration.settings.lints = lints
    return SnapshotVerifier(configuration: configuration).verify(smallTarget())
  }

  func testAFailureFailsATestWhosePictureMatches() {
    recordReference(smallTarget())

    let result = verify(.failures)

    XCTAssertEqual(result.outcome, .matched)
    assertFails(
      result,
      """
      PatchTests/testPatch: the picture equals its reference.

        Patch > UIControl: it is 9x4 points, and a target needs 44x44 [smallTarget]
      """)
  }

  func testANoteFailsNothingAndStandsInTheManifest() throws {
    recordReference(smallTarget())

    let result = verify(nil, ["SNAPSHOT_RUN_DIRECTORY": folder + "/run"])

    XCTAssertFalse(result.isFailure)
    XCTAssertEqual(
      try SnapshotRun(directory: folder + "/run").entries.first?.findings,
      [
        SnapshotRun.Finding(
          kind: "smallTarget", message: "it is 9x4 points, and a target needs 44x44",
          view: "Patch > UIControl",
          frame: SnapshotRun.Frame(x: 0, y: 0, width: 18, height: 8), level: .note)
      ])
    XCTAssertNil(verify(nil).runEntry.findings)
  }

  func testANoteIsSaidOnceForAllStatesInWhichItHolds() {
    var requests: [SnapshotRequest] = []
    for state in ["a", "b", "c", "d", "e"] {
      var request = smallTarget()
      request.state = state
      requests.append(request)
    }
    var configuration = configuration()
    configuration.settings.lints = .notes
    let results = SnapshotVerifier(configuration: configuration).verify(requests)

    XCTAssertEqual(
      LintNotes(results).messages,
      [
        "PatchTests/testPatch: Patch > UIControl: it is 9x4 points, and a target needs 44x44 "
          + "[smallTarget] (\"a\", \"b\", \"c\", 2 more)"
      ])
  }
}
