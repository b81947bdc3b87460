// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import SnapshotReporting

struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Builds and compares after each save, and shows the pictures as they change.",
    discussion: """
      Serves the page of 'snapshots review' on this machine. Whenever a file is saved, the \
      package is built, the snapshots that it may change are taken, those of the suites that name \
      its types first, and the page shows them in place, with the time from saving to the \
      picture. What cannot be built is said there, and the last pictures stay.

      EXAMPLES:
        swift run snapshots watch
        swift run snapshots watch --filter ProfileViewTests

      EXIT STATUS:
        2  an argument, a file or a folder cannot be used
        It ends with Ctrl-C.
      """)

  @Option(
    help: ArgumentHelp(
      "Run only the tests whose name matches the regular expression, after each save.",
      discussion: "By default those that the saved files may change. May be repeated.",
      valueName: "regex"))
  var filter: [String] = []

  @Flag(help: "Print where the page is as JSON, for other programs.")
  var json = false

  func run() throws {
    try WatchedPackage(PackageFolder.current(), filters: filter).watch { address in
      StandardOutput.write(json ? JSONText.of(Document(address: address)) : address + "\n")
      StandardError.print("Open the address in a browser. Ctrl-C ends.")
    }
  }

  /// What `--json` prints; `Schemas/catalog.schema.json` describes it.
  private struct Document: Encodable {
    let schema = 1
    let address: String
  }
}
