// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// Approvals by a comment on GitLab: the recipe's commands run here, with a `curl` that is played.
final class GitLabAcceptRecipeTests: XCTestCase {
  private func write(_ text: String, _ name: String, in package: PlayedPackage) throws {
    let url = URL(fileURLWithPath: package.path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
  }

  private func script() throws -> String {
    try Recipe("gitlab-accept.yml", key: "script").commands(of: "snapshot-accept")
      .split(separator: "\n").map { line in
        line.hasPrefix("'")
          ? String(line.dropFirst().dropLast()).replacing("''", with: "'") : String(line)
      }.joined(separator: "\n")
  }

  /// What GitLab says of a comment.
  private struct Answers {
    var body = "/snapshots accept 0123456789ab.AQ"
    var access = "30"
    var project = "3"
    var state = "opened"
    var sha = "abc"
    var pipeline = "55"
  }

  private let variables = [
    "CI_API_V4_URL": "https://gitlab.example.com/api/v4", "CI_PROJECT_ID": "3",
    "CI_PROJECT_URL": "https://gitlab.example.com/o/r", "SNAPSHOT_TOKEN": "x",
    "GIT_CONFIG_GLOBAL": "/dev/null",
  ]

  private func prepare(
    _ answers: Answers, payload: String? = nil, in package: PlayedPackage
  ) throws -> [String: String] {
    let body = String(
      decoding: try JSONSerialization.data(withJSONObject: ["body": answers.body]), as: UTF8.self
    ).dropLast()
    try write("\(body), \"author\": {\"id\": 12}}", "note.json", in: package)
    try write(
      """
      #!/bin/sh
      case "$*" in
        *merge_requests/7/notes/99) cat '\(package.path)/note.json' ;;
        *members/all/12) echo '{"access_level": \(answers.access)}' ;;
        *merge_requests/7) echo '{"source_project_id": \(answers.project), "state": "\(answers.state)", "source_branch": "topic", "sha": "\(answers.sha)"}' ;;
        *merge_requests/7/pipelines) echo '[{"id": 54, "sha": "old"}, {"id": \(answers.pipeline), "sha": "\(answers.sha)"}]' ;;
        *pipelines/55/jobs*) echo '[{"id": 80, "name": "snapshots"}, {"id": 81, "name": "snapshot-report"}]' ;;
        *jobs/81/artifacts) cat '\(package.path)/artifacts.zip' ;;
        *) exit 22 ;;
      esac
      """, "bin/curl", in: package)
    try write(
      payload
        ?? #"{"object_kind": "note", "object_attributes": {"noteable_type": "MergeRequest", "id": 99, "note": "/snapshots accept ffffffffffff.AQ"}, "merge_request": {"iid": 7}}"#,
      "payload.json", in: package)
    return variables.merging(["TRIGGER_PAYLOAD": package.path + "/payload.json"]) { $1 }
  }

  /// How the check ends, and the code that it lets through.
  private func check(
    _ answers: Answers, payload: String? = nil
  ) throws -> (status: Int32, output: String) {
    let package = try PlayedPackage()
    let environment = try prepare(answers, payload: payload, in: package)
    let lines = try script()
    let end = try XCTUnwrap(lines.range(of: "mkdir report"))
    let result = try package.shell(
      lines[..<end.lowerBound] + "echo \"accepted $code $branch $job\"", environment: environment)
    return (result.status, result.output)
  }

  func testWhoMayPushAcceptsWhatTheCommentItselfSays() throws {
    for body in ["/snapshots accept 0123456789ab.AQ", "/snapshots accept 0123456789ab.AQ\r\n$(id)"]
    {
      var answers = Answers()
      answers.body = body

      let result = try check(answers)

      XCTAssertEqual(result.status, 0, result.output)
      XCTAssertEqual(result.output, "accepted 0123456789ab.AQ topic 81\n")
    }
  }

  func testNobodyElseDoesAndNothingElseIsDone() throws {
    let refusals: [(String, (inout Answers) -> Void)] = [
      ("may not push here", { $0.access = "20" }), ("of a fork", { $0.project = "4" }),
      ("is not open", { $0.state = "merged" }), ("has no report", { $0.pipeline = "56" }),
      ("no code of a report", { $0.body = "/snapshots accept 0123456789ab.AQ; rm -rf /" }),
      ("no code of a report", { $0.body = "/snapshots accept --all" }),
    ]
    for (words, change) in refusals {
      var answers = Answers()
      change(&answers)
      let result = try check(answers)
      if words == "has no report" {
        XCTAssertNotEqual(result.status, 0)
        continue
      }
      XCTAssertEqual(result.status, 1, words)
      XCTAssertTrue(result.output.contains(words), result.output)
    }
    var answers = Answers()
    answers.body = "Looks good."
    XCTAssertEqual(try check(answers).output, "")
    let push = try check(Answers(), payload: #"{"object_kind": "push"}"#)
    XCTAssertEqual(push.status, 0)
    XCTAssertEqual(push.output, "")
    let odd = try check(
      Answers(),
      payload:
        #"{"object_kind": "note", "object_attributes": {"noteable_type": "MergeRequest", "id": "9/../1"}, "merge_request": {"iid": 7}}"#
    )
    XCTAssertEqual(odd.status, 1)
  }

  func testTheAcceptedPictureIsCommittedToTheBranchByTheTrustedProgram() throws {
    let package = try PlayedPackage()
    let differing = try DifferingPackage()
    let report = try SnapshotsCommand.run(
      ["report", "--single-file", "--output", package.path + "/artifact/snapshot-report"],
      in: differing.path, environment: ["SNAPSHOT_ARTIFACTS": ""])
    XCTAssertEqual(report.status, 0, report.errors)
    let page = try String(
      contentsOfFile: package.path + "/artifact/snapshot-report/report.html", encoding: .utf8)
    let id = try XCTUnwrap(page.firstMatch(of: /"id":"([0-9a-f]{12})"/)?.output.1).description
    let binary = try SnapshotsCommand.binary().path
    let sha = try package.shell(
      """
      cp -r '\(differing.path)' base; rm -rf base/.build
      git init -q --bare upstream
      (cd base && git init -q -b topic && git add -A \
        && git -c user.name=a -c user.email=a@example.com commit -qm Base \
        && git push -q ../upstream topic)
      git -C base rev-parse HEAD
      """, environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
    var answers = Answers()
    answers.body = "/snapshots accept \(id).AQ"
    answers.sha = sha.output.trimmingCharacters(in: .whitespacesAndNewlines)
    var environment = try prepare(answers, in: package)
    environment.merge([
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "url.\(package.path)/upstream.insteadOf",
      "GIT_CONFIG_VALUE_0": "https://snapshots:x@gitlab.example.com/o/r.git",
    ]) { $1 }
    try write("#!/bin/sh\ncp -r '\(package.path)/artifact/.' report\n", "bin/unzip", in: package)
    try write("none", "artifacts.zip", in: package)

    let result = try package.shell(
      "mkdir -p .build/debug; ln -s '\(binary)' .build/debug/snapshots\n" + script(),
      environment: environment)

    XCTAssertEqual(result.status, 0, result.output + result.errors)
    let log = try package.shell("git -C upstream log --format=%s --name-only topic -1")
    XCTAssertTrue(
      log.output.hasPrefix("Accept the snapshots that were approved in the merge request"),
      log.output)
    XCTAssertEqual(log.output.split(separator: "\n").count { $0.hasPrefix("Snapshots/") }, 1)
    // Nothing of the branch is built.
    let builds = try script().components(separatedBy: "swift ").count
    XCTAssertEqual(builds, 2)
  }
}
