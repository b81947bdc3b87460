// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Foundation
import Graphics
import PNGCodec
import XCTest

@testable import SnapshotVerification

/// Whatever is wrong is a failure that says so: never a crash, never a pass.
final class BadInputTests: VerifierTestCase {
  private func bytesOfReference() throws -> [UInt8] {
    try XCTUnwrap(try AtomicFile.read(referencePath))
  }

  // MARK: Sizes

  func testASizeThatCannotBeDrawnFailsWithItsValues() {
    let cases: [(CGSize, String)] = [
      (
        CGSize(width: 0, height: 5),
        "0x5 points cannot be drawn: its width is 0, and both sides must be above 0. "
          + "\(SnapshotSize.advice)."
      ),
      (
        CGSize(width: 5, height: -3),
        "5x-3 points cannot be drawn: its height is -3, and both sides must be above 0. "
          + "\(SnapshotSize.advice)."
      ),
      (
        CGSize(width: CGFloat.nan, height: 5),
        "nanx5 points cannot be drawn: its width is nan, and both sides must be finite."
      ),
      (
        CGSize(width: 5, height: CGFloat.infinity),
        "5xinf points cannot be drawn: its height is inf, and both sides must be finite."
      ),
      (
        CGSize(width: 8193, height: 1),
        "8193x1 points cannot be drawn: at 2 pixels per point that is 16386x2 pixels, and at most "
          + "16384 across, 65535 down and 64000000 in all are possible."
      ),
      (
        CGSize(width: 5000, height: 5000),
        "5000x5000 points cannot be drawn: at 2 pixels per point that is 10000x10000 pixels, and "
          + "at most 16384 across, 65535 down and 64000000 in all are possible."
      ),
    ]
    for (size, expected) in cases {
      assertFails(verify(request(size: size)), "PatchTests/testPatch: A view of \(expected)")
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/Snapshots"))
  }

  func testAHugeSizeFailsWithoutAnOverflow() {
    let result = verify(
      request(size: CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1e300)))

    XCTAssertEqual(result.outcome.runOutcome, .failed)
  }

  func testAViewWithoutASizeOfItsOwnFails() {
    assertFails(
      verify(request(size: nil)),
      "PatchTests/testPatch: A view of 0x0 points cannot be drawn: its width is 0, and both sides "
        + "must be above 0. Pass `size:`, such as `size: .fixed(320, 88)`, `.device(.iPhone15)`, "
        + "`.width(375)` for the height that fits, or `.fitting`.")
  }

  func testAScaleThatCannotBeDrawnFailsWithItsValue() {
    for (scale, text) in [(0, "0"), (-1, "-1"), (CGFloat.nan, "nan"), (17, "17")] {
      var request = request()
      request.scale = scale
      assertFails(
        verify(request),
        "PatchTests/testPatch: A view cannot be drawn at \(text) pixels per point. "
          + "Pass a scale above 0, up to 16.")
    }
  }

  // MARK: References

  func testATruncatedReferenceFailsAndIsNotOverwritten() throws {
    recordReference(request())
    let truncated = Array(try bytesOfReference().dropLast(30))
    try AtomicFile.write(truncated, to: referencePath)

    assertFails(
      verify(request()),
      """
      PatchTests/testPatch: The reference is not a picture that can be compared: The PNG file \
      is cut \
      off after \(truncated.count) bytes. Write it again, or fetch it completely.
        /p/Snapshots/AppTests/PatchTests/testPatch.png
      Restore it from version control, or delete it and record it again.

        actual      /p/.build/snapshots/AppTests/PatchTests/testPatch/actual.png
        view tree   /p/.build/snapshots/AppTests/PatchTests/testPatch/view-tree.txt
      """)
    XCTAssertEqual(try bytesOfReference(), truncated)
  }

  func testEveryTruncationOfAReferenceFails() throws {
    recordReference(request())
    let whole = try bytesOfReference()

    for count in 0..<whole.count {
      try AtomicFile.write(Array(whole.prefix(count)), to: referencePath)
      XCTAssertEqual(verify(request()).outcome.runOutcome, .failed, "\(count) bytes")
    }
  }

  func testAFileThatIsNoPNGFails() throws {
    let texts = [
      ("", "This is not a PNG file: it is empty."),
      ("JFIF", "This is not a PNG file: it starts with the bytes 4A 46 49 46."),
      (
        "version https://git-lfs",
        "This is not a PNG file but a Git LFS pointer. Run 'git lfs pull'."
      ),
    ]
    for (text, reason) in texts {
      try AtomicFile.write(Array(text.utf8), to: referencePath)
      let result = verify(request())
      XCTAssertEqual(
        result.outcome,
        .failed(.unusableReference(path: referencePath, reason: reason)))
      XCTAssertEqual(try bytesOfReference(), Array(text.utf8))
    }
  }

  func testAnUnusableReferenceIsReplacedWhereThatIsAskedFor() throws {
    try AtomicFile.write(Array("JFIF".utf8), to: referencePath)

    let result = verify(request(), ["SNAPSHOT_RECORD": "failed"])

    XCTAssertEqual(result.outcome, .recorded(.changed, mode: .failed))
    XCTAssertEqual(verify(request()).outcome, .matched)
  }

  func testAReferenceThatCannotBeReadFails() throws {
    try makeFile("Snapshots/AppTests/PatchTests/testPatch.png/inside")

    let result = verify(request())

    XCTAssertEqual(
      result.outcome,
      .failed(.unreadableReference(path: referencePath, reason: "it is not a file")))
    XCTAssert(
      message(result).hasPrefix(
        """
        PatchTests/testPatch: The reference cannot be read: it is not a file.
          /p/Snapshots/AppTests/PatchTests/testPatch.png
        Make it readable, or delete it and record it again.
        """), message(result))
  }

  func testAPipeInPlaceOfAReferenceFailsAndNobodyWaitsForIt() throws {
    try makeFile("Snapshots/AppTests/PatchTests/other.png")
    XCTAssertEqual(mkfifo(referencePath, 0o644), 0)

    let result = verify(request())

    XCTAssertEqual(
      result.outcome,
      .failed(.unreadableReference(path: referencePath, reason: "it is not a file")))
  }

  func testAFullDiskIsNotMendedByPermissions() throws {
    var configuration = configuration()
    configuration.crew = WorkCrew(helperCount: 0)

    let result = FileCall.$answer.withValue({
      $0.kind == .write && $0.path.contains("/Snapshots/") ? .fail(ENOSPC) : .proceed
    }) { SnapshotVerifier(configuration: configuration).verify(request()) }

    XCTAssert(
      message(result).hasPrefix(
        """
        PatchTests/testPatch: The file cannot be written: No space left on device.
          /p/Snapshots/AppTests/PatchTests/testPatch.png
        Free some space on its disk.
        """), message(result))
  }

  func testAForeignPictureIsComparedByItsPixels() throws {
    recordReference(request())
    let image = try PNG.decode(try bytesOfReference())
    try AtomicFile.write(try PNG.encode(image.bitmap), to: referencePath)

    XCTAssertEqual(verify(request()).outcome, .matched)
    XCTAssertEqual(verify(request(color: .red)).outcome.runOutcome, .differed)
  }

  func testAReferenceOfAnotherViewTypeFailsEvenWithEqualPixels() throws {
    recordReference(request())
    var other = request()
    other.subject = .view({ OtherPatch() }) { view in
      view.backgroundColor = .white
      let mark = UIView(frame: CGRect(x: 2, y: 1, width: 3, height: 2))
      mark.backgroundColor = .black
      view.addSubview(mark)
    }

    assertFails(
      verify(other),
      """
      PatchTests/testPatch: The reference shows a Patch, and this test draws a OtherPatch.
        /p/Snapshots/AppTests/PatchTests/testPatch.png
      If the view's type was changed on purpose, record the reference again; if not, two tests use \
      one name.

        reference   /p/.build/snapshots/AppTests/PatchTests/testPatch/reference.png
        actual      /p/.build/snapshots/AppTests/PatchTests/testPatch/actual.png
        difference  /p/.build/snapshots/AppTests/PatchTests/testPatch/difference.png
        view tree   /p/.build/snapshots/AppTests/PatchTests/testPatch/view-tree.txt

      If the new picture is right, accept it with one of
        SNAPSHOT_RECORD=failed swift test --filter AppTests.PatchTests/testPatch
        swift run snapshots record --filter AppTests.PatchTests/testPatch
      """)
    XCTAssertEqual(
      verify(other, ["SNAPSHOT_RECORD": "failed"]).outcome, .recorded(.changed, mode: .failed))
    XCTAssertEqual(verify(other).outcome, .matched)
  }

  func testAReferenceOfAnotherScaleFailsWithBothScales() {
    recordReference(request())
    var other = request(size: CGSize(width: 20, height: 10))
    other.scale = 1

    let result = verify(other)

    XCTAssertEqual(
      result.outcome, .failed(.otherScale(path: referencePath, reference: "2", actual: "1")))
    XCTAssert(
      message(result).hasPrefix(
        """
        PatchTests/testPatch: The reference was recorded at 2 pixels per point, and this test \
        draws \
        at 1.
          /p/Snapshots/AppTests/PatchTests/testPatch.png
        Draw at the reference's scale, or record it again.
        """), message(result))
  }

  // MARK: Folders

  func testAFolderThatCannotBeWrittenFails() throws {
    try makeFile("Snapshots")

    let result = verify(request())

    XCTAssertEqual(result.outcome.runOutcome, .failed)
    assertFails(
      verify(request()),
      """
      PatchTests/testPatch: The reference cannot be read: Not a directory.
        /p/Snapshots/AppTests/PatchTests/testPatch.png
      Make it readable, or delete it and record it again.

        actual      /p/.build/snapshots/AppTests/PatchTests/testPatch/actual.png
        view tree   /p/.build/snapshots/AppTests/PatchTests/testPatch/view-tree.txt
      """)
    assertFails(
      verify(request(), ["SNAPSHOT_RECORD": "all"]),
      """
      PatchTests/testPatch: The file cannot be written: Not a directory.
        /p/Snapshots/AppTests/PatchTests/testPatch.png
      Make its folder writable.

        actual      /p/.build/snapshots/AppTests/PatchTests/testPatch/actual.png
        view tree   /p/.build/snapshots/AppTests/PatchTests/testPatch/view-tree.txt
      """)
  }

  func testAFileSystemThatTakesNoFilesFails() {
    assertFails(
      verify(request(), ["SNAPSHOT_PACKAGE_DIRECTORY": "/proc", "SNAPSHOT_ARTIFACTS": folder]),
      """
      PatchTests/testPatch: The file cannot be written: No such file or directory.
        /proc/Snapshots/AppTests/PatchTests/testPatch.png
      Make its folder writable.

        actual      /p/AppTests/PatchTests/testPatch/actual.png
        view tree   /p/AppTests/PatchTests/testPatch/view-tree.txt
      """)
  }

  func testAReadOnlyFolderFails() throws {
    recordReference(request())
    let reference = try bytesOfReference()
    for path in [(referencePath as NSString).deletingLastPathComponent, folder] {
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    }
    // Permissions do not hold for root.
    let isRoot = geteuid() == 0
    if isRoot { XCTAssertEqual(seteuid(65_534), 0) }
    defer { if isRoot { seteuid(0) } }

    XCTAssertEqual(verify(request()).outcome, .matched)
    XCTAssertEqual(
      verify(request(color: .red), ["SNAPSHOT_RECORD": "all"]).outcome,
      .failed(.unwritable(path: referencePath, reason: "Permission denied")))
    let unexplained = verify(request(color: .red))
    XCTAssertEqual(unexplained.outcome.runOutcome, .differed)
    XCTAssert(message(unexplained).contains("Permission denied"), message(unexplained))
    XCTAssertEqual(try bytesOfReference(), reference)
  }

  func testAManifestThatCannotBeWrittenFails() throws {
    recordReference(request())
    try makeFile("taken")

    assertFails(
      verify(request(), ["SNAPSHOT_RUN_DIRECTORY": folder + "/taken/run"]),
      "PatchTests/testPatch: The run manifest "
        + "/p/taken/run/\(ProcessInfo.processInfo.processIdentifier).jsonl cannot be written: "
        + "Not a directory. Make the folder that SNAPSHOT_RUN_DIRECTORY names writable.")
  }

  // MARK: Settings and views

  func testAnUnknownRecordModeFailsEverySnapshot() {
    recordReference(request())

    assertFails(
      verify(request(), ["SNAPSHOT_RECORD": "yes"]),
      "PatchTests/testPatch: SNAPSHOT_RECORD is \"yes\", which is no record mode. "
        + "Set it to never, missing, failed or all.")
  }

  func testWhatAViewReportsFailsTheSnapshot() {
    var request = request()
    request.subject = .view({ Patch() }) { _ in
      RenderingEnvironment.report("The font family Inter was not found. Install fonts-inter.")
      RenderingEnvironment.report("The image logo.png was not found.")
    }

    assertFails(
      verify(request),
      """
      PatchTests/testPatch: The view could not be drawn as it is written:
        The font family Inter was not found. Install fonts-inter.
        The image logo.png was not found.
      """)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/Snapshots"))
  }

  func testAnErrorWhileTheViewIsMadeFails() {
    struct NoData: Error, CustomStringConvertible { var description: String { "no data" } }
    var request = request()
    request.subject = .view({ () throws -> UIView in throw NoData() })

    assertFails(
      verify(request), "PatchTests/testPatch: The view could not be made: no data")
  }

  func testTwoAssertionsWithOneReferenceBothKeepTheirPictures() {
    recordReference(request(line: 20))

    let second = SnapshotVerifier(configuration: configuration()).verify(request(line: 30))

    assertFails(
      second,
      """
      PatchTests/testPatch: Two snapshots lead to one reference, \
      /p/Snapshots/AppTests/PatchTests/testPatch.png:
        PatchTests/testPatch at AppTests/PatchTests.swift:20
        PatchTests/testPatch at AppTests/PatchTests.swift:30
      Give them names that differ in more than letter case and punctuation, with `named:` or \
      `variant:`.
      """)
  }

  func testOneAssertionWithTwoPicturesFailsAndKeepsTheFirst() throws {
    recordReference(request(color: .black))
    let first = try bytesOfReference()
    var variables = ["SNAPSHOT_RECORD": "all"]
    variables["SNAPSHOT_RUN_DIRECTORY"] = folder + "/run"

    let second = SnapshotVerifier(configuration: configuration(variables))
      .verify(request(color: .red))

    XCTAssertEqual(second.outcome.runOutcome, .failed)
    XCTAssert(second.isFailure)
    XCTAssert(message(second).contains("ran more than once and drew different pictures"))
    XCTAssertEqual(try bytesOfReference(), first)
  }
}
