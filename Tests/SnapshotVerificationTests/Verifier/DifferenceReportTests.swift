// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Foundation
import Graphics
import PNGCodec
import XCTest

@testable import SnapshotVerification

final class DifferenceReportTests: VerifierTestCase {
  func testADifferenceIsExplainedOnOneScreen() {
    recordReference(request(color: .black))

    assertFails(
      verify(request(color: .red)),
      """
      PatchTests/testPatch: the picture differs from its reference.

        UIView at (2, 1): background color #000000 became #FF0000: 24 pixels

        24 of 200 pixels differ (12.00%), by up to 255 of 255
        in 3x2 points at (2, 1)

        reference   /p/.build/snapshots/AppTests/PatchTests/testPatch/reference.png
        actual      /p/.build/snapshots/AppTests/PatchTests/testPatch/actual.png
        difference  /p/.build/snapshots/AppTests/PatchTests/testPatch/difference.png
        view tree   /p/.build/snapshots/AppTests/PatchTests/testPatch/view-tree.txt

      If the new picture is right, accept it with one of
        SNAPSHOT_RECORD=failed swift test --filter AppTests.PatchTests/testPatch
        swift run snapshots record --filter AppTests.PatchTests/testPatch
      """)
  }

  func testTheSameChangesAndWhatToDoAreToldOnce() {
    recordReference(request(color: .black))
    let result = verify(request(color: .red))
    let other = verify(request(color: .green))

    let messages = SnapshotResult.messages([result, result, other])

    XCTAssertEqual(messages[0], result.message)
    XCTAssertEqual(
      messages[1].replacingOccurrences(of: folder, with: "/p"),
      """
      PatchTests/testPatch: the picture differs from its reference.

        The same changes as in PatchTests/testPatch:
        24 of 200 pixels differ (12.00%), by up to 255 of 255

        difference  /p/.build/snapshots/AppTests/PatchTests/testPatch/difference.png
      """)
    XCTAssertEqual(
      messages[2], other.message.components(separatedBy: "\n\nIf the new picture")[0])
  }

  func testAnotherSizeIsExplainedWithBothSizes() {
    recordReference(request(size: CGSize(width: 10, height: 5)))

    assertFails(
      verify(request(size: CGSize(width: 10, height: 7))),
      """
      PatchTests/testPatch: the picture has another size than its reference.

        Patch: size 10x5 became 10x7: 80 pixels

        reference   10x5 points (20x10 pixels)
        actual      10x7 points (20x14 pixels)
        80 of 280 pixels differ (28.57%), by up to 255 of 255

        reference   /p/.build/snapshots/AppTests/PatchTests/testPatch/reference.png
        actual      /p/.build/snapshots/AppTests/PatchTests/testPatch/actual.png
        difference  /p/.build/snapshots/AppTests/PatchTests/testPatch/difference.png
        view tree   /p/.build/snapshots/AppTests/PatchTests/testPatch/view-tree.txt

      If the new picture is right, accept it with one of
        SNAPSHOT_RECORD=failed swift test --filter AppTests.PatchTests/testPatch
        swift run snapshots record --filter AppTests.PatchTests/testPatch
      """)
  }

  func testAReferenceOfTheSamePointsAtAnotherScaleSaysSo() throws {
    let size = CGSize(width: 10, height: 6)
    for (recorded, drawn) in [(3, 2), (2, 3)] {
      let picture = Bitmap(width: 10 * recorded, height: 6 * recorded)
      try AtomicFile.write(try PNG.encode(picture), to: referencePath)
      var request = request(size: size)
      request.scale = CGFloat(drawn)

      let words = message(verify(request))

      XCTAssert(
        words.contains(
          "\n  The reference has \(recorded) pixels per point, this picture \(drawn): set the scale, "
            + "as by `.scale(\(recorded))`, or the device, as by SNAPSHOT_DEVICE.\n"), words)
    }
  }

  func testAReferenceThatIsLargerInOneDirectionSaysNothingOfScales() throws {
    let picture = Bitmap(width: 30, height: 12)
    try AtomicFile.write(try PNG.encode(picture), to: referencePath)

    let words = message(verify(request(size: CGSize(width: 10, height: 6))))

    XCTAssert(words.contains("another size than its reference"), words)
    XCTAssertFalse(words.contains("pixels per point"), words)
  }

  func testADifferenceFromAnotherRenderersReferenceSaysSo() throws {
    recordReference(request(color: .black))
    let reference = try XCTUnwrap(try StoredReference.read(referencePath))
    var metadata = try XCTUnwrap(reference.metadata)
    metadata.renderer = "HeadlessSnapshots 0"
    _ = try StoredReference.write(reference.bitmap, metadata: metadata, to: referencePath)

    XCTAssertEqual(verify(request(color: .black)).outcome, .matched)
    XCTAssert(
      message(verify(request(color: .red))).contains(
        """
          in 3x2 points at (2, 1)

        The reference was drawn by HeadlessSnapshots 0, and this is HeadlessSnapshots 1: the view \
        itself may be unchanged.

        """))
  }

  func testTheFilesHoldTheThreePicturesAndTheViewTree() throws {
    recordReference(request(color: .black))
    let reference = try AtomicFile.read(referencePath)

    let result = verify(request(color: .red))

    XCTAssertEqual(result.pictures.map(\.role), ["reference", "actual", "difference"])
    for (picture, path) in zip(result.pictures, result.artifacts.paths) {
      XCTAssertEqual(try AtomicFile.read(path), try picture.bytes())
    }
    XCTAssertEqual(try result.pictures.first?.bytes(), reference)
    let actual = try PNG.decode(try XCTUnwrap(try AtomicFile.read(artifactsFolder + "/actual.png")))
    XCTAssertEqual(actual.bitmap.width, 20)
    XCTAssertEqual(ReferenceMetadata(actual.metadata)?.viewType, "Patch")
    let tree = try String(contentsOfFile: artifactsFolder + "/view-tree.txt", encoding: .utf8)
    XCTAssert(tree.hasPrefix("<Patch; frame = (0 0; 10 5)"), tree)
    XCTAssert(tree.contains("\n   | <UIView; frame = (2 1; 3 2)"), tree)
  }

  func testAMatchRemovesTheFilesOfAnEarlierFailure() throws {
    recordReference(request(color: .black))
    _ = verify(request(color: .red))
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: artifactsFolder).sorted(),
      ["actual.png", "difference.png", "reference.png", "snapshot.json", "view-tree.txt"])
    let root = URL(fileURLWithPath: artifactsFolder + "/../../..").standardizedFileURL.path
    let told = UnconductedSnapshot.all(inArtifacts: root).map(\.snapshot)
    XCTAssertEqual(told.map(\.entry.outcome), [.differed])
    XCTAssertEqual(told.first?.entry.artifacts.actual, artifactsFolder + "/actual.png")
    XCTAssertEqual(told.first.map { root.hasPrefix($0.package + "/") }, true)

    let result = verify(request(color: .black))

    XCTAssertEqual(result.outcome, .matched)
    XCTAssertFalse(FileManager.default.fileExists(atPath: artifactsFolder))
  }

  func testFilesOfOthersInTheArtifactsFolderStay() throws {
    recordReference(request(color: .black))
    try makeFile(".build/snapshots/AppTests/PatchTests/testPatch/notes.txt", "mine")

    XCTAssertEqual(verify(request(color: .black)).outcome, .matched)

    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: artifactsFolder), ["notes.txt"])
  }

  func testArtifactsThatCannotBeWrittenDoNotHideTheDifference() throws {
    recordReference(request(color: .black))
    try makeFile("taken")

    let result = verify(request(color: .red), ["SNAPSHOT_ARTIFACTS": folder + "/taken"])

    XCTAssertEqual(result.outcome.runOutcome, .differed)
    XCTAssert(
      message(result).contains(
        """
          The pictures are not here. The file cannot be written: Not a directory.
          /p/taken/AppTests/PatchTests/testPatch/reference.png
        Make its folder writable.
        """), message(result))
  }

  func testTheCommandsQuoteWhatAShellWouldRead() {
    XCTAssertEqual(ShellWord.quoted("AppTests.S/testÜ"), "AppTests.S/testÜ")
    XCTAssertEqual(ShellWord.quoted("S/a \\(b\\)"), "'S/a \\(b\\)'")
    XCTAssertEqual(ShellWord.quoted("it's"), "'it'\\''s'")
  }
}
