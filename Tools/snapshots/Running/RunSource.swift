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

  /// The run, by default the newest one of the package. Of one from the future it is said.
  ///
  /// - Parameter withPending: Whether what earlier runs left undecided belongs to it.
  func finishedRun(withPending: Bool = false) throws -> FinishedRun {
    let folder = try folder ?? PackageFolder.current().artifacts
    let newest =
      try withPending
      ? FinishedRun.pending(inArtifacts: folder) : FinishedRun.newest(inArtifacts: folder)
    let run = try newest ?? FinishedRun(folder: folder)
    if run.isFromTheFuture(Date()) {
      StandardError.print(
        "Warning: The run \(run.name) is from the future: the clock was wrong then, or is now. "
          + "Run the tests again, or remove its folder.")
    }
    return run
  }
}
