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
      Serves the page of 'snapshots report' on this machine, under an address that nobody can \
      guess. Approving writes the reference, undoing puts it back, and the page follows a test \
      that is running.

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
    Self.review(&review, in: terminal)
  }

  /// How long the first screen waits for the terminal's answer, so that it need not be drawn twice:
  /// most answer within milliseconds. One that is slower gets its pictures with the answer, and one
  /// that never answers keeps those that its environment's variables promise.
  private static let firstAnswerMilliseconds: Int32 = 500

  private static func review(_ review: inout TerminalReview, in terminal: RawTerminal) {
    let environment = ProcessInfo.processInfo.environment
    var graphics = TerminalGraphics(answer: "", environment: environment)
    terminal.askForGraphics()
    var size = terminal.size
    var event = terminal.event(within: firstAnswerMilliseconds, drawnFor: size)
    while true {
      switch event {
      case .input(.key(let key)): if review.press(key) { return }
      case .input(.answer(let answer)):
        graphics = TerminalGraphics(answer: answer, environment: environment)
      case .resized, .silence: break
      case .end: return
      }
      size = terminal.size
      StandardOutput.write(
        review.screen(
          columns: size.columns, rows: size.rows, graphics: graphics, style: StandardOutput.style))
      event = terminal.event(drawnFor: size)
    }
  }
}
