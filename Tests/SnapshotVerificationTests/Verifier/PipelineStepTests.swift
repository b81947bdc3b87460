// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Graphics
import ImageComparison
import XCTest

@testable import SnapshotVerification

/// Each step of the pipeline by itself, as text.
final class PipelineStepTests: VerifierTestCase {
  private func plan(
    _ request: SnapshotRequest, _ variables: [String: String] = [:]
  ) throws -> SnapshotPlan {
    var configuration = configuration(variables)
    configuration.claims = SnapshotClaims()
    return try SnapshotPlan(request, configuration)
  }

  private func rendered(
    _ request: SnapshotRequest, detail: SnapshotRenderer.Detail = .description
  ) throws -> RenderedSnapshot {
    try SnapshotRenderer(scale: 2).render(request.subject, size: request.size, detail: detail)
  }

  private func shown(_ dump: String) -> String {
    dump.replacingOccurrences(of: folder, with: "/p")
  }

  func testAPlanSaysWhatIsSettledBeforeTheViewIsMade() throws {
    var request = request()
    XCTAssertEqual(
      shown(try plan(request).dump()),
      """
      plan AppTests/PatchTests/testPatch
        reference /p/Snapshots/AppTests/PatchTests/testPatch.png
        artifacts /p/.build/snapshots/AppTests/PatchTests/testPatch
        record missing, trust digests
        size 10x5, 2 pixels per point
        strategy exact

      """)
    request.size = nil
    request.state = "on"
    request.traits = .dark.with(.scale(3))
    request.strategy = .channelTolerance(max: 2)
    XCTAssertEqual(
      shown(
        try plan(
          request, ["CI": "1", "SNAPSHOT_RECORD": "all", "SNAPSHOT_ARTIFACTS": "/a"]
        ).dump()),
      """
      plan AppTests/PatchTests/testPatch.on.dark,3x
        reference /p/Snapshots/AppTests/PatchTests/testPatch.on.dark,3x.png
        artifacts /a/AppTests/PatchTests/testPatch.on.dark,3x
        record all, trust pixels
        size of the view, 3 pixels per point
        strategy channel tolerance 2

      """)
  }

  func testAResultWithoutAnOutcomeFails() throws {
    let blank = try plan(request()).blankResult

    XCTAssert(blank.isFailure)
    XCTAssertEqual(blank.referencePath, referencePath)
  }

  func testARecordingSaysWhatIsPainted() throws {
    let request = request(color: .red)
    let renderer = SnapshotRenderer(scale: 2)

    let picture = try renderer.record(request.subject, size: request.size, detail: .picture)
    let described = try renderer.record(request.subject, size: request.size, detail: .description)

    XCTAssertEqual(
      picture.dump(),
      "recording Patch, 10x5 points, not described\n" + indented(picture.list.dump()))
    XCTAssertEqual(
      described.dump(), "recording Patch, 10x5 points, described\n" + indented(picture.list.dump()))
    XCTAssert(picture.dump().contains("#FF0000"), picture.dump())
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  func testARenderedSnapshotSaysWhichViewsItShows() throws {
    XCTAssertEqual(
      try rendered(request()).dump(),
      """
      rendered Patch, 10x5 points, 20x10 pixels
        Patch 0 0 10 5 background=#FFFFFF
          UIView 2 1 3 2 background=#000000

      """)
    XCTAssertEqual(
      try rendered(request(), detail: .picture).dump(),
      """
      rendered Patch, 10x5 points, 20x10 pixels
        not described

      """)
  }

  func testAComparisonSaysWhatWasFoundAndHow() throws {
    let black = try rendered(request())
    XCTAssertEqual(
      SnapshotComparison(try plan(request()), black, .success(nil)).dump(), "comparison missing\n")
    recordReference(request())
    let file = Result { () throws(SnapshotVerifier.Error) in try ReferenceFile.read(referencePath) }
    for (variables, word) in [([:], "digest"), (["SNAPSHOT_STRICT": "1"], "pixels")] {
      let plan = try plan(request(), variables)
      let proof = try XCTUnwrap(plan.proof(of: black, by: file))
      XCTAssertEqual(
        SnapshotComparison(plan, provenBy: proof).dump(),
        "comparison equal, proven by its \(word)\n"
      )
    }
    let red = try rendered(request(color: .red))
    XCTAssertNil(try plan(request()).proof(of: red, by: file))
    XCTAssertEqual(
      SnapshotComparison(try plan(request()), red, file).dump(),
      """
      comparison differed, strategy exact
        24 of 200 pixels differ (12.00%), in 6x4 at (4, 2), by up to 255 of 255

      """)
    var tolerant = request()
    tolerant.strategy = .channelTolerance(max: 255)
    XCTAssertEqual(
      SnapshotComparison(try plan(tolerant), red, file).dump(),
      "comparison equal, strategy channel tolerance 255\n")
  }

  func testAResultIsDecidedWithoutWritingAnything() throws {
    let black = try rendered(request())
    let missing = SnapshotComparison(try plan(request()), black, .success(nil))

    let recorded = try plan(request()).result(black, missing)
    let refused = try plan(request(), ["SNAPSHOT_RECORD": "never"]).result(black, missing)

    XCTAssertEqual(recorded.outcome, .recorded(.new, mode: .missing))
    XCTAssertEqual(refused.outcome, .missingReference)
    XCTAssertEqual(try files(), ["Package.swift"])
  }

  func testAResultSaysItsOutcomeAndItsFiles() throws {
    recordReference(request())
    XCTAssertEqual(
      shown(verify(request()).dump()),
      """
      result matched
        PatchTests/testPatch: the picture equals its reference.

      """)
    let differing = shown(verify(request(color: .red)).dump())
    XCTAssert(
      differing.hasPrefix(
        """
        result differed
          PatchTests/testPatch: the picture differs from its reference.
            UIView at (2, 1): background color #000000 became #FF0000: 24 pixels
        """), differing)
    XCTAssert(
      differing.hasSuffix(
        """
          picture reference /p/.build/snapshots/AppTests/PatchTests/testPatch/reference.png
          picture actual /p/.build/snapshots/AppTests/PatchTests/testPatch/actual.png
          picture difference /p/.build/snapshots/AppTests/PatchTests/testPatch/difference.png

        """), differing)
  }

  func testOneRequestTakesTheWayOfMany() throws {
    let single = verify(request())
    try FileManager.default.removeItem(atPath: folder + "/Snapshots")

    var configuration = configuration()
    configuration.claims = SnapshotClaims()
    let many = SnapshotVerifier(configuration: configuration).verify([request()])

    XCTAssertEqual(many.map { $0.dump() }, [single.dump()])
  }

  func testAStateThatIsLeftOutIsTakenAloneAndNotAmongMany() {
    var off = request()
    off.state = "off"

    let alone = verify(off, ["SNAPSHOT_STATE": "on"])
    let many = SnapshotVerifier(configuration: configuration(["SNAPSHOT_STATE": "on"]))
      .verify([off, request()])

    XCTAssertEqual(alone.outcome, .recorded(.new, mode: .missing))
    XCTAssertEqual(many.count, 0)
  }
}
