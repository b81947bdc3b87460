// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser

struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs the package's tests and records their snapshots anew.",
    discussion: """
      Writes the references of all snapshots that the tests take, and prints which were added and \
      changed. A file whose pixels are equal is not touched. Look at the pictures before you \
      commit them.

      EXAMPLES:
        swift run snapshots record
        swift run snapshots record --failed
        swift run snapshots record --filter ProfileViewTests --state adult
        swift run snapshots record -- --parallel

      EXIT STATUS:
        0  all snapshots were recorded
        1  a snapshot could not be recorded
        2  an argument, a file or a folder cannot be used
        3  the tests could not be built, crashed or failed for another reason
      """)

  @Flag(
    help: ArgumentHelp(
      "Run only the tests whose snapshots differed, were missing or failed in the last run.",
      discussion: "Of their snapshots, only those that differ or are missing are recorded."))
  var failed = false

  @OptionGroup var options: RunOptions

  func run() throws {
    try ConductedRun(
      command: "record", options: options, recordMode: failed ? .failed : .all, onlyFailed: failed
    ).run()
  }
}
