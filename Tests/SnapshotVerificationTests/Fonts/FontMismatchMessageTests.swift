// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import TextLayout
import XCTest

@testable import SnapshotVerification

/// References remember their fonts, and a difference that comes from other fonts says so.
final class FontMismatchMessageTests: VerifierTestCase {
  private func labelRequest(_ text: String = "Ada") -> SnapshotRequest {
    let test = SnapshotTest(suite: "PatchTests", function: "testPatch()", source: source())
    var request = SnapshotRequest(
      test: test,
      subject: .view({ UILabel() }) {
        $0.text = text
        $0.font = .systemFont(ofSize: 17)
      })
    request.size = CGSize(width: 60, height: 24)
    return request
  }

  private func install(_ font: ChangedFont) throws {
    try makeFile("Snapshots/Fonts/Inter-Regular.otf")
    try font.data.write(to: URL(fileURLWithPath: folder + "/Snapshots/Fonts/Inter-Regular.otf"))
  }

  private func recordedFonts() throws -> [FontIdentity] {
    try XCTUnwrap(try StoredReference.read(referencePath)?.metadata).fonts
  }

  func testAReferenceRecordsItsFaces() throws {
    recordReference(labelRequest())

    XCTAssertEqual(
      try recordedFonts(), [FontIdentity(try FontLibrary.system.face(family: "Inter"))])
    let entries = try XCTUnwrap(try StoredReference.read(referencePath)?.metadata?.entries)
    XCTAssertTrue(entries.contains { $0.keyword == "Snapshot Fonts" })
  }

  func testAReferenceWithoutTextRecordsNone() throws {
    recordReference(request())

    XCTAssertEqual(try recordedFonts(), [])
    let entries = try XCTUnwrap(try StoredReference.read(referencePath)?.metadata?.entries)
    XCTAssertFalse(entries.contains { $0.keyword == "Snapshot Fonts" })
  }

  func testAnotherVersionIsOneMessageWithBothVersionsTheFileAndWhatToDo() throws {
    recordReference(labelRequest())
    let recorded = try recordedFonts()[0]
    var font = try ChangedFont()
    try font.changeVersion(to: "9.999")
    try font.makeLarger()
    try install(font)

    let result = verify(labelRequest())

    let current = FontIdentity(try FontFace(data: font.data))
    let message = message(result).split(separator: "\n\n", omittingEmptySubsequences: false)
    XCTAssertEqual(
      message[0],
      "PatchTests/testPatch: the picture differs from its reference, which was recorded with other "
        + "fonts.")
    XCTAssertEqual(
      message[1],
      "  The font Inter Regular is version 9.999 (SHA-256 \(current.digest.prefix(16))) in "
        + "/p/Snapshots/Fonts/Inter-Regular.otf, and the reference was recorded with version "
        + "\(recorded.version) (SHA-256 \(recorded.digest.prefix(16))).")
    XCTAssertTrue(message[2].contains("pixels differ"), "\(message)")
    XCTAssertEqual(
      message[4],
      """
      Every machine draws with the recorded fonts once they are in the package. Where they are \
      installed, run
        swift run snapshots fonts vendor
      and commit Snapshots/Fonts.
      """)
    XCTAssertTrue(message[5].contains("snapshots record"), "\(message)")
    XCTAssertEqual(message.count, 6)
    XCTAssertEqual(result.outcome.runOutcome, .differed)
    XCTAssertEqual(result.runEntry.causes?.count, 1, "one cause for all snapshots of a run")
    XCTAssertEqual(result.runEntry.causes?.first?.change.hasPrefix("font Inter Regular: "), true)
  }

  func testAnotherVersionThatDrawsTheSameIsNotReported() throws {
    recordReference(labelRequest())
    var font = try ChangedFont()
    try font.changeVersion(to: "9.999")
    try install(font)

    let result = verify(labelRequest())

    XCTAssertEqual(result.outcome, .matched)
    XCTAssertNil(result.fontMismatch)
  }

  func testADifferenceWithTheSameFontsDoesNotMentionThem() throws {
    recordReference(labelRequest())

    let result = verify(labelRequest("Bob"))

    XCTAssertNil(result.fontMismatch)
    XCTAssertFalse(message(result).contains("font"), message(result))
  }

  func testAReferenceThatTellsNoFontsIsComparedAsBefore() throws {
    recordReference(labelRequest())
    let reference = try XCTUnwrap(try StoredReference.read(referencePath))
    var metadata = try XCTUnwrap(reference.metadata)
    metadata.fonts = []
    _ = try StoredReference.write(reference.bitmap, metadata: metadata, to: referencePath)
    var font = try ChangedFont()
    try font.makeLarger()
    try install(font)

    let result = verify(labelRequest())

    XCTAssertEqual(result.outcome.runOutcome, .differed)
    XCTAssertNil(result.fontMismatch)
    XCTAssertTrue(message(result).contains("the picture differs from its reference."))
  }

  func testAFontThatIsNotInstalledIsNamedBesideTheChangedViews() throws {
    recordReference(labelRequest())
    let reference = try XCTUnwrap(try StoredReference.read(referencePath))
    var metadata = try XCTUnwrap(reference.metadata)
    let digest = String(repeating: "c", count: 64)
    metadata.fonts.append(
      FontIdentity(family: "Gone", style: "Bold", version: "1", digest: digest))
    _ = try StoredReference.write(reference.bitmap, metadata: metadata, to: referencePath)

    let message = message(verify(labelRequest("Bob")))

    XCTAssertTrue(
      message.contains(
        "\n  The font Gone Bold was not found, and the reference was recorded with it: version 1 "),
      message)
    XCTAssertTrue(message.contains("UILabel: text \"Ada\" became \"Bob\""), message)
  }

  func testRecordingAgainTakesTheFontsOfThePackage() throws {
    recordReference(labelRequest())
    var font = try ChangedFont()
    try font.makeLarger()
    try install(font)

    _ = verify(labelRequest(), ["SNAPSHOT_RECORD": "failed"])

    XCTAssertEqual(try recordedFonts(), [FontIdentity(try FontFace(data: font.data))])
    XCTAssertEqual(verify(labelRequest()).outcome, .matched)
  }

  func testFacesOfOutlinedLettersAndOfEmojiCount() throws {
    guard (try? FontLibrary.system.face(family: "Noto Color Emoji")) != nil else {
      throw XCTSkip("Noto Color Emoji is not installed")
    }
    var request = labelRequest()
    request.subject = .view({ UILabel() }) {
      $0.attributedText = NSAttributedString(
        string: "A🙂", attributes: [.strokeWidth: 3, .font: UIFont.boldSystemFont(ofSize: 17)])
    }

    recordReference(request)

    XCTAssertEqual(
      try recordedFonts().map(\.name), ["Inter Semi Bold", "Noto Color Emoji Regular"])
  }
}
