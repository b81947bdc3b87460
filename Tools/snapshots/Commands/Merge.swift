// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SnapshotReporting

struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes one run of the runs of all shards.",
    discussion: """
      Each shard's job keeps its artifacts folder; this reads the newest run of each, checks that \
      no shard is missing and that all dealt the tests alike, and copies the pictures. Afterwards \
      the merged run is the newest one, for 'snapshots report' and 'snapshots accept'.

      EXAMPLES:
        swift run snapshots merge downloaded/shard-*
        swift run snapshots merge shard-1 shard-2 --output snapshots-artifacts --json

      EXIT STATUS:
        0  all snapshots of all shards equal their references
        1  a snapshot differs, has no reference or could not be taken
        2  an argument, a file or a folder cannot be used, or a shard is missing
        3  a shard crashed or failed for another reason
      """)

  @Argument(
    help: "The artifacts folders of the shards, or the folders of single runs.",
    completion: .directory)
  var folders: [String]

  @Option(
    help:
      "The artifacts folder of the merged run; by default SNAPSHOT_ARTIFACTS or .build/snapshots.",
    completion: .directory)
  var output: String?

  @Flag(help: "Print the merged run as JSON, for other programs.")
  var json = false

  func run() throws {
    let runs = try folders.map(Self.newestRun)
    let package = try PackageFolder.current()
    let artifacts = output.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    let merge = try RunMerge(
      runs: runs, package: package.path, artifacts: artifacts ?? package.artifacts)
    let folder = try RunFolder(inArtifacts: artifacts ?? package.artifacts)
    try merge.write(toFolder: folder.path)
    let merged = FinishedRun(
      name: folder.name, run: merge.run, record: merge.record)
    StandardOutput.write(json ? merged.json() : merged.summary.text(style: StandardOutput.style))
    StandardError.print("Merged \(runs.count) run\(runs.count == 1 ? "" : "s") into \(folder.path)")
    try CommandExit.end(with: merged.summary.status)
  }

  private static func newestRun(_ folder: String) throws -> FinishedRun {
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    if let run = try FinishedRun.newest(inArtifacts: path) { return run }
    return try FinishedRun(folder: path)
  }
}
