// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import XMLTrees

/// Files that a Mac finds by names that are written otherwise.
final class AppleFileSystemTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "AppleFileSystemTests-\(UUID().uuidString)")

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func make(_ name: String) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
    return file
  }

  func testLettersMayBeComposedInOneWayOrTheOther() throws {
    for name in ["Личный кабинет", "사과", "が", "é"] {
      let (composed, parted) = (
        name.precomposedStringWithCanonicalMapping, name.decomposedStringWithCanonicalMapping
      )
      XCTAssertFalse(composed.utf8.elementsEqual(parted.utf8), name)
      for (there, asked) in [(composed, parted), (parted, composed)] {
        let file = try make("\(there).set/\(there).png")
        let found = folder.appendingPathComponent("\(asked).set/\(asked).png").asMacsFindIt
        XCTAssertEqual(Array(found.path.utf8), Array(file.path.utf8), name)
        try FileManager.default.removeItem(at: folder)
      }
    }
  }

  func testCapitalsCountWhereThereAreTwoNames() throws {
    let (small, large) = (try make("icon.png"), try make("Icon.png"))
    XCTAssertEqual(folder.appendingPathComponent("icon.png").asMacsFindIt, small)
    XCTAssertEqual(folder.appendingPathComponent("Icon.png").asMacsFindIt, large)
    XCTAssertEqual(folder.appendingPathComponent("ICON.PNG").asMacsFindIt, large)
  }

  func testWhatIsNowhereStaysAsItWasAsked() {
    let file = folder.appendingPathComponent("a/b.png")
    XCTAssertEqual(file.asMacsFindIt, file)
  }
}
