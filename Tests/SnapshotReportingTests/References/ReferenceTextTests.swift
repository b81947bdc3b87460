// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import PNGCodec
import SnapshotVerification
import XCTest

@testable import SnapshotReporting

final class ReferenceTextTests: XCTestCase {
  private func write(_ metadata: ReferenceMetadata?, _ folder: TemporaryFolder) throws -> String {
    let bytes = try PNG.encode(
      Bitmap(width: 4, height: 2, color: .white), metadata: metadata?.entries ?? [])
    try folder.write(bytes, to: "a.png")
    return folder.path + "/a.png"
  }

  private var metadata: ReferenceMetadata {
    ReferenceMetadata(
      name: SnapshotName(target: "AppTests", suite: "S", test: "testA", state: "adult\u{1B}[31m"),
      viewType: "Badge", scale: 2,
      scene: "Badge 0 0 2 1\n  UILabel 0 0 2 1 text=\"\u{202E}x\"\n", drawing: "0123456789abcdef")
  }

  func testAReferenceTellsItsProvenanceAndItsViews() throws {
    let folder = try TemporaryFolder()

    XCTAssertEqual(
      try ReferenceText(path: try write(metadata, folder)).text,
      """
      test      AppTests/S/testA
      state     adult\\u{1B}[31m
      view      Badge
      size      2x1 points at 2 (4x2 pixels)
      renderer  HeadlessSnapshots 1
      drawing   0123456789abcdef
      pixels    89779f97f70d208a

      Badge 0 0 2 1
        UILabel 0 0 2 1 text="\\u{202E}x"

      """)
  }

  func testAPictureOfAnotherProgramTellsItsSizeAndItsPixels() throws {
    let folder = try TemporaryFolder()

    XCTAssertEqual(
      try ReferenceText(path: try write(nil, folder)).text,
      "size      4x2 pixels\npixels    89779f97f70d208a\n")
  }

  func testAFileThatIsNoPictureIsAProblemAndForVersionControlAText() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("version https://git-lfs".utf8), to: "a.png")
    let path = folder.path + "/a.png"

    XCTAssertThrowsError(try ReferenceText(path: path)) {
      XCTAssertEqual(
        "\($0)",
        "\(path): This is not a PNG file but a Git LFS pointer. Run 'git lfs pull'.")
    }
    XCTAssertEqual(
      ReferenceText.forVersionControl(path: path),
      "This is not a PNG file but a Git LFS pointer. Run 'git lfs pull'.\n")
    XCTAssertEqual(
      ReferenceText.forVersionControl(path: path + "x"), "There is no such file.\n")
  }
}
