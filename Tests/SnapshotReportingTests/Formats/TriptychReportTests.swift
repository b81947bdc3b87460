// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import PNGCodec
import SnapshotReporting
import SnapshotVerification
import XCTest

final class TriptychReportTests: XCTestCase {
  private func triptych(width: Int, height: Int) throws -> Bitmap {
    let folder = try TemporaryFolder()
    let entry = ReportedRun.entry(
      "adult", .differed,
      artifacts: try ReportedRun.artifacts(in: folder, width: width, height: height))
    let files = try ReportFormat.triptych.files(for: ReportedRun.run([entry]), in: folder.path)
    XCTAssertEqual(
      files.map(\.path),
      ["triptychs.txt", "triptychs/AppTests/ProfileViewTests/testEveryState.adult.png"])
    XCTAssertEqual(ReportedRun.text(files), files[1].path + "\n")
    return try PNG.decode(files[1].bytes).bitmap
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Color { bitmap[x, y] }

  func testThePicturesStandSideBySideUnderTheirCaptions() throws {
    let bitmap = try triptych(width: 300, height: 200)

    XCTAssertEqual(bitmap.width, 16 + 3 * (300 + 16))
    XCTAssertEqual(bitmap.height, 16 + 28 + 28 + 200 + 16)
    let y = 16 + 28 + 28
    XCTAssertEqual(color(bitmap, 16, y), .white)
    XCTAssertEqual(color(bitmap, 16 + 316, y), .black)
    XCTAssertEqual(color(bitmap, 16 + 2 * 316 + 299, y + 199), Color(red: 255, green: 0, blue: 0))
    // There are letters above each picture and in the title.
    for (x, y) in [(16, 8), (16, 44), (16 + 316, 44), (16 + 632, 44)] {
      let isInked = (0..<28).contains { row in
        (0..<120).contains { color(bitmap, x + $0, y + row).red < 100 }
      }
      XCTAssertTrue(isInked, "\(x), \(y)")
    }
  }

  func testWidePicturesStandBelowEachOther() throws {
    let bitmap = try triptych(width: 640, height: 100)

    XCTAssertEqual(bitmap.width, 16 + 640 + 16)
    XCTAssertEqual(bitmap.height, 16 + 28 + 3 * (28 + 100 + 16))
    XCTAssertEqual(color(bitmap, 16, 16 + 28 + 28 + 144), .black)
  }

  func testAMissingReferenceLeavesItsPanelOut() throws {
    let folder = try TemporaryFolder()
    var artifacts = try ReportedRun.artifacts(in: folder, width: 300, height: 200)
    artifacts.reference = nil
    artifacts.difference = nil
    let entry = ReportedRun.entry("new", .missingReference, artifacts: artifacts)

    let files = try ReportFormat.triptych.files(for: ReportedRun.run([entry]), in: folder.path)

    XCTAssertEqual(try PNG.decode(files[1].bytes).bitmap.width, 16 + 316)
  }

  func testHostileNamesStayInTheFolder() throws {
    let folder = try TemporaryFolder()
    let artifacts = try ReportedRun.artifacts(in: folder)
    var run = ReportedRun.hostile
    for index in run.run.entries.indices { run.run.entries[index].artifacts = artifacts }

    try ReportFormat.triptych.write(run, to: folder.path + "/report")

    let files = folder.files
    XCTAssertTrue(files.contains("report/triptychs.txt"))
    XCTAssertEqual(
      files.count { $0.hasPrefix("report/triptychs/") }, ReportedRun.hostileNames.count)
    XCTAssertEqual(files.filter { !$0.hasPrefix("report/") && !$0.hasPrefix("a/") }, [])
  }

  func testAPictureThatIsGoneIsAnErrorThatNamesIt() throws {
    let entry = ReportedRun.entry(
      "a", .differed, artifacts: SnapshotRun.Artifacts(actual: "/nowhere/actual.png"))

    XCTAssertThrowsError(
      try ReportFormat.triptych.files(for: ReportedRun.run([entry]), in: "/app")
    ) { error in
      XCTAssertEqual(
        "\(error)",
        "The picture /nowhere/actual.png cannot be used: There is no such file. Run the tests again "
          + "with 'swift run snapshots test'.")
    }
  }
}
