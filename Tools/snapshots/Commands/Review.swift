// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SnapshotReporting

struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Shows the differences of a run and acts on decisions at once.",
    discussion: """
      Serves the page of 'snapshots report' on this machine, under an address that nobody can guess. \
      Approving writes the reference, undoing puts it back, and the page follows a test that is \
      running.

      EXAMPLES:
        swift run snapshots review
        swift run snapshots review --report ~/Downloads/report
        swift run snapshots review --terminal
        swift run snapshots review --terminal --json | jq -r '.snapshots[].reference'

      EXIT STATUS:
        0  the review was ended
        1  with --terminal: there is something to review, and there is no terminal, or --json
        2  an argument, a file or a folder cannot be used
      """)

  @Option(
    help:
      "A report's page or folder, or the folder of a run, instead of this package's newest run.",
    completion: .file())
  var report: String?

  @Flag(help: "Review in the terminal, with a key for each decision.")
  var terminal = false

  @Flag(
    help: ArgumentHelp(
      "Print what is to review as JSON, for other programs.",
      discussion: "With the address that is served; with --terminal instead of asking for keys."))
  var json = false

  func run() throws {
    let package = try PackageFolder.current()
    if terminal { return try reviewInTerminal(package) }
    let server = try ReviewServer(
      package: package.path, artifacts: package.artifacts, report: report)
    StandardOutput.write(json ? server.json() : server.address + "\n")
    StandardError.print("Open the address in a browser. Ctrl-C ends the review.")
    server.run()
  }

  private func reviewInTerminal(_ package: PackageFolder) throws {
    var review = try TerminalReview(
      package: package.path, artifacts: package.artifacts, report: report)
    guard !json, let terminal = RawTerminal() else {
      StandardOutput.write(json ? review.json() : review.commands)
      return try CommandExit.end(with: review.openCount > 0 ? .differences : .success)
    }
    let graphics = terminal.graphics(environment: ProcessInfo.processInfo.environment)
    while true {
      let size = terminal.size
      StandardOutput.write(
        review.screen(
          columns: size.columns, rows: size.rows, graphics: graphics, style: StandardOutput.style))
      guard let key = terminal.key(), !review.press(key) else { return }
    }
  }
}
