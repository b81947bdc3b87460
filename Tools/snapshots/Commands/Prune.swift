// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SnapshotReporting

struct Prune: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists references that no test uses any more; removes or moves them when asked to.",
    discussion: """
      A reference counts as obsolete only where the last run of 'snapshots test' had all tests of \
      the package in it and passed. References that were merely not used are never touched, and \
      neither are those that are newer than the run or, in a repository, that git does not have as \
      they are. What was removed or moved can be taken back up to the next run.

      EXAMPLES:
        swift run snapshots prune
        swift run snapshots prune --rename
        swift run snapshots prune --rename --yes
        swift run snapshots prune --undo

      EXIT STATUS:
        0  nothing is obsolete or renamed, or all of it was removed or moved
        1  something was listed, or could not be taken back
        2  an argument, a file or a folder cannot be used, or no run is there
      """)

  @OptionGroup var source: RunSource

  @Flag(help: "Delete the obsolete references.")
  var yes = false

  @Flag(help: "Move the renamed references to their new names.")
  var rename = false

  @Flag(help: "Take back what was deleted and moved since the last run.")
  var undo = false

  @Flag(help: "Print the result as JSON, for other programs.")
  var json = false

  func validate() throws {
    guard !undo || !(yes || rename) else {
      throw ValidationError("--undo stands alone.")
    }
  }

  func run() throws {
    let package = try PackageFolder.current()
    if undo { return try takeBack(in: package) }
    let run = try source.finishedRun()
    // The record of a run from elsewhere may name any folder.
    guard Self.resolved(run.record.package) == Self.resolved(package.path) else {
      throw Snapshots.Error.otherPackage(run: run.name, package: run.record.package)
    }
    let pruning = try ReferencePruning(
      ReferenceStatus(run: run), package: run.record.package, artifacts: package.artifacts,
      deletes: yes, renames: rename, now: Date())
    StandardOutput.write(json ? pruning.json() : pruning.text(style: StandardOutput.style))
    try CommandExit.end(with: pruning.exitStatus)
  }

  private func takeBack(in package: PackageFolder) throws {
    let restored = try PrunedReferences(package: package.path, artifacts: package.artifacts)
      .restore()
    StandardOutput.write(json ? restored.json() : restored.text(style: StandardOutput.style))
    try CommandExit.end(with: restored.exitStatus)
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}
