// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import PNGCodec
import XCTest

@testable import SnapshotVerification

final class ReferenceMetadataTests: TemporaryFolderTestCase {
  private let metadata = ReferenceMetadata(
    name: SnapshotName(
      target: "AppTests", suite: "S", test: "testA", state: "größer\0", variant: "x"),
    viewType: "Badge", scale: 2.625)

  func testTheEntriesStandInOneOrder() {
    XCTAssertEqual(
      metadata.entries.map { "\($0.keyword): \($0.text)" },
      [
        "Snapshot Test: AppTests/S/testA", "Snapshot State: größer\u{FFFD}", "Snapshot Variant: x",
        "Snapshot View: Badge", "Snapshot Scale: 2.625", "Snapshot Renderer: HeadlessSnapshots 1",
      ])
  }

  func testAFileGivesBackWhatItWasWrittenWith() throws {
    var plain = metadata
    plain.state = nil
    plain.variant = nil

    let bytes = try StoredReference.write(
      Bitmap(width: 1, height: 1), metadata: plain, to: folder + "/a.png")
    let reference = try XCTUnwrap(try StoredReference.read(folder + "/a.png"))

    XCTAssertEqual(reference.metadata, plain)
    XCTAssertEqual(reference.bytes, bytes)
    XCTAssertEqual(reference.bitmap, Bitmap(width: 1, height: 1))
    XCTAssertNil(reference.otherRenderer)
  }

  func testTheSceneAndTheDrawingAreKeptAndASceneThatIsTooLongIsLeftOut() throws {
    let name = SnapshotName(target: "T", suite: "S", test: "a")
    let scene = "UIView 0 0 1 1\n"
    let described = ReferenceMetadata(
      name: name, viewType: "UIView", scale: 1, scene: scene, drawing: "12")
    let long = ReferenceMetadata(
      name: name, viewType: "UIView", scale: 1,
      scene: String(repeating: "x", count: PNG.maximumTextByteCount + 1))

    _ = try StoredReference.write(
      Bitmap(width: 1, height: 1), metadata: described, to: folder + "/a.png")
    _ = try StoredReference.write(
      Bitmap(width: 1, height: 1), metadata: long, to: folder + "/b.png")

    XCTAssertEqual(try StoredReference.read(folder + "/a.png")?.metadata, described)
    XCTAssertEqual(described.scene, scene)
    XCTAssertNil(try StoredReference.read(folder + "/b.png")?.metadata?.scene)
  }

  func testAFileOfAnotherProgramSaysNothing() {
    let entries = [PNG.TextEntry(keyword: "Software", text: "paint")] + metadata.entries.dropLast()

    XCTAssertNil(ReferenceMetadata(entries))
    XCTAssertNil(ReferenceMetadata([]))
  }
}
