// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import SnapshotVerification

final class SnapshotClaimsTests: XCTestCase {
  private func claimant(_ state: String?, line: Int = 3) -> SnapshotClaimant {
    SnapshotClaimant(
      name: SnapshotName(target: "T", suite: "S", test: "testA", state: state),
      source: SnapshotSource(fileID: "T/S.swift", filePath: "/p/S.swift", line: line, column: 1))
  }

  func testTheSameAssertionMayRunAgain() throws {
    let claims = SnapshotClaims()

    try claims.claim("T/S/a.png", by: claimant(nil))
    try claims.claim("T/S/a.png", by: claimant(nil))
    try claims.settle("T/S/a.png", by: claimant(nil), fingerprint: 1)
    try claims.settle("T/S/a.png", by: claimant(nil), fingerprint: 1)
  }

  func testTwoPlacesWithOneReferenceAreBothNamed() throws {
    let claims = SnapshotClaims()
    try claims.claim("T/S/a.png", by: claimant(nil, line: 3))

    XCTAssertThrowsError(try claims.claim("T/S/a.png", by: claimant(nil, line: 9))) {
      XCTAssertEqual(
        "\($0)",
        """
        Two snapshots lead to one reference, T/S/a.png:
          S/testA at T/S.swift:3
          S/testA at T/S.swift:9
        Give them names that differ in more than letter case and punctuation, with `named:` or \
        `variant:`.
        """)
    }
  }

  func testNamesThatDifferOnlyInCaseOrTheFormOfUnicodeAreBothNamed() throws {
    let claims = SnapshotClaims()
    try claims.claim("T/S/cafe\u{301}.png", by: claimant("cafe\u{301}"))

    XCTAssertThrowsError(try claims.claim("T/S/Caf\u{E9}.png", by: claimant("Caf\u{E9}"))) {
      XCTAssert("\($0)".contains("state \"cafe\u{301}\" at T/S.swift:3"), "\($0)")
      XCTAssert("\($0)".contains("state \"Caf\u{E9}\" at T/S.swift:3"), "\($0)")
    }
  }

  func testOnePlaceWithTwoPicturesIsNamed() throws {
    let claims = SnapshotClaims()
    try claims.claim("T/S/a.png", by: claimant(nil))
    try claims.settle("T/S/a.png", by: claimant(nil), fingerprint: 1)

    XCTAssertThrowsError(try claims.settle("T/S/a.png", by: claimant(nil), fingerprint: 2)) {
      XCTAssertEqual(
        "\($0)",
        "The assertion at T/S.swift:3 ran more than once and drew different pictures for one "
          + "reference, T/S/a.png. Give each run a name of its own with `named:` or `.variant(…)`; if "
          + "the runs should look alike, the view depends on something outside of its state.")
    }
  }
}
