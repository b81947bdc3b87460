// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

/// What every command owes to a person at a terminal.
final class HelpTests: XCTestCase {
  private let commands = [
    "record", "test", "status", "prune", "merge", "diff", "show", "textconv", "doctor", "init",
  ]

  func testEveryCommandSaysWhatItDoesWithExamplesAndItsExitStatus() throws {
    for command in commands {
      let result = try SnapshotsCommand.run([command, "--help"])

      XCTAssertEqual(result.status, 0)
      for word in ["OVERVIEW:", "EXAMPLES:", "EXIT STATUS:", "USAGE:"] {
        XCTAssertTrue(result.output.contains(word), "\(command): \(word)")
      }
      XCTAssertTrue(result.output.contains("snapshots \(command)"), result.output)
    }
  }

  func testTheHelpOfAllNamesEachCommandAndNoHiddenOne() throws {
    let help = try SnapshotsCommand.run(["--help"]).output

    for command in commands { XCTAssertTrue(help.contains("  \(command)"), command) }
    XCTAssertFalse(help.contains("doctor-scene"))
    XCTAssertTrue(help.contains("NO_COLOR"))
  }

  func testCompletionsAreThereForThreeShells() throws {
    for (shell, word) in [
      ("bash", "complete -o"), ("zsh", "#compdef snapshots"), ("fish", "complete -c"),
    ] {
      let result = try SnapshotsCommand.run(["--generate-completion-script", shell])

      XCTAssertEqual(result.status, 0)
      XCTAssertTrue(result.output.contains(word), shell)
      XCTAssertTrue(result.output.contains("timings"), shell)
    }
    XCTAssertEqual(try SnapshotsCommand.run(["--generate-completion-script", "nu"]).status, 2)
  }
}
