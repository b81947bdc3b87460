// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

final class DoctorTests: XCTestCase {
  func testAMachineThatBuiltThisDrawsTheSamePixelsInEveryProcess() throws {
    let result = try SnapshotsCommand.run(["doctor", "--json"], in: "/")

    XCTAssertEqual(result.status, 0, result.output)
    try assertFits(result.output, "doctor")
    XCTAssertTrue(result.output.contains("Inter; Regular; "), result.output)
    XCTAssertTrue(result.output.contains("drew the same pixels"), result.output)
  }

  func testTheVersionOfTheTableOfDigestsIsNamed() throws {
    let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Tools/gallery/PictureDigests/digests.txt")
    let head = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").first

    let output = try SnapshotsCommand.run(["doctor"], in: "/").output

    let version = try XCTUnwrap(head?.split(separator: " ").last)
    XCTAssertTrue(
      output.contains("pictures: ok\n  version \(version) of the table of digests"), output)
  }

  func testTheSceneHasOneDigestForEachNumberOfThreads() throws {
    let digests = try [1, 5, 64].map {
      try SnapshotsCommand.run(["doctor-scene", "--threads", "\($0)"]).output
    }

    XCTAssertEqual(Set(digests).count, 1)
    XCTAssertEqual(digests[0].count, 17)
    XCTAssertEqual(try SnapshotsCommand.run(["doctor-scene", "--threads", "0"]).status, 2)
  }

  func testAnOldCompilerIsAProblemThatSaysWhatToInstall() throws {
    let package = try PlayedPackage()

    let result = try package.run(["doctor"], script: "echo 'Swift version 5.10.1'")

    XCTAssertEqual(result.status, 2)
    XCTAssertTrue(
      result.output.contains("toolchain: a problem\n  Swift version 5.10.1\n  -> "), result.output)
  }

  func testGitsTreatmentOfTheReferencesIsChecked() throws {
    let package = try PlayedPackage()
    func git(_ arguments: String...) throws {
      let process = try Process.run(
        URL(fileURLWithPath: "/usr/bin/git"), arguments: ["-C", package.path] + arguments)
      process.waitUntilExit()
    }
    try git("init", "-q")
    func run() throws -> String {
      try package.run(["doctor"], script: "echo 'Swift version 6.3.1'").output
    }

    let plain = try run()
    try Data("*.png text\n".utf8).write(to: URL(fileURLWithPath: package.path + "/.gitattributes"))
    try Data("artifacts/\n".utf8).write(to: URL(fileURLWithPath: package.path + "/.gitignore"))
    let converted = try run()

    XCTAssertTrue(plain.contains("git: ok"), plain)
    XCTAssertTrue(plain.contains("and git sees it\n  -> Write its name into .gitignore"), plain)
    XCTAssertTrue(converted.contains("git: a problem"), converted)
    XCTAssertTrue(converted.contains("'*.png binary'"), converted)
    XCTAssertTrue(converted.contains("artifacts: ok"), converted)
  }

  func testTestCasesThatXCTestCannotHoldAreNamed() throws {
    let package = try PlayedPackage()
    func write(_ text: String, to name: String) throws {
      let file = URL(fileURLWithPath: package.path + "/Tests/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    func doctor() throws -> String {
      try package.run(["doctor"], script: "echo 'Swift version 6.3.1'").output
    }
    let isolated = "@MainActor\nfinal class FrontTests: XCTestCase {\n  func testA() {}\n}\n"
    try write(
      "final class BackTests: XCTestCase {\n  func testA() {}\n}\n"
        + "@MainActor final class AsyncTests: XCTestCase {\n  func testA() {}\n"
        + "  func testB() async {}\n}\n", to: "CardTests/BackTests.swift")
    try write(isolated, to: "TransformedTests/FrontTests.swift")
    try write("", to: "TransformedTests/UIKitSources.swift")

    let plain = try doctor()
    try write(isolated, to: "CardTests/FrontTests.swift")
    let named = try doctor()

    XCTAssertTrue(plain.contains("tests: ok"), plain)
    XCTAssertTrue(
      named.contains(
        "tests: a problem\n  all tests are the main actor's: FrontTests in "
          + "Tests/CardTests/FrontTests.swift\n  -> XCTest of Linux"), named)
  }
}
