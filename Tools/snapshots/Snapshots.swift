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

      JSON, where --json is given, is all of the output, of a failure too; schemas lie in
      Tools/snapshots/Schemas.

      \(ExitStatusHelp.text)
      """,
    version: ToolVersion.current,
    subcommands: [
      Record.self, Test.self, Report.self, ReviewCommand.self, Watch.self,
      Catalog.self, Accept.self, Reject.self, Adopt.self,
      Status.self, Prune.self, Merge.self, Diff.self, Show.self, Textconv.self, Audit.self,
      Fonts.self, Doctor.self, Init.self, DoctorSceneCommand.self,
    ])

  /// Parses and runs, so that a command line that cannot be parsed has our status and not 64.
  static func main() {
    do {
      var command = try parsed(Array(CommandLine.arguments.dropFirst()))
      try command.run()
    } catch let status as CommandExit {
      if let problem = status.problem { CommandFailure(status.status, problem).printIfAsked() }
      // Not by the parser, which would look for words about the error.
      Foundation.exit(status.status.rawValue)
    } catch  where exitCode(for: error).isSuccess {
      exit(withError: error)
    } catch {
      StandardError.print(fullMessage(for: error))
      CommandFailure(.unusableInput, message(for: error)).printIfAsked()
      if let name = meantSubcommand(CommandLine.arguments.dropFirst().first ?? "") {
        StandardError.print("Did you mean 'snapshots \(name)'?")
      }
      exit(withError: ExitCode(CommandStatus.unusableInput.rawValue))
    }
  }

  /// The subcommand whose name differs from a word by a slip or two; nil where none does, and for
  /// the name of one.
  static func meantSubcommand(_ word: String) -> String? {
    let names = configuration.subcommands.map { command in
      command.configuration.commandName ?? "\(command)".lowercased()
    }
    guard !word.isEmpty, !names.contains(word) else { return nil }
    let near = names.min { slips(from: word, to: $0) < slips(from: word, to: $1) }
    guard let near, slips(from: word, to: near) <= max(1, min(2, near.count / 2)) else {
      return nil
    }
    return near
  }

  /// How many letters have to be added, removed, replaced, or swapped with their neighbor
  /// (https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance, optimal string alignment).
  private static func slips(from first: String, to second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var table = [[Int]](repeating: Array(0...second.count), count: first.count + 1)
    for row in table.indices.dropFirst() {
      table[row][0] = row
      for column in table[row].indices.dropFirst() {
        let isEqual = first[row - 1] == second[column - 1]
        table[row][column] = min(
          table[row - 1][column] + 1, table[row][column - 1] + 1,
          table[row - 1][column - 1] + (isEqual ? 0 : 1))
        if row > 1, column > 1, first[row - 1] == second[column - 2],
          first[row - 2] == second[column - 1]
        {
          table[row][column] = min(table[row][column], table[row - 2][column - 2] + 1)
        }
      }
    }
    return table[first.count][second.count]
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
