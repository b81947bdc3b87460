// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotReporting
import SnapshotVerification
import XCTest

final class GitHubReportTests: XCTestCase {
  private func annotations(_ run: FinishedRun) throws -> [String] {
    ReportedRun.text(try ReportFormat.github.files(for: run, in: "/app")).split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast().map(String.init)
  }

  func testAnAnnotationStandsAtTheAssertionAndNamesTheViews() throws {
    let causes = [
      SnapshotRun.Cause(
        fingerprint: "1", change: "UILabel: text changed", pixels: 40,
        views: [
          SnapshotRun.ChangedView(
            title: "UILabel", path: "ProfileView > UILabel", before: nil, after: nil)
        ]),
      SnapshotRun.Cause(fingerprint: "2", change: "unseen", pixels: 0),
    ]

    let lines = try annotations(
      ReportedRun.run([
        ReportedRun.entry("adult", .differed, causes: causes),
        ReportedRun.entry("minor", .missingReference, message: "There is none,\n  100% sure"),
        ReportedRun.entry("senior", .matched),
      ]))

    XCTAssertEqual(
      lines,
      [
        "::error file=Tests/AppTests/ProfileViewTests.swift,line=12,"
          + "title=differing%3A ProfileViewTests/testEveryState.adult::"
          + "UILabel: text changed: 40 pixels%0A  ProfileView > UILabel",
        "::error file=Tests/AppTests/ProfileViewTests.swift,line=12,"
          + "title=missing%3A ProfileViewTests/testEveryState.minor::"
          + "There is none,%0A100%25 sure",
      ])
  }

  func testNoNameBeginsACommandOfItsOwn() throws {
    let lines = try annotations(ReportedRun.hostile)

    XCTAssertEqual(lines.count, 10)
    for line in lines {
      XCTAssertTrue(line.hasPrefix("::error "), line)
      let properties = line.dropFirst("::error ".count).prefix { $0 != ":" }
      // file, line and title, none of them twice.
      XCTAssertEqual(
        properties.split(separator: ",").map { $0.prefix { $0 != "=" } }.map(String.init),
        line.contains("title=Snapshots") ? ["title"] : ["file", "line", "title"], line)
      XCTAssertFalse(line.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" }, line)
      XCTAssertLessThan(line.count, 5000)
    }
  }

  func testFindingsAreNoticesOrErrors() throws {
    var entry = ReportedRun.entry("adult", .matched)
    entry.findings = [
      SnapshotRun.Finding(
        kind: "contrast", message: "2.1 to 1", view: "A > UILabel", frame: nil, level: .note),
      SnapshotRun.Finding(
        kind: "truncatedText", message: "::error::", view: "B", frame: nil, level: .failure),
    ]

    let lines = try annotations(ReportedRun.run([entry], ending: .passed))

    let place = "file=Tests/AppTests/ProfileViewTests.swift,line=12,"
    XCTAssertEqual(
      lines,
      [
        "::error \(place)title=truncatedText%3A ProfileViewTests/testEveryState.adult::"
          + "::error::%0AB",
        "::notice \(place)title=contrast%3A ProfileViewTests/testEveryState.adult::"
          + "2.1 to 1%0AA > UILabel",
      ])
  }

  func testAFindingOfOneCauseIsOneAnnotation() throws {
    let entries = (0..<300).map { index in
      var entry = ReportedRun.entry("s\(index)", .matched)
      entry.findings = [
        SnapshotRun.Finding(
          kind: "contrast", message: "\(index).1 to 1", view: "A > UILabel", frame: nil,
          level: .note)
      ]
      return entry
    }

    let lines = try annotations(ReportedRun.run(entries, ending: .passed))

    XCTAssertEqual(lines.count, 1)
    XCTAssertTrue(lines[0].hasSuffix("%0Aand in 299 other snapshots"), lines[0])
  }

  func testMoreThanTenAreCounted() throws {
    let entries = (10..<40).map { ReportedRun.entry("\($0)", .differed) }

    let lines = try annotations(ReportedRun.run(entries))

    XCTAssertEqual(lines.count, 10)
    XCTAssertTrue(
      lines[9].hasPrefix(
        "::error title=Snapshots::21 more snapshots have a problem: 30 differing."), lines[9])
  }

  func testACrashIsTheFirstAnnotation() throws {
    let lines = try annotations(
      ReportedRun.run([ReportedRun.entry("a", .matched)], ending: .crashed))

    XCTAssertEqual(
      lines,
      [
        "::error title=Snapshots::The tests crashed or were interrupted: not all snapshots were taken."
      ])
  }

  func testPathsAreThoseOfTheRepository() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: ".git/HEAD")
    var entry = ReportedRun.entry("a", .differed)
    entry.file = folder.path + "/apps/ios/Tests/x.swift"

    let lines = try annotations(
      ReportedRun.run([entry], package: folder.path + "/apps/ios"))

    XCTAssertTrue(lines[0].hasPrefix("::error file=apps/ios/Tests/x.swift,line=12,"), lines[0])
  }
}
