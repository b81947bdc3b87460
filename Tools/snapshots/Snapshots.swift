// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SnapshotReporting

/// The command line of HeadlessSnapshots.
@main
struct Snapshots: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots",
    abstract: "Records, tests and compares UI snapshots.",
    discussion: """
      Run it in a package that depends on HeadlessSnapshots: swift run snapshots <subcommand>.

      FIRST STEPS:
        swift run snapshots init      adds a first test
        swift run snapshots record    writes its pictures: look at and commit them
        swift run snapshots test      compares, and reports what differs
        swift run snapshots review    shows it in a browser: approve or reject

      Colors are left out where the output is no terminal, and where NO_COLOR is set.

      SHELL COMPLETIONS, for a binary that is found in PATH; also for zsh and fish:
        snapshots --generate-completion-script bash > snapshots.bash
        source snapshots.bash

      JSON, where --json is given, is all of the output; schemas lie in Tools/snapshots/Schemas.

      \(ExitStatusHelp.text)
      """,
    version: ToolVersion.current,
    subcommands: [
      Record.self, Test.self, Report.self, ReviewCommand.self, Accept.self, Reject.self,
      Status.self, Prune.self, Merge.self, Diff.self, Show.self, Textconv.self, Audit.self,
      Fonts.self, Doctor.self, Init.self, DoctorSceneCommand.self,
    ])

  /// Parses and runs, so that a command line that cannot be parsed has our status and not 64.
  static func main() {
    do {
      var command = try parsed(Array(CommandLine.arguments.dropFirst()))
      try command.run()
    } catch let status as CommandExit {
      // Not by the parser, which would look for words about the error.
      Foundation.exit(status.status.rawValue)
    } catch  where exitCode(for: error).isSuccess {
      exit(withError: error)
    } catch {
      StandardError.print(fullMessage(for: error))
      exit(withError: ExitCode(CommandStatus.unusableInput.rawValue))
    }
  }

  /// The command of a command line.
  ///
  /// Those that are called for single files, by git and by scripts, are parsed alone: the parser of
  /// all prepares every command, which takes longer than to compare two small pictures. Whatever is
  /// not plainly right, a call for help too, is left to it, because its messages name the whole
  /// command.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let fileCommands: [String: any ParsableCommand.Type] = [
      "diff": Diff.self, "show": Show.self, "textconv": Textconv.self, "audit": Audit.self,
    ]
    if let name = arguments.first, let type = fileCommands[name],
      let command = try? type.parseAsRoot(Array(arguments.dropFirst())),
      // A call for help is a command of its own.
      Swift.type(of: command) == type
    {
      return command
    }
    return try parseAsRoot(arguments)
  }
}
