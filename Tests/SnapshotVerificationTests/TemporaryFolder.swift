// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// A test case with a folder of its own, removed after each test.
class TemporaryFolderTestCase: XCTestCase {
  private(set) var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "snapshots-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  /// Every regular file below the folder, sorted, as paths relative to it.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + $0)
      return attributes[.type] as? FileAttributeType == .typeRegular
    }
  }

  func makeFile(_ path: String, _ text: String = "") throws {
    let full = folder + "/" + path
    let parent = (full as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: full))
  }
}
