// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// The pictures of comments, on a branch that the recipes manage: their commands run here, with a
/// repository beside the package in the place of the platform's.
final class PictureRecipeTests: XCTestCase {
  private func write(_ text: String, _ name: String, in package: PlayedPackage) throws {
    let url = URL(fileURLWithPath: package.path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
  }

  /// The files of the branch, and how many commits it has.
  private func branch(_ package: PlayedPackage) throws -> [String] {
    try package.shell(
      """
      git -C upstream ls-tree -r --name-only snapshot-pictures
      git -C upstream rev-list --count snapshot-pictures
      """
    ).output.split(separator: "\n").map(String.init)
  }

  func testGitHubsBranchHasThePicturesOfOpenPullRequestsAlone() throws {
    let commands = try Recipe("github-actions.yml", key: "run").commands(of: "Push the pictures")
    let package = try PlayedPackage()
    try write("a", "snapshot-report/comment/triptychs/AppTests/a.png", in: package)
    try write("#!/bin/sh\necho 7\necho 9\n", "bin/gh", in: package)
    XCTAssertEqual(try package.shell("git init -q --bare upstream").status, 0)
    func push(_ number: String, _ run: String) throws {
      let result = try package.shell(
        commands,
        environment: [
          "NUMBER": number, "RUN": run, "UPSTREAM": package.path + "/upstream",
          "REPOSITORY": "o/r", "GIT_CONFIG_GLOBAL": "/dev/null",
        ])
      XCTAssertEqual(result.status, 0, result.errors)
    }

    try push("8", "50")
    try push("7", "51")
    XCTAssertEqual(try branch(package), ["pull-7/51/triptychs/AppTests/a.png", "1"])
    try push("9", "52")
    try push("7", "53")
    XCTAssertEqual(
      try branch(package),
      ["pull-7/53/triptychs/AppTests/a.png", "pull-9/52/triptychs/AppTests/a.png", "1"])
  }

  func testAPushThatCameInBetweenIsNotLost() throws {
    let commands = try Recipe("github-actions.yml", key: "run").commands(of: "Push the pictures")
    let package = try PlayedPackage()
    try write("a", "snapshot-report/comment/triptychs/a.png", in: package)
    try write("#!/bin/sh\necho 7\necho 9\n", "bin/gh", in: package)
    // Another one pushes after the first fetch, once.
    try write(
      """
      #!/bin/sh
      case "$*" in *push*)
        if [ ! -e '\(package.path)/pushed' ]; then
          touch '\(package.path)/pushed'
          cd '\(package.path)/other'
          /usr/bin/git push -q '\(package.path)/upstream' HEAD:refs/heads/snapshot-pictures
          cd '\(package.path)'
        fi ;;
      esac
      exec /usr/bin/git "$@"
      """, "bin/git", in: package)
    let setUp = """
      /usr/bin/git init -q --bare upstream
      /usr/bin/git init -q other
      mkdir -p other/pull-9/1; echo b > other/pull-9/1/b.png
      cd other && /usr/bin/git add -A
      /usr/bin/git -c user.name=b -c user.email=b@c commit -qm Other; cd ..

      """

    let result = try package.shell(
      setUp + commands,
      environment: [
        "NUMBER": "7", "RUN": "2", "UPSTREAM": package.path + "/upstream", "REPOSITORY": "o/r",
        "GIT_CONFIG_GLOBAL": "/dev/null",
      ])

    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertEqual(
      try branch(package), ["pull-7/2/triptychs/a.png", "pull-9/1/b.png", "1"], result.errors)
  }

  func testGitLabsCommentShowsThePicturesOfItsBranch() throws {
    let recipe = try Recipe("gitlab-ci.yml", key: "script")
    let script = try recipe.commands(of: "snapshot-comment").split(separator: "\n").map { line in
      line.hasPrefix("'")
        ? String(line.dropFirst().dropLast()).replacing("''", with: "'") : String(line)
    }.joined(separator: "\n")
    let package = try PlayedPackage()
    try write("# Words\n", "snapshot-report/summary.md", in: package)
    try write("# With pictures\n", "snapshot-report/comment/summary.md", in: package)
    try write("a", "snapshot-report/comment/triptychs/a.png", in: package)
    try write(
      "#!/bin/sh\ncase \"$*\" in *state=opened*) echo '[{\"iid\":7}]' ;; *) echo '[]' ;; esac\n",
      "bin/curl", in: package)
    // As GitLab does.
    let setUp = """
      git init -q --bare upstream && git -C upstream config receive.advertisePushOptions 1
      """
    XCTAssertEqual(try package.shell(setUp).status, 0)
    func comment(_ pictures: String) throws -> String {
      let result = try package.shell(
        script,
        environment: [
          "CI_API_V4_URL": "https://gitlab.example.com/api/v4", "CI_PROJECT_ID": "3",
          "CI_MERGE_REQUEST_IID": "7", "CI_PROJECT_URL": "https://gitlab.example.com/o/r",
          "CI_COMMIT_REF_NAME": "topic", "CI_PIPELINE_ID": "55", "SNAPSHOT_TOKEN": "x",
          "SNAPSHOT_PICTURES": pictures, "GIT_CONFIG_COUNT": "1",
          "GIT_CONFIG_KEY_0": "url.\(package.path)/upstream.insteadOf",
          "GIT_CONFIG_VALUE_0": "https://snapshots:x@gitlab.example.com/o/r.git",
        ])
      XCTAssertEqual(result.status, 0, result.errors)
      return try String(contentsOfFile: package.path + "/comment.md", encoding: .utf8)
    }

    XCTAssertTrue(try comment("").contains("# Words"))
    XCTAssertEqual(try package.shell("git -C upstream branch").output, "")
    XCTAssertTrue(try comment("branch").contains("# With pictures"))
    XCTAssertEqual(try branch(package), ["merge-7/55/triptychs/a.png", "1"])
  }
}
