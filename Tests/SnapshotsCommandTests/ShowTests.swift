// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import SnapshotVerification
import XCTest

final class ShowTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "snapshots-show-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in [("a", "Ada"), ("b", "Bob")] {
      let metadata = ReferenceMetadata(
        name: SnapshotName(target: "T", suite: "S", test: name), viewType: "V", scale: 1,
        scene: "V 0 0 2 1 text=\(text)\n")
      let bytes = try PNG.encode(Bitmap(width: 2, height: 1), metadata: metadata.entries)
      try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }
  }

  override func tearDown() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func testShowPrintsAFile() throws {
    let result = try SnapshotsCommand.run(["show", "a.png"], in: folder)

    XCTAssertEqual(result.status, 0)
    XCTAssert(result.output.hasPrefix("test      T/S/a\nview      V\n"), result.output)
    XCTAssert(result.output.hasSuffix("\n\nV 0 0 2 1 text=Ada\n"), result.output)
    XCTAssertEqual(result.errors, "")
  }

  func testShowPrintsSeveralFilesWithTheirNamesAndGoesOnAfterABadOne() throws {
    let result = try SnapshotsCommand.run(["show", "a.png", "gone.png", "b.png"], in: folder)

    XCTAssertEqual(result.status, 2)
    XCTAssert(result.output.hasPrefix("a.png\ntest"), result.output)
    XCTAssert(result.output.contains("\n\nb.png\ntest"), result.output)
    XCTAssertEqual(result.errors, "snapshots show: gone.png: There is no such file.\n")
  }

  func testTextconvMakesGitDiffReadable() throws {
    func git(_ arguments: String...) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git"] + arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
    _ = try git("init", "-q")
    try "*.png diff=snapshots".write(
      toFile: folder + "/.gitattributes", atomically: true, encoding: .utf8)
    _ = try git(
      "config", "diff.snapshots.textconv", "\(try SnapshotsCommand.binary().path) textconv")
    _ = try git("add", "a.png")
    try Data(contentsOf: URL(fileURLWithPath: folder + "/b.png")).write(
      to: URL(fileURLWithPath: folder + "/a.png"))

    let diff = try git("diff", "--no-color", "a.png")

    XCTAssert(diff.contains("\n-V 0 0 2 1 text=Ada\n+V 0 0 2 1 text=Bob\n"), diff)
  }
}
