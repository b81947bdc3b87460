// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Graphics
import ImageComparison
import PNGCodec
import XCTest

@testable import SnapshotVerification

/// Strategies in snapshots: tolerances, and what is left out by view and by place.
final class StrategyTests: VerifierTestCase {
  private func request(
    _ strategy: ComparisonStrategy, mark: UIColor = .black, background: UIColor = .white
  ) -> SnapshotRequest {
    let test = SnapshotTest(suite: "PatchTests", function: "testPatch()", source: source())
    var request = SnapshotRequest(
      test: test,
      subject: .view(
        { Patch() },
        apply: {
          $0.mark.accessibilityIdentifier = "mark"
          $0.mark.backgroundColor = mark
          $0.backgroundColor = background
        }))
    request.size = CGSize(width: 10, height: 5)
    request.strategy = strategy
    return request
  }

  func testAViewIsLeftOutByItsIdentifier() {
    recordReference(request(.exact))
    let strategy = ComparisonStrategy.exact.ignoring(.view("mark"))

    XCTAssertEqual(verify(request(strategy, mark: .red)).outcome, .matched)
    let result = verify(request(strategy, mark: .red, background: .yellow))
    // 20x10 pixels without the 6x4 of the mark.
    XCTAssertEqual(result.outcome.difference?.differingPixelCount, 176)
  }

  func testARectangleInPointsIsLeftOut() {
    recordReference(request(.exact))

    XCTAssertEqual(
      verify(
        request(.exact.ignoring(.rectangle(CGRect(x: 2, y: 1, width: 3, height: 2))), mark: .red)
      ).outcome, .matched)
    XCTAssertEqual(
      verify(
        request(.exact.ignoring(.rectangle(CGRect(x: 2, y: 1, width: 2, height: 2))), mark: .red)
      ).outcome.difference?.differingPixelCount, 8)
  }

  func testTheDifferencePictureHatchesWhatIsLeftOut() throws {
    recordReference(request(.exact))

    let result = verify(request(.exact.ignoring(.view("mark")), mark: .red, background: .yellow))

    let difference = try PNG.decode(try XCTUnwrap(result.pictures.last?.bytes())).bitmap
    let colors = Set((4..<10).flatMap { x in (2..<6).map { y in difference[x, y] } })
    XCTAssert(colors.contains(DifferenceImage.ignored))
  }

  func testAViewThatIsNotThereCannotBeLeftOut() {
    recordReference(request(.exact))

    let result = verify(request(.exact.ignoring(.view("clock")), mark: .red))

    XCTAssertEqual(
      result.outcome, .failed(.noViewToIgnore(identifier: "clock", identifiers: ["mark"])))
    XCTAssert(
      message(result).hasPrefix(
        """
        PatchTests/testPatch: There is no view with the accessibility identifier "clock" to leave \
        out of the comparison; the identifiers are mark.
        """), message(result))
  }

  func testAFaintDifferenceShowsTheCurveAndAStrongOneDoesNot() {
    recordReference(request(.exact))

    let faint = verify(request(.exact, background: UIColor(white: 254 / 255, alpha: 1)))
    let strong = verify(request(.exact, mark: .red))

    XCTAssert(
      message(faint).contains(
        "\n  under channel tolerance 0: 176 pixels, 1: 0; perceptual 0.005: 0 pixels\n"),
      message(faint))
    XCTAssertNil(strong.tolerances)
  }

  func testAToleranceThatIsExceededShowsTheCurve() {
    recordReference(request(.exact))

    let result = verify(request(.perceptual(threshold: 0.02), mark: .red))

    XCTAssert(message(result).contains("\n  under channel tolerance 0: 24 pixels, "))
  }

  func testAToleratedDifferenceMatchesWithoutAProof() {
    recordReference(request(.exact))

    let result = verify(
      request(.channelTolerance(max: 1), background: UIColor(white: 254 / 255, alpha: 1)))

    XCTAssertEqual(result.outcome, .matched)
    XCTAssertNil(result.proof)
  }
}
