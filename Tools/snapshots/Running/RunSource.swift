// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SnapshotReporting

/// Which run a command is about.
struct RunSource: ParsableArguments {
  @Option(
    name: .customLong("run"),
    help: "The folder of a run, or an artifacts folder, of which the newest run counts.",
    completion: .directory)
  var folder: String?

  /// The run, by default the newest one of the package.
  func finishedRun() throws -> FinishedRun {
    let folder = try folder ?? PackageFolder.current().artifacts
    if let run = try FinishedRun.newest(inArtifacts: folder) { return run }
    return try FinishedRun(folder: folder)
  }
}
