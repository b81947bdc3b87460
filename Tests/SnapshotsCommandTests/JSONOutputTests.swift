// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import SnapshotVerification
import XCTest

/// Every command that takes `--json` prints one document that its schema describes, and nothing else.
final class JSONOutputTests: XCTestCase {
  func testTestAndRecordPrintTheRun() throws {
    let package = try PlayedPackage()
    var differing = package.entry("adult", .differed)
    differing.causes = [
      SnapshotRun.Cause(fingerprint: "00", change: "UILabel: text changed", pixels: 7)
    ]
    differing.artifacts.actual = package.artifacts + "/actual.png"
    var failed = package.entry("minor", .failed)
    failed.reference = nil
    failed.state = nil

    let test = try package.run(["test", "--json"], entries: [differing, failed], script: "exit 1")
    let record = try package.run(["record", "--json"], entries: [package.entry("a", .recordedNew)])

    XCTAssertEqual(test.status, 1)
    try assertFits(test.output, "run")
    XCTAssertTrue(test.output.contains(#""actual" : "artifacts/actual.png""#), test.output)
    XCTAssertTrue(test.output.contains(#""status" : "differences""#), test.output)
    XCTAssertEqual(record.status, 0)
    try assertFits(record.output, "run")
    XCTAssertTrue(record.output.contains(#""command" : "record""#), record.output)
  }

  func testDiffPrintsTheComparison() throws {
    let package = try PlayedPackage()
    try picture(.white, to: package.path + "/a.png")
    try picture(.black, to: package.path + "/b.png")

    let result = try package.run(["diff", "a.png", "b.png", "--output", "out", "--json"])

    XCTAssertEqual(result.status, 1)
    try assertFits(result.output, "diff")
  }

  func testShowPrintsWhatItCanReadAndGoesOnAfterABadFile() throws {
    let package = try PlayedPackage()
    try picture(.white, to: package.path + "/foreign.png")
    let metadata = ReferenceMetadata(
      name: SnapshotName(target: "T", suite: "S", test: "t", state: "adult"), viewType: "V",
      scale: 2, scene: "V 0 0 2 1\n", drawing: "0f")
    try Data(PNG.encode(Bitmap(width: 4, height: 2), metadata: metadata.entries)).write(
      to: URL(fileURLWithPath: package.path + "/own.png"))

    let result = try package.run(["show", "foreign.png", "gone.png", "own.png", "--json"])

    XCTAssertEqual(result.status, 2)
    try assertFits(result.output, "show")
    XCTAssertTrue(result.output.contains(#""state" : "adult""#), result.output)
    XCTAssertEqual(result.errors, "snapshots show: gone.png: There is no such file.\n")
  }

  private func picture(_ color: Color, to path: String) throws {
    try Data(PNG.encode(Bitmap(width: 4, height: 2, color: color))).write(
      to: URL(fileURLWithPath: path))
  }
}
