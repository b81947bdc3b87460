// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import HeadlessSnapshots

final class HomeOfAppTests: XCTestCase {
  func testAnAppHasItsDocuments() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }

    HomeOfApp.make(home)
    HomeOfApp.make(home)

    for name in ["Documents", ".cache", ".local/share", "tmp"] {
      var isFolder: ObjCBool = false
      let path = home.appendingPathComponent(name).path
      XCTAssertTrue(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), name)
      XCTAssertTrue(isFolder.boolValue, name)
    }
  }

  /// A process that follows one which a test ended has its own.
  func testAFolderThatIsNamedFromOutsideStays() throws {
    XCTAssertNil(HomeOfApp.folder(given: "/home/ada"))
    let own = try XCTUnwrap(HomeOfApp.folder(given: nil))
    let number = ProcessInfo.processInfo.processIdentifier
    XCTAssertEqual(own.lastPathComponent, "HeadlessSnapshots-home-\(number)")
    XCTAssertEqual(HomeOfApp.folder(given: "/tmp/HeadlessSnapshots-home-1"), own)
  }

  /// This package is no app.
  func testALibraryKeepsTheHomeOfTheProcess() {
    XCTAssertNil(ProcessInfo.processInfo.environment[HomeOfApp.variable])
  }
}
