// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotReporting
import XCTest

/// What every command owes to a person at a terminal.
final class HelpTests: XCTestCase {
  func testEveryCommandSaysWhatItDoesWithExamplesAndItsExitStatus() throws {
    for command in CommandHelp.all {
      let result = try SnapshotsCommand.run(command + ["--help"])

      XCTAssertEqual(result.status, 0)
      for word in ["OVERVIEW:", "EXAMPLES:", "EXIT STATUS:", "USAGE:", "--json"] {
        XCTAssertTrue(result.output.contains(word), "\(command): \(word)")
      }
      let name = "snapshots " + command.joined(separator: " ")
      XCTAssertTrue(result.output.contains("USAGE: \(name) "), result.output)
      let examples = CommandHelp.section("EXAMPLES:", of: result.output)
      XCTAssertTrue(examples.contains { $0.contains(name) }, "\(command): \(examples)")
    }
  }

  func testTheHelpOfAllNamesEachCommandAndNoHiddenOne() throws {
    let help = try SnapshotsCommand.run(["--help"]).output
    let fonts = try SnapshotsCommand.run(["fonts", "--help"]).output

    var listed = CommandHelp.section("SUBCOMMANDS:", of: help).compactMap(CommandHelp.name)
    listed.removeAll { $0 == "fonts" }
    let commands =
      listed.map { [$0] }
      + CommandHelp.section("SUBCOMMANDS:", of: fonts).compactMap(CommandHelp.name).map {
        ["fonts", $0]
      }
    XCTAssertEqual(Set(commands), Set(CommandHelp.all))
    XCTAssertFalse(help.contains("doctor-scene"))
    XCTAssertTrue(help.contains("NO_COLOR"))
    XCTAssertTrue(fonts.contains("EXAMPLES:"))
  }

  func testTheCommandLineKnowsEveryReportFormat() throws {
    let help = try SnapshotsCommand.run(["report", "--help"]).output
    let completions = try SnapshotsCommand.run(["--generate-completion-script", "fish"]).output
    let refusal = try SnapshotsCommand.run(["report", "--format", "pdf"]).errors

    let listed = CommandHelp.section("FORMATS:", of: help)
    XCTAssertEqual(
      listed.map { $0.split(separator: " ", maxSplits: 1).map { "\($0)" } }.map { line in
        [line[0], line[1].trimmingCharacters(in: .whitespaces)]
      },
      ReportFormat.all.map { [$0.name, $0.abstract] })
    let names = ReportFormat.all.map(\.name)
    XCTAssertTrue(completions.contains(names.joined(separator: " ")), completions)
    XCTAssertTrue(refusal.contains("only \(names.joined(separator: ", "))."), refusal)
  }

  func testASlipInACommandsNameIsNoticed() throws {
    for (word, command) in [
      ("tset", "test"), ("acept", "accept"), ("reviw", "review"), ("stats", "status"),
      ("prunee", "prune"),
    ] {
      let result = try SnapshotsCommand.run([word])

      XCTAssertEqual(result.status, 2)
      XCTAssertTrue(
        result.errors.hasSuffix("Did you mean 'snapshots \(command)'?\n"), result.errors)
    }
    for word in ["bananas", "test", "x"] {
      let result = try SnapshotsCommand.run([word, "--nonsense"])
      XCTAssertFalse(result.errors.contains("Did you mean 'snapshots"), result.errors)
    }
  }

  func testTheVersionIsOneOfARelease() throws {
    let result = try SnapshotsCommand.run(["--version"])

    XCTAssertEqual(result.status, 0)
    XCTAssertNotNil(result.output.wholeMatch(of: /\d+\.\d+\.\d+\n/), result.output)
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

/// The commands and what their help says.
enum CommandHelp {
  /// Every command, without the hidden one.
  static let all: [[String]] = [
    ["record"], ["test"], ["report"], ["review"], ["accept"], ["reject"], ["status"], ["prune"],
    ["merge"], ["diff"], ["show"], ["textconv"], ["audit"], ["fonts", "list"], ["fonts", "vendor"],
    ["doctor"], ["init"], ["watch"], ["catalog"], ["adopt"],
  ]

  /// The lines below a title, up to the next empty line.
  static func section(_ title: String, of help: String) -> [String] {
    let lines = help.components(separatedBy: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix(title) }) else { return [] }
    return lines[(start + 1)...].prefix { !$0.isEmpty }.map { String($0) }
  }

  /// The name at the beginning of a line of subcommands.
  static func name(_ line: String) -> String? {
    line.firstMatch(of: /^  ([a-z-]+)/).map { String($0.output.1) }
  }
}
