// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec
import SnapshotVerification
import XCTest

/// The recipes of `Tools/ci` do what they promise: their commands run here, in a package whose
/// tests are played, with the variables that the engines set.
final class RecipeTests: XCTestCase {
  private let tests = (1...12).map { "AppTests.ViewTests/test\($0)" }

  private func exists(_ name: String, in package: PlayedPackage) -> Bool {
    FileManager.default.fileExists(atPath: package.path + "/" + name)
  }

  /// A snapshot that differs, with pictures in the shard's artifacts.
  private func differing(
    _ number: Int, _ artifacts: String, in package: PlayedPackage
  ) throws -> SnapshotRun.Entry {
    var entry = package.entry("\(number)", .differed)
    let folder = "\(package.path)/\(artifacts)/AppTests/\(number)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    func picture(_ name: String, _ color: Color) throws -> String {
      try Data(PNG.encode(Bitmap(width: 30, height: 20, color: color))).write(
        to: URL(fileURLWithPath: "\(folder)/\(name).png"))
      return "\(folder)/\(name).png"
    }
    entry.artifacts = SnapshotRun.Artifacts(
      reference: try picture("reference", .white), actual: try picture("actual", .black),
      difference: try picture("difference", .white))
    entry.causes = [
      SnapshotRun.Cause(fingerprint: "1", change: "UIView: background became black", pixels: 600)
    ]
    return entry
  }

  func testGitHubActions() throws {
    let recipe = try Recipe("github-actions.yml", key: "run")
    let package = try PlayedPackage()
    for shard in 1...4 {
      let entries =
        shard == 3
        ? [try differing(3, "snapshot-artifacts", in: package)]
        : [package.entry("\(shard)", .matched)]
      let result = try package.shell(
        recipe.commands(of: "Test").replacing("${{ matrix.shard }}", with: "\(shard)"),
        entries: entries, tests: tests, script: shard == 3 ? "exit 1" : "",
        environment: ["SNAPSHOT_ARTIFACTS": "snapshot-artifacts", "CI": "true"])
      XCTAssertEqual(result.status, shard == 3 ? 1 : 0, result.errors)
      // As upload-artifact and download-artifact do.
      try FileManager.default.createDirectory(
        atPath: package.path + "/shards", withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        atPath: package.path + "/snapshot-artifacts",
        toPath: package.path + "/shards/shard-\(shard)")
    }
    let variables = [
      "SNAPSHOT_ARTIFACTS": "snapshot-artifacts", "CI": "true",
      "GITHUB_STEP_SUMMARY": package.path + "/step-summary",
      "PICTURES": "https://github.com/o/r/raw/snapshot-pictures/pull-7/55",
    ]

    let merge = try package.shell(recipe.commands(of: "Merge"), environment: variables)
    let report = try package.shell(recipe.commands(of: "Report"), environment: variables)

    XCTAssertEqual(merge.status, 1, merge.errors)
    XCTAssertEqual(merge.output.split(separator: "\n").last, "1 differing, 3 equal")
    XCTAssertEqual(report.status, 0, report.errors)
    XCTAssertTrue(report.output.contains("::error file="), report.output)
    let summary = try String(contentsOfFile: package.path + "/step-summary", encoding: .utf8)
    XCTAssertTrue(summary.hasPrefix("# Snapshots: 1 differing, 3 equal"), summary)
    // GitHub shows no picture beside a summary.
    XCTAssertFalse(summary.contains("!["), summary)
    // Those of a comment lie where another job puts them.
    let comment = try String(
      contentsOfFile: package.path + "/snapshot-report/comment/summary.md", encoding: .utf8)
    XCTAssertTrue(
      comment.contains(
        "](https://github.com/o/r/raw/snapshot-pictures/pull-7/55/triptychs/AppTests/"), comment)
    let page = try String(
      contentsOfFile: package.path + "/snapshot-report/report.html", encoding: .utf8)
    XCTAssertTrue(page.contains("data:image/png;base64,"), "one file")
    XCTAssertFalse(exists("snapshot-report/images", in: package))
  }

  func testGitLab() throws {
    let recipe = try Recipe("gitlab-ci.yml", key: "script")
    let package = try PlayedPackage()
    for shard in 1...4 {
      let entries =
        shard == 2
        ? [try differing(2, "shards/2", in: package)] : [package.entry("\(shard)", .matched)]
      let result = try package.shell(
        recipe.commands(of: "snapshots"), entries: entries, tests: tests,
        script: shard == 2 ? "exit 1" : "",
        environment: ["CI_NODE_INDEX": "\(shard)", "CI_NODE_TOTAL": "4", "CI": "true"])
      XCTAssertEqual(result.status, shard == 2 ? 1 : 0, result.errors)
    }

    let report = try package.shell(
      recipe.commands(of: "snapshot-report"), environment: ["CI": "true"])

    XCTAssertEqual(report.status, 1, report.errors)
    XCTAssertTrue(report.output.contains("1 differing, 3 equal"), report.output)
    XCTAssertTrue(exists("snapshot-report/report.html", in: package))
    XCTAssertTrue(exists("snapshot-report/summary.md", in: package))
    let junit = try String(
      contentsOfFile: package.path + "/snapshot-report/junit.xml", encoding: .utf8)
    XCTAssertTrue(junit.contains("tests=\"4\" failures=\"1\""), junit)
  }

  func testBazel() throws {
    let package = try PlayedPackage()
    let script = Recipe.path("ci/bazel/snapshot_tests.sh")
    let runfiles = package.path + "/bazel-out/snapshots.runfiles/_main"
    try FileManager.default.createDirectory(atPath: runfiles, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: package.path + "/.build/debug", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: runfiles + "/Package.swift", withDestinationPath: package.path + "/Package.swift")
    try FileManager.default.createSymbolicLink(
      atPath: package.path + "/.build/debug/snapshots",
      withDestinationPath: try SnapshotsCommand.binary().path)
    let outputs = package.path + "/outputs"

    let result = try package.shell(
      "exec '\(script)'", entries: [package.entry("adult", .matched)], tests: tests, in: runfiles,
      environment: [
        "TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "1",
        "TEST_SHARD_STATUS_FILE": package.path + "/shard-status",
        "TEST_UNDECLARED_OUTPUTS_DIR": outputs, "XML_OUTPUT_FILE": package.path + "/test.xml",
        "TEST_PREMATURE_EXIT_FILE": package.path + "/premature",
      ])

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertTrue(
      package.call.contains("<package>: test list --skip-build --ignore-lock;"), package.call)
    XCTAssertTrue(exists("shard-status", in: package))
    XCTAssertTrue(exists("test.xml", in: package))
    XCTAssertTrue(exists("outputs/snapshots/runs", in: package))
    XCTAssertFalse(exists("premature", in: package))
    XCTAssertTrue(
      try Recipe.text("bazel/BUILD.bazel").contains("srcs = [\"snapshot_tests.sh\"]"))
  }

  func testTheRecipesInstallWhatSetupDoes() throws {
    let setup = try String(contentsOfFile: Recipe.path("setup"), encoding: .utf8)
    let needed = setup.prefix(upTo: try XCTUnwrap(setup.range(of: "--tests ]")).lowerBound)
      .matches(of: /\nneed (\S+)/).map { String($0.1) }

    XCTAssertTrue(needed.contains("libpng-dev"), "\(needed)")
    for name in [
      "github-actions.yml", "github-accept.yml", "gitlab-ci.yml", "gitlab-accept.yml",
    ] {
      for line in try Recipe.text(name).split(separator: "\n") where line.contains("get install") {
        XCTAssertEqual(
          line.split(separator: " ").filter { needed.contains(String($0)) }.count, needed.count,
          "\(name): \(line)")
      }
    }
  }
}
