// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// What the recipes do on a pull request: one comment, and approvals by a comment. Their commands
/// run here with a `gh`, a `curl` and a `git push` that are played.
final class CommentRecipeTests: XCTestCase {
  private func write(_ text: String, _ name: String, in package: PlayedPackage) throws {
    let url = URL(fileURLWithPath: package.path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
  }

  private func text(_ name: String, in package: PlayedPackage) -> String {
    (try? String(contentsOfFile: package.path + "/" + name, encoding: .utf8)) ?? ""
  }

  // MARK: One comment

  func testGitHubsCommentIsUpdatedAndNotRepeated() throws {
    let recipe = try Recipe("github-actions.yml", key: "run")
    let package = try PlayedPackage()
    try write("# Snapshots: 1 differing\n", "snapshot-report/summary.md", in: package)
    // Answers with the comment's number where the file says so.
    try write(
      """
      #!/bin/sh
      echo "$*" >> '\(package.path)/gh-calls'
      case "$*" in *--paginate*) cat '\(package.path)/comment-ids' 2>/dev/null || true ;; esac
      """, "bin/gh", in: package)
    let variables = [
      "PAGE": "https://example.com/page", "REPOSITORY": "o/r", "NUMBER": "7", "GH_TOKEN": "x",
      "SUMMARY": "summary.md",
    ]

    let first = try package.shell(recipe.commands(of: "Comment"), environment: variables)
    let firstCalls = text("gh-calls", in: package)
    try write("41\n42\n", "comment-ids", in: package)
    let second = try package.shell(recipe.commands(of: "Comment"), environment: variables)
    let calls = text("gh-calls", in: package).dropFirst(firstCalls.count)

    XCTAssertEqual([first.status, second.status], [0, 0], first.errors + second.errors)
    XCTAssertTrue(
      firstCalls.contains("api --method POST repos/o/r/issues/7/comments --field body=@comment.md"),
      firstCalls)
    XCTAssertTrue(
      calls.contains("--method PATCH repos/o/r/issues/comments/41 --field body=@comment.md"),
      String(calls))
    XCTAssertFalse(calls.contains("POST"), String(calls))
    let comment = text("comment.md", in: package)
    XCTAssertTrue(comment.hasPrefix("<!-- snapshots -->\n# Snapshots: 1 differing"), comment)
    XCTAssertTrue(comment.contains("[Look at the page](https://example.com/page)"), comment)
  }

  /// A list's entries in single quotes are YAML's.
  private func gitLabScript(_ recipe: Recipe, _ job: String) throws -> String {
    try recipe.commands(of: job).split(separator: "\n").map { line in
      line.hasPrefix("'")
        ? String(line.dropFirst().dropLast()).replacing("''", with: "'") : String(line)
    }.joined(separator: "\n")
  }

  func testGitLabsCommentIsUpdatedAndNotRepeated() throws {
    let recipe = try Recipe("gitlab-ci.yml", key: "script")
    let package = try PlayedPackage()
    try write("# Snapshots: 1 differing\n", "snapshot-report/summary.md", in: package)
    try write(
      "#!/bin/sh\necho \"$*\" >> '\(package.path)/curl-calls'\n", "bin/curl", in: package)
    try write("#!/bin/sh\ncat > /dev/null; cat '\(package.path)/note-id'\n", "bin/jq", in: package)
    let variables = [
      "CI_API_V4_URL": "https://gitlab.example.com/api/v4", "CI_PROJECT_ID": "3",
      "CI_MERGE_REQUEST_IID": "7", "CI_PROJECT_URL": "https://gitlab.example.com/o/r",
      "CI_COMMIT_REF_NAME": "topic", "SNAPSHOT_TOKEN": "x",
    ]
    let script = try gitLabScript(recipe, "snapshot-comment")
    try write("", "note-id", in: package)

    let first = try package.shell(script, environment: variables)
    try write("99\n", "note-id", in: package)
    let second = try package.shell(script, environment: variables)

    XCTAssertEqual([first.status, second.status], [0, 0], first.errors + second.errors)
    let calls = text("curl-calls", in: package).split(separator: "\n").filter {
      $0.contains("--request")
    }
    let notes = "https://gitlab.example.com/api/v4/projects/3/merge_requests/7/notes"
    XCTAssertEqual(calls.count, 2, "\(calls)")
    XCTAssertTrue(calls.first?.contains("--request POST") ?? false, "\(calls)")
    XCTAssertTrue(calls.first?.hasSuffix(notes) ?? false, "\(calls)")
    XCTAssertTrue(calls.last?.contains("--request PUT") ?? false, "\(calls)")
    XCTAssertTrue(calls.last?.hasSuffix(notes + "/99") ?? false, "\(calls)")
  }

  // MARK: Files' times

  func testAFilesTimeFollowsFromItsContentsAlone() throws {
    let package = try PlayedPackage()
    let commands = try Recipe("github-actions.yml", key: "run").commands(
      of: "Give files times of their own")
    try write("one", "a.swift", in: package)
    try write("two", "b.swift", in: package)
    func times() throws -> [String] {
      let result = try package.shell(
        "git init -q 2>/dev/null; git add a.swift b.swift; \(commands)\nstat -c %Y a.swift b.swift")
      XCTAssertEqual(result.status, 0, result.errors)
      return result.output.split(separator: "\n").map(String.init)
    }

    let first = try times()
    try write("one", "a.swift", in: package)
    try write("other", "b.swift", in: package)
    let second = try times()

    XCTAssertEqual(first.count, 2)
    XCTAssertEqual(first[0], second[0])
    XCTAssertNotEqual(first[1], second[1])
  }

  // MARK: Approvals

  private static let comment = "/snapshots accept 0123456789ab.AQ"

  private func check(
    _ comment: String = comment, permission: String = "write", repository: String = "o/r",
    state: String = "open", run: String = "55"
  ) throws -> (status: Int32, output: String, errors: String) {
    let recipe = try Recipe("github-accept.yml", key: "run")
    let package = try PlayedPackage()
    try write(
      """
      #!/bin/sh
      case "$*" in
        *collaborators/ada/permission*) echo \(permission) ;;
        *pulls/7*) printf '\(repository)\\ttopic\\tabc123\\t\(state)\\n' ;;
        *head_sha=abc123*) echo \(run) ;;
        *) exit 1 ;;
      esac
      """, "bin/gh", in: package)
    let result = try package.shell(
      recipe.commands(of: "Check who asks and what for"),
      environment: [
        "REPOSITORY": "o/r", "NUMBER": "7", "AUTHOR": "ada", "COMMENT": comment,
        "GITHUB_OUTPUT": package.path + "/output",
      ])
    return (result.status, text("output", in: package), result.output + result.errors)
  }

  func testWhoMayWriteAcceptsWhatACodeSays() throws {
    for comment in [Self.comment, Self.comment + "\r\nthanks!", Self.comment + "\n`x`"] {
      let result = try check(comment)

      XCTAssertEqual(result.status, 0, result.errors)
      XCTAssertEqual(
        result.output, "code=0123456789ab.AQ\nbranch=topic\nsha=abc123\nrun=55\n")
    }
    for permission in ["admin", "maintain"] {
      XCTAssertEqual(try check(permission: permission).status, 0)
    }
  }

  func testNobodyElseDoesAndNothingElseIsDone() throws {
    for permission in ["read", "none", "triage", "''"] {
      let result = try check(permission: permission)
      XCTAssertEqual(result.status, 1, permission)
      XCTAssertEqual(result.output, "")
      XCTAssertTrue(result.errors.contains("ada may not write here"), result.errors)
    }
    for comment in [
      "/snapshots accept 0123456789ab.AQ; rm -rf /", "/snapshots accept $(id)",
      "/snapshots accept ", "/snapshots accept --all", "/snapshots accept 0123456789AB.AQ",
      "/snapshots accept x\n0123456789ab.AQ",
    ] {
      let result = try check(comment)
      XCTAssertEqual(result.status, 1, comment)
      XCTAssertEqual(result.output, "", comment)
    }
    XCTAssertEqual(try check(repository: "fork/r").status, 1)
    XCTAssertEqual(try check(state: "closed").status, 1)
    XCTAssertEqual(try check(run: "''").status, 1)
  }

  func testTheAcceptedPictureIsCommittedToTheBranchByTheTrustedProgram() throws {
    let recipe = try Recipe("github-accept.yml", key: "run")
    let played = try PlayedPackage()
    let differing = try DifferingPackage()
    // The run's artifact, as gh downloads it.
    let report = try SnapshotsCommand.run(
      ["report", "--single-file", "--output", played.path + "/artifact/snapshot-report"],
      in: differing.path, environment: ["SNAPSHOT_ARTIFACTS": ""])
    XCTAssertEqual(report.status, 0, report.errors)
    try write(
      """
      #!/bin/sh
      echo "$*" >> '\(played.path)/gh-calls'
      [ "$1" = api ] || cp -r '\(played.path)/artifact/.' report
      """, "bin/gh", in: played)
    let binary = try SnapshotsCommand.binary().path
    let setUp = """
      mkdir -p report trusted/.build/debug
      ln -s '\(binary)' trusted/.build/debug/snapshots
      cp -r '\(differing.path)' branch; rm -rf branch/.build
      git init -q --bare upstream
      (cd branch && git init -q && git add -A \
        && git -c user.name=a -c user.email=a@example.com commit -qm Base \
        && git remote add origin ../upstream)

      """
    let page = try String(
      contentsOfFile: played.path + "/artifact/snapshot-report/report.html", encoding: .utf8)
    let id = try XCTUnwrap(page.firstMatch(of: /"id":"([0-9a-f]{12})"/)?.output.1).description

    let result = try played.shell(
      setUp + recipe.commands(of: "Accept and push"),
      environment: [
        "CODE": "\(id).AQ", "BRANCH": "topic", "RUN": "55", "REPOSITORY": "o/r", "AUTHOR": "ada",
        "COMMENT_ID": "9", "GIT_CONFIG_GLOBAL": "/dev/null",
      ])

    XCTAssertEqual(result.status, 0, result.errors)
    let log = try played.shell("git -C upstream log --format=%s%n%an --name-only topic -1")
    XCTAssertTrue(log.output.hasPrefix("Accept the snapshots that ada approved"), log.output)
    XCTAssertEqual(
      log.output.split(separator: "\n").count { $0.hasPrefix("Snapshots/") }, 1, log.output)
    XCTAssertTrue(
      text("gh-calls", in: played).contains("run download 55 --repo o/r --name snapshot-artifacts"))
    XCTAssertTrue(text("gh-calls", in: played).contains("issues/comments/9/reactions"))
  }

  /// The promises that the recipe's head makes.
  func testTheAcceptingRecipeRunsNoCodeOfTheBranch() throws {
    let text = try Recipe.text("github-accept.yml")

    XCTAssertFalse(text.contains("pull_request_target"))
    XCTAssertTrue(text.contains("persist-credentials: false"))
    let commands = try Recipe("github-accept.yml", key: "run").commands(of: "Accept and push")
    XCTAssertTrue(commands.contains("(cd trusted && swift build --product snapshots)"))
    XCTAssertEqual(commands.components(separatedBy: "swift ").count, 2)
    // Text from outside is nowhere pasted into a command.
    for name in ["github-accept.yml", "github-actions.yml"] {
      let recipe = try Recipe(name, key: "run")
      for (title, commands) in recipe.all {
        let pasted = commands.matches(of: /\$\{\{ *([^}]*?) *\}\}/).map { String($0.output.1) }
        XCTAssertEqual(pasted.filter { $0 != "matrix.shard" }, [], "\(name): \(title)")
      }
    }
  }
}
