// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import SnapshotReporting

struct Prune: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists references that no test uses any more; removes or moves them when asked to.",
    discussion: """
      A reference counts as obsolete only where the last run of 'snapshots test' had all tests of \
      the package in it and passed. References that were merely not used are never touched.

      EXAMPLES:
        swift run snapshots prune
        swift run snapshots prune --rename
        swift run snapshots prune --rename --yes

      EXIT STATUS:
        0  nothing is obsolete or renamed, or all of it was removed or moved
        1  something was listed
        2  an argument, a file or a folder cannot be used, or no run is there
      """)

  @OptionGroup var source: RunSource

  @Flag(help: "Delete the obsolete references.")
  var yes = false

  @Flag(help: "Move the renamed references to their new names.")
  var rename = false

  @Flag(help: "Print the result as JSON, for other programs.")
  var json = false

  func run() throws {
    let run = try source.finishedRun()
    let pruning = try ReferencePruning(
      ReferenceStatus(run: run), package: run.record.package, deletes: yes, renames: rename)
    StandardOutput.write(json ? pruning.json() : pruning.text(style: StandardOutput.style))
    try CommandExit.end(with: pruning.exitStatus)
  }
}
