// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import HeadlessUIKit

final class FileManagerGroupsTests: XCTestCase {
  func testAGroupHasAFolderInTheHomeOfAnApp() throws {
    let files = FileManager.default
    let home = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? files.removeItem(at: home) }

    let folder = try XCTUnwrap(files.groupFolder("group.pets", in: home))

    XCTAssertEqual(folder.path, home.path + "/Groups/group.pets")
    XCTAssertEqual(try files.contentsOfDirectory(atPath: folder.path), [])
    XCTAssertEqual(files.groupFolder("group.pets", in: home), folder)
    // This package is no app.
    XCTAssertNil(files.containerURL(forSecurityApplicationGroupIdentifier: "group.pets"))
  }
}
