// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class FileManagerOrderTests: XCTestCase {
  func testFoldersAreListedInTheOrderOfTheirNames() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("FileManagerOrderTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["moth", "ant", "bee", "wasp", "fly"]
    for name in names { try Data().write(to: folder.appendingPathComponent(name)) }

    XCTAssertEqual(
      try FileManager.default.orderedContentsOfDirectory(atPath: folder.path), names.sorted())
    XCTAssertEqual(
      try FileManager.default.orderedContentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      ).map(\.lastPathComponent), names.sorted())
  }
}
