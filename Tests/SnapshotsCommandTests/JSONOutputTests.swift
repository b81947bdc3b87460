// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import DocumentSchemas
import Foundation
import Graphics
import PNGCodec
import SnapshotVerification
import XCTest

/// Every command that takes `--json` prints one document that its schema describes, and nothing
/// else.
final class JSONOutputTests: XCTestCase {
  func testTestAndRecordPrintTheRun() throws {
    let package = try PlayedPackage()
    var differing = package.entry("adult", .differed)
    differing.causes = [
      SnapshotRun.Cause(fingerprint: "00", change: "UILabel: text changed", pixels: 7)
    ]
    differing.artifacts.actual = package.artifacts + "/actual.png"
    var failed = package.entry("minor", .failed)
    failed.reference = nil
    failed.state = nil

    let test = try package.run(["test", "--json"], entries: [differing, failed], script: "exit 1")
    let record = try package.run(["record", "--json"], entries: [package.entry("a", .recordedNew)])

    XCTAssertEqual(test.status, 1)
    try assertFits(test.output, "run")
    XCTAssertTrue(test.output.contains(#""actual" : "artifacts/actual.png""#), test.output)
    XCTAssertTrue(test.output.contains(#""status" : "differences""#), test.output)
    XCTAssertEqual(record.status, 0)
    try assertFits(record.output, "run")
    XCTAssertTrue(record.output.contains(#""command" : "record""#), record.output)
  }

  func testDiffPrintsTheComparison() throws {
    let package = try PlayedPackage()
    try picture(.white, to: package.path + "/a.png")
    try picture(.black, to: package.path + "/b.png")

    let result = try package.run(["diff", "a.png", "b.png", "--output", "out", "--json"])

    XCTAssertEqual(result.status, 1)
    try assertFits(result.output, "diff")
  }

  func testShowPrintsWhatItCanReadAndGoesOnAfterABadFile() throws {
    let package = try PlayedPackage()
    try picture(.white, to: package.path + "/foreign.png")
    let metadata = ReferenceMetadata(
      name: SnapshotName(target: "T", suite: "S", test: "t", state: "adult"), viewType: "V",
      scale: 2, scene: "V 0 0 2 1\n", drawing: "0f")
    try Data(PNG.encode(Bitmap(width: 4, height: 2), metadata: metadata.entries)).write(
      to: URL(fileURLWithPath: package.path + "/own.png"))

    let result = try package.run(["show", "foreign.png", "gone.png", "own.png", "--json"])

    XCTAssertEqual(result.status, 2)
    try assertFits(result.output, "show")
    XCTAssertTrue(result.output.contains(#""state" : "adult""#), result.output)
    XCTAssertEqual(result.errors, "snapshots show: gone.png: There is no such file.\n")
  }

  func testShowAndTextconvTellTraitsAndFonts() throws {
    let package = try PlayedPackage()
    let metadata = ReferenceMetadata(
      name: SnapshotName(target: "T", suite: "S", test: "t"), viewType: "V", scale: 2)
    let font = "Inter; Regular; 3.019; " + String(repeating: "a", count: 64)
    let entries = metadata.entries + [PNG.TextEntry(keyword: "Snapshot Fonts", text: font)]
    try Data(PNG.encode(Bitmap(width: 4, height: 2), metadata: entries)).write(
      to: URL(fileURLWithPath: package.path + "/own.png"))

    let show = try package.run(["show", "own.png", "--json"])
    let textconv = try package.run(["textconv", "own.png", "--json"])
    let bad = try package.run(["textconv", "gone.png", "--json"])

    for result in [show, textconv, bad] {
      XCTAssertEqual(result.status, 0, result.errors)
      XCTAssertEqual(result.errors, "")
      try assertFits(result.output, "show")
    }
    XCTAssertTrue(show.output.contains(#""\#(font)""#), show.output)
    XCTAssertFalse(textconv.output.contains("own.png"), textconv.output)
    XCTAssertTrue(bad.output.contains(#""problem" : "There is no such file.""#), bad.output)
  }

  func testAuditPrintsAVerdictOnEveryFile() throws {
    let package = try PlayedPackage()
    try picture(.white, to: package.path + "/a.png")
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: package.path + "/b.png"))

    let result = try package.run(["audit", "a.png", "b.png", "--json"])

    XCTAssertEqual(result.status, 1)
    try assertFits(result.output, "audit")
    XCTAssertTrue(result.output.contains(#""isSound" : false"#), result.output)
    XCTAssertTrue(result.output.contains(#""path" : "a.png""#), result.output)
  }

  func testReportPrintsWhereItIsOrTheDocument() throws {
    let package = try DifferingPackage()
    func run(_ arguments: String...) throws -> SnapshotsCommand.Result {
      try SnapshotsCommand.run(
        ["report", "--json"] + arguments, in: package.path,
        environment: ["SNAPSHOT_ARTIFACTS": ""])
    }

    let page = try run()
    let printed = try run("--format", "github")

    for result in [page, printed] { try assertFits(result.output, "report") }
    XCTAssertTrue(
      page.output.contains("\"path\" : \"\(package.artifacts)/report/report.html\""), page.output)
    XCTAssertTrue(printed.output.contains(#""text" : "::"#), printed.output)
    try assertFits(
      SnapshotsCommand.run(
        ["report", "--format", "json", "--output", "out"], in: package.path,
        environment: ["SNAPSHOT_ARTIFACTS": ""]
      ).status == 0
        ? String(contentsOfFile: package.path + "/out/snapshots.json", encoding: .utf8) : "{}",
      "run")
  }

  func testReviewAcceptAndRejectPrintWhatIsDecided() throws {
    let package = try DifferingPackage()
    func run(_ arguments: String...) throws -> SnapshotsCommand.Result {
      try SnapshotsCommand.run(
        arguments + ["--json"], in: package.path, environment: ["SNAPSHOT_ARTIFACTS": ""])
    }

    let before = try run("review", "--terminal")
    let accept = try run("accept", "--filter", "testView\\.(a|new)\\.png")
    let after = try run("review", "--terminal")
    let reject = try run("reject", "--all")

    XCTAssertEqual([before, accept, after, reject].map(\.status), [1, 0, 1, 0])
    for result in [before, after] { try assertFits(result.output, "review") }
    for result in [accept, reject] { try assertFits(result.output, "accept") }
    XCTAssertTrue(before.output.contains(#""open" : 3"#), before.output)
    XCTAssertTrue(after.output.contains(#""open" : 1"#), after.output)
    XCTAssertTrue(after.output.contains(#""decision" : "approved""#), after.output)
    XCTAssertTrue(accept.output.contains(#""action" : "added""#), accept.output)
    XCTAssertTrue(reject.output.contains(#""action" : "restored""#), reject.output)
  }

  func testAServedReviewPrintsItsAddress() throws {
    let package = try DifferingPackage()
    let process = Process()
    process.executableURL = try SnapshotsCommand.binary()
    process.arguments = ["review", "--json"]
    process.currentDirectoryURL = URL(fileURLWithPath: package.path)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SNAPSHOT_ARTIFACTS": ""]
    ) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }

    var text = ""
    while !text.hasSuffix("\n}\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
    }

    try assertFits(text, "review")
    XCTAssertTrue(text.contains(#""address" : "http://127.0.0.1:"#), text)
  }

  func testEveryFailureHasItsJSON() throws {
    let package = try PlayedPackage()
    for (arguments, words) in [
      (["tset", "--json"], "Unknown option"),
      (["report", "--json"], "There is no run"),
      (["status", "--json", "--unheard"], "Unknown option"),
      (["accept", "x.y", "--json"], "There is no report"),
      (["test", "--json", "--filter", "("], "not a regular expression"),
      (["catalog", "--json"], "There is no reference"),
      (["merge", "--json", "nowhere"], "no run"),
      (["adopt", "--all", "--json"], "run"),
    ] {
      let result = try package.run(arguments)

      XCTAssertEqual(result.status, 2, "\(arguments)")
      try assertFits(result.output, "failure")
      XCTAssertTrue(result.output.lowercased().contains(words.lowercased()), result.output)
      XCTAssertFalse(result.errors.isEmpty)
    }
    let passedOn = try package.run(["record", "--filter", "(", "--", "--json"])
    XCTAssertEqual(passedOn.output, "")
  }

  func testABuildThatFailsNamesItsErrorsAsJSON() throws {
    let package = try PlayedPackage()

    let result = try package.run(
      ["test", "--json"],
      build: "echo \"$PWD/Sources/App/Card.swift:6:74: error: cannot find 'x' in scope\"; exit 1")

    XCTAssertEqual(result.status, 3, result.errors)
    try assertFits(result.output, "run")
    XCTAssertTrue(result.output.contains(#""message" : "cannot find 'x' in scope""#), result.output)
    XCTAssertTrue(result.output.contains(#""line" : 6"#), result.output)
  }

  func testEverySchemaSaysWhatItDescribesAndRefusesWhatItIsNot() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Tools/snapshots/Schemas").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".schema.json") }.sorted()
    XCTAssertEqual(
      names.map { String($0.dropLast(12)) },
      [
        "accept", "adopt", "audit", "catalog", "decisions", "diff", "doctor", "failure",
        "fonts-list", "fonts-vendor", "init", "prune-undo", "prune", "report", "review", "run",
        "show", "status",
      ])
    for name in names {
      let schema = try JSONSchema(named: String(name.dropLast(12)))
      XCTAssertTrue(schema.isDocumented, name)
      XCTAssertFalse(try schema.problems(of: "{}").isEmpty, name)
      XCTAssertFalse(try schema.problems(of: #"{"schema": 1, "unheard": 0}"#).isEmpty, name)
    }
  }

  private func picture(_ color: Color, to path: String) throws {
    try Data(PNG.encode(Bitmap(width: 4, height: 2, color: color))).write(
      to: URL(fileURLWithPath: path))
  }
}
