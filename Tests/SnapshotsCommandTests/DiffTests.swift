// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import XCTest

final class DiffTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "snapshots-diff-" + UUID().uuidString
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(
        atPath: folder + "/" + name, withIntermediateDirectories: true)
    }
    try write(.white, to: "a/x.png")
    try write(.white, to: "b/x.png")
  }

  override func tearDown() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ color: Color, to name: String) throws {
    try Data(PNG.encode(Bitmap(width: 4, height: 2, color: color))).write(
      to: URL(fileURLWithPath: folder + "/" + name))
  }

  private func diff(_ arguments: String...) throws -> SnapshotsCommand.Result {
    try SnapshotsCommand.run(["diff"] + arguments, in: folder)
  }

  func testEqualFoldersExitWith0() throws {
    let result = try diff("a", "b")

    XCTAssertEqual(result.status, 0)
    XCTAssertEqual(result.output, "1 equal\n")
    XCTAssertEqual(result.errors, "")
  }

  func testDifferencesExitWith1AndShowWhereThePicturesAre() throws {
    try write(.black, to: "b/x.png")

    let result = try diff("a", "b", "--output", "out")

    XCTAssertEqual(result.status, 1)
    XCTAssertEqual(
      result.output,
      """
      differing  x.png
                 8 of 8 pixels differ (100%), in 4x2 at (0, 0), by up to 255 of 255
                 out/x/difference.png

      1 differing

      """)
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/out/x/difference.png"))
  }

  func testJSONIsTheOnlyOutput() throws {
    try write(.black, to: "b/x.png")

    let result = try diff("a/x.png", "b/x.png", "--json")

    XCTAssertEqual(result.status, 1)
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let counts = (document as? [String: Any])?["counts"] as? [String: Int]
    XCTAssertEqual(counts?["differing"], 1)
  }

  func testUnusableInputExitsWith2AndASentence() throws {
    try Data("text".utf8).write(to: URL(fileURLWithPath: folder + "/a/bad.png"))
    let cases: [([String], String)] = [
      (["a", "nowhere"], "Error: There is no file or folder nowhere. Check the path.\n"),
      (
        ["a/x.png", "b"],
        "Error: a/x.png is a file and b a folder. Give two files or two folders.\n"
      ),
      (
        ["a", "b", "--output", "a/out"],
        "Error: The output folder a/out lies inside of a, which is "
          + "compared. Choose another.\n"
      ),
    ]
    for (arguments, message) in cases {
      let result = try SnapshotsCommand.run(["diff"] + arguments, in: folder)

      XCTAssertEqual(result.status, 2)
      XCTAssertEqual(result.errors, message)
      XCTAssertEqual(result.output, "")
    }
    let broken = try diff("a/bad.png", "b/x.png")
    XCTAssertEqual(broken.status, 2)
    XCTAssertTrue(broken.output.contains("not a PNG file"), broken.output)
  }

  func testUnusableArgumentsExitWith2() throws {
    for arguments in [["diff"], ["diff", "a"], ["diff", "a", "b", "--what"], ["what"]] {
      let result = try SnapshotsCommand.run(arguments, in: folder)

      XCTAssertEqual(result.status, 2, "\(arguments)")
      XCTAssertTrue(result.errors.hasPrefix("Error: "), result.errors)
    }
  }

  func testHelpExitsWith0AndStatesTheExitStatus() throws {
    for arguments in [["--help"], ["diff", "--help"], ["help", "diff"]] {
      let result = try SnapshotsCommand.run(arguments)

      XCTAssertEqual(result.status, 0)
      XCTAssertTrue(result.output.contains("EXIT STATUS:"), result.output)
    }
  }
}
