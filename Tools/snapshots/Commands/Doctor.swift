// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SnapshotReporting

struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks that this machine draws snapshots as others do.",
    discussion: """
      Looks at the toolchain, the libraries, the fonts with their versions and digests, git's \
      treatment of the references and the artifacts folder, the tests that XCTest of Linux cannot \
      hold, and draws one scene in several processes with other thread counts, locales, time zones \
      and hash seeds: its digest is the same on every machine that has the same fonts. Names the \
      version of the table of digests that this package's own pictures are held to: with equal \
      versions and fonts, two machines draw the same pixels.

      EXAMPLES:
        swift run snapshots doctor
        swift run snapshots doctor --json | jq '.checks[] | select(.status != "ok")'

      EXIT STATUS:
        0  all is well
        1  the processes drew different pictures
        2  something is missing or set wrongly
        3  a check could not be made to its end
      """)

  @Flag(help: "Print the result as JSON, for other programs.")
  var json = false

  func run() throws {
    let package = try? PackageFolder.current()
    var checks = [
      MachineChecks.toolchain(), MachineChecks.libraries(),
      MachineChecks.fonts(package: package?.path),
      DeterminismCheck.run(program: CommandLine.programPath), PictureTable.check,
    ]
    if let package {
      let packageChecks = PackageChecks(package: package)
      checks += [
        packageChecks.git(), packageChecks.artifacts(), TestCaseCheck(package: package).run(),
      ]
    }
    let report = DoctorReport(checks)
    StandardOutput.write(json ? JSONText.of(report) : report.text(style: StandardOutput.style))
    try CommandExit.end(with: report.commandStatus)
  }
}

/// Draws the scene of the determinism check, in a process of its own.
struct DoctorSceneCommand: ParsableCommand {
  static let name = "doctor-scene"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Draws the scene of 'snapshots doctor' and prints its digest.",
    shouldDisplay: false)

  @Option(help: "How many threads paint the scene at once.")
  var threads = 1

  func validate() throws {
    guard (1...64).contains(threads) else { throw ValidationError("--threads is not in 1...64.") }
  }

  func run() throws {
    StandardOutput.write(try DoctorScene.digest(threadCount: threads) + "\n")
  }
}

extension CommandLine {
  /// The path of this program, also where it was found by `PATH`.
  static var programPath: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? arguments[0]
  }
}
