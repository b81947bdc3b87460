// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import PictureDigests

final class PictureDigestsTests: XCTestCase {
  func testEveryPictureHasTheDigestOfTheTable() throws {
    let kept = try PictureDigestTable(
      String(contentsOfFile: Self.table.path, encoding: .utf8))

    let table = try PictureDigests.table(version: kept.version, threads: 2)

    let (lines, otherFonts) = table.differences(from: kept)
    XCTAssertEqual(
      lines, [], "where the change is meant: Tools/digests --record, and look at what differs")
    if otherFonts > 0 {
      throw XCTSkip("\(otherFonts) rows were not compared: the table is of other font files")
    }
  }

  func testTheTableHasEveryKindOfPicture() throws {
    let kept = try PictureDigestTable(
      String(contentsOfFile: Self.table.path, encoding: .utf8))

    XCTAssertEqual(kept.rows.count { $0.name.hasPrefix("scenes/") }, 2)
    XCTAssertEqual(kept.rows.count { $0.name.hasPrefix("lists/") }, 20)
    XCTAssertEqual(kept.rows.count { $0.name.hasPrefix("trees/") }, 20)
    XCTAssertGreaterThan(kept.rows.count { $0.name.hasPrefix("views/") }, 60)
    XCTAssertEqual(kept.rows.map(\.name), PictureDigests.all.map(\.name))
  }

  func testEveryRandomTreeIsAnotherPicture() throws {
    let tree = try XCTUnwrap(PictureDigests.all.first { $0.name == "trees/100" })

    let digests = try tree.each()

    XCTAssertEqual(Set(digests.map(\.digest)).count, digests.count)
    XCTAssertEqual(digests.first?.name, "trees/100+0")
  }

  func testADigestOfSeveralDependsOnEachBitAndTheirOrder() {
    let known = PictureDigests.combined([1, 2])

    XCTAssertNotEqual(known, PictureDigests.combined([2, 1]))
    XCTAssertNotEqual(known, PictureDigests.combined([1, 2 | 1 << 63]))
    XCTAssertEqual(known, PictureDigests.combined([1, 2]))
  }

  private static let table = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Tools/gallery/PictureDigests/digests.txt")
}
