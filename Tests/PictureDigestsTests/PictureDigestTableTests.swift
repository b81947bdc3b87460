// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

@testable import PictureDigests

final class PictureDigestTableTests: XCTestCase {
  private let kept = PictureDigestTable(
    version: 3, fonts: "00000000000000aa",
    rows: [
      .init(name: "lists/0", digest: "0000000000000001"),
      .init(name: "trees/0", digest: "0000000000000002"),
    ])

  func testATableIsReadBack() throws {
    XCTAssertEqual(try PictureDigestTable(kept.text), kept)
    XCTAssertEqual(
      kept.text,
      """
      HeadlessSnapshots pictures, version 3
      fonts 00000000000000aa
      lists/0 0000000000000001
      trees/0 0000000000000002

      """)
  }

  func testWhatIsNoTableIsAnError() {
    for text in [
      "", "something else\n", "HeadlessSnapshots pictures, version x\nfonts 00000000000000aa\n",
      "HeadlessSnapshots pictures, version 1\n",
      "HeadlessSnapshots pictures, version 1\nlists/0 0000000000000001\n",
      kept.text + "trees/1 12\n", kept.text + "trees/1 00000000000000zz\n",
    ] {
      XCTAssertThrowsError(try PictureDigestTable(text), text)
    }
  }

  func testOtherAbsentAndNewPicturesAreDifferences() {
    var table = kept
    table.rows[0].digest = "0000000000000009"
    table.rows[1].name = "trees/1"

    let found = table.differences(from: kept)

    XCTAssertEqual(
      found.lines,
      [
        "lists/0: 0000000000000009, was 0000000000000001", "trees/0: no such picture any more",
        "trees/1: new",
      ])
    XCTAssertEqual(found.otherFonts, 0)
  }

  func testTextsInOtherFontsAreNotCompared() {
    var table = kept
    table.fonts = "00000000000000bb"
    table.rows[0].digest = "0000000000000009"
    table.rows[1].digest = "0000000000000009"

    let found = table.differences(from: kept)

    XCTAssertEqual(found.lines, ["lists/0: 0000000000000009, was 0000000000000001"])
    XCTAssertEqual(found.otherFonts, 1)
  }
}
