// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// The tests' program is started without SwiftPM, and never where it may be out of date.
final class TestProgramTests: XCTestCase {
  private let build = "build --build-tests"
  private let xctest = "; record never, NO_COLOR 1"
  private let testing = "<events> --testing-library swift-testing; record never, NO_COLOR 1"

  private func started(_ calls: [String]) -> [String] {
    calls.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  func testASecondRunStartsTheProgramAlone() throws {
    let package = try BuiltPackage()

    let first = try package.run(["test"])
    XCTAssertEqual(started(package.calls), [build, xctest, testing])
    XCTAssertEqual(first.output, "2 equal\n", first.errors)

    let second = try package.run(["test"])
    XCTAssertEqual(started(package.calls), [xctest, testing])
    XCTAssertEqual(second.output, "2 equal\n", second.errors)
    XCTAssertTrue(
      second.errors.contains("'AppPackageTests.xctest' ended with status 0"), second.errors)
  }

  func testWhateverChangesIsBuilt() throws {
    let package = try BuiltPackage()
    let changes: [(String, () throws -> Void)] = [
      ("a source, with its old time", { try self.edit(package.source) }),
      ("a header", { try self.edit(package.header) }),
      ("a product of the compiler", { try self.edit(package.object) }),
      ("the program", { try package.writeTestProgram() }),
      ("the plan", { try package.writeManifest(more: "#") }),
      ("a resource", { try self.edit(package.resource) }),
      ("a new file", { try self.edit(package.path + "/Tests/AppTests/deep/b.swift") }),
      ("a lost file", { unlink(package.path + "/Tests/AppTests/deep/b.swift") }),
      ("the manifest of the package", { try self.edit(package.path + "/Package.swift") }),
      ("resolved versions", { try self.edit(package.path + "/Package.resolved") }),
    ]
    try package.run(["test"])

    for (name, change) in changes {
      try change()
      try package.run(["test"])
      XCTAssertEqual(started(package.calls), [build, xctest, testing], name)
    }
    try package.run(["test"])
    XCTAssertEqual(started(package.calls), [xctest, testing])
  }

  func testProgramsThatNoTestNeedsAreNotBuilt() throws {
    let package = try BuiltPackage()
    func plan(_ nodes: [String]) throws {
      let list = nodes.map { "\"<\($0)>\"" }.joined(separator: ",")
      try package.writeManifest(more: "  \"test\": [\(list)]")
    }
    let tests = "AppPackageTests-x-debug.test"

    for programs in [[], ["snapshots-x-debug.exe"], ["uikit-sources-x-debug-tool.exe"]] {
      try plan([tests, "App-x-debug.module"] + programs)
      try package.run(["test"])
      XCTAssertEqual(package.calls.first, "build --product AppPackageTests", "\(programs)")
    }
    for program in ["App-x-debug.exe", "snapshots-app-x-debug.exe"] {
      try plan([tests, "snapshots-x-debug.exe", program])
      try package.run(["test"])
      XCTAssertEqual(package.calls.first, build, program)
    }
  }

  func testTestsAreBuiltInTheFolderThatThisProgramIsFrom() throws {
    let package = try BuiltPackage(scratch: ".build-linux")
    let folder = package.path + "/.build-linux"

    try package.run(["test"])
    XCTAssertEqual(
      started(package.calls),
      ["build --scratch-path \(folder) --build-tests", xctest, testing])
    try package.run(["test"])
    XCTAssertEqual(started(package.calls), [xctest, testing])

    try package.run(["test", "--", "--parallel"])
    XCTAssertEqual(
      started(package.calls),
      ["swift test --scratch-path \(folder) --parallel --skip-build <events>"])
    try package.run(["test", "--", "--scratch-path", "other"])
    XCTAssertEqual(started(package.calls), ["swift test --scratch-path other <events>"])
  }

  func testTheBuildOfAnotherPackageIsLeftAlone() throws {
    let package = try BuiltPackage(scratch: "elsewhere", planOf: "/another")
    try package.run(["test"])
    XCTAssertEqual(package.calls.first, build)
  }

  func testAnArticleBesideTheSourcesIsNoPartOfTheBuild() throws {
    let package = try BuiltPackage()
    let article = package.path + "/Tests/AppTests/deep/Article.md"
    try edit(article)
    try package.run(["test"])

    try Data("A longer text, later".utf8).write(to: URL(fileURLWithPath: article))
    try package.run(["test"])

    XCTAssertEqual(started(package.calls), [xctest, testing])
  }

  /// Writes a file that has the same size and the same time of modification as before.
  private func edit(_ path: String) throws {
    var status = stat()
    let isThere = stat(path, &status) == 0
    let file = try XCTUnwrap(fopen(path, isThere ? "r+" : "w"))
    fputs("y", file)
    fclose(file)
    let times = [status.st_atim, status.st_mtim]
    if isThere { XCTAssertEqual(utimensat(AT_FDCWD, path, times, 0), 0) }
  }

  func testWithoutAPlanOfSwiftPMTheTestsAreBuilt() throws {
    let package = try BuiltPackage()
    try package.run(["test"])

    for _ in 0..<2 {
      try package.run(["test"], isDirect: true)
      XCTAssertEqual(started(package.calls), [build, xctest, testing])
    }
  }

  func testWhatChangesDuringABuildIsBuiltAgain() throws {
    let package = try BuiltPackage()
    package.build = "echo >> '\(package.source)'"

    for _ in 0..<2 {
      try package.run(["test"])
      XCTAssertEqual(started(package.calls), [build, xctest, testing])
    }
  }

  func testAFailedBuildRunsNothing() throws {
    let package = try BuiltPackage()
    package.build = "exit 1"

    let result = try package.run(["test"])

    XCTAssertEqual(package.calls, [build])
    XCTAssertEqual(result.status, 3)
  }

  func testTestsAreChosenAsSwiftTestChoosesThem() throws {
    let package = try BuiltPackage()
    let cases: [(arguments: [String], xctest: String?, testing: String)] = [
      (
        ["--filter", "A/", "--filter", "B"],
        "AppTests.A/testOne,AppTests.A/testTwo,AppTests.B/testOne", "--filter A/ --filter B"
      ),
      (["--filter", "/testOne$"], "AppTests.A/testOne,AppTests.B/testOne", "--filter /testOne$"),
      (["--", "--skip", "A"], nil, "--skip A"),
      (
        ["--filter", "One", "--", "--skip=B", "--no-parallel"], "AppTests.A/testOne",
        "--filter One --skip=B --no-parallel"
      ),
      (["--filter", "zero"], nil, "--filter zero"),
    ]
    try package.run(["test"])

    for (arguments, names, words) in cases {
      try package.run(["test"] + arguments)
      XCTAssertEqual(
        started(package.calls), (names.map { [$0 + xctest] } ?? []) + ["\(words) \(testing)"])
    }
  }

  func testWhatOnlySwiftTestUnderstandsIsLeftToIt() throws {
    let package = try BuiltPackage()
    try package.run(["test"])
    for (arguments, call) in [
      (["--parallel"], "swift test --parallel --skip-build <events>"),
      (["-c", "release"], "swift test -c release <events>"),
      (["--filter"], "swift test --filter <events>"),
      (["--xunit-output", "x.xml"], "swift test --xunit-output x.xml <events>"),
    ] {
      try package.run(["test", "--"] + arguments)
      XCTAssertEqual(package.calls, [call])
    }
  }

  func testABuildOfAnotherFormIsLeftToSwiftTest() throws {
    let forms: [(String, (BuiltPackage) throws -> Void)] = [
      (
        "an entry point",
        { try Data("\"testEntryPointPath\":".utf8).write(to: URL(fileURLWithPath: $0.description)) }
      ),
      ("no description", { unlink($0.description) }), ("no manifest", { unlink($0.manifest) }),
      ("two programs", { try $0.writeManifest(more: "    outputs: [\"/app/b.xctest\"]") }),
      ("an escaped path", { try $0.writeManifest(more: "    inputs: [\"/app/\\\"b\"]") }),
      ("no program", { unlink($0.testProgram) }),
      ("a build system that makes no link", { $0.build = "end() { :; }" }),
    ]
    for (name, change) in forms {
      let package = try BuiltPackage()
      try change(package)

      try package.run(["test"], isDirect: true)

      XCTAssertEqual(package.calls, [build, "swift test --skip-build <events>"], name)
    }
  }

  func testTheStatusIsThatOfBothLibraries() throws {
    let package = try BuiltPackage()
    try package.run(["test"])
    let cases: [(script: String, status: Int32)] = [
      ("", 1), ("[ $library = testing ] || exit 1", 1), ("[ $library = xctest ] || exit 1", 1),
      // No test of Swift Testing was chosen.
      ("[ $library = xctest ] || exit 69", 1), ("[ $library = testing ] || kill -9 $$", 3),
    ]
    for (script, status) in cases {
      package.script = script
      let result = try package.run(["test"], outcome: .differed)
      XCTAssertEqual(result.status, status, script)
      XCTAssertEqual(package.calls.count, 2, script)
    }
    package.script = "[ $library = xctest ] || exit 69"
    XCTAssertEqual(try package.run(["test"]).status, 0)
  }
}
