// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import SnapshotReporting

struct Status: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says how the references stand after the last run of the tests.",
    discussion: """
      pending   a snapshot differs, has no reference or failed: review, accept or record it
      renamed   a new snapshot has the pixels of a reference that no test uses any more
      obsolete  a reference's test or state is gone, as a complete run has shown
      unused    a reference was not used, and it is not proven that it is obsolete

      What a run found is pending until it is accepted, or its test runs again by this command:
      'swift test' alone keeps no record of what it finds.

      EXAMPLES:
        swift run snapshots test; swift run snapshots status
        swift run snapshots status --json | jq -r '.obsolete[].path'

      EXIT STATUS:
        0  nothing is pending, renamed or obsolete
        1  something is
        2  an argument or a folder cannot be used, or no run is there
      """)

  @OptionGroup var source: RunSource

  @Flag(help: "Print the result as JSON, for other programs.")
  var json = false

  func run() throws {
    let status = try ReferenceStatus(run: source.finishedRun(withPending: true))
    StandardOutput.write(json ? status.json() : status.text(style: StandardOutput.style))
    try CommandExit.end(with: status.status)
  }
}
