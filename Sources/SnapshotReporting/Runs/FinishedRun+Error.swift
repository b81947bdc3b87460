// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

extension FinishedRun {
  /// Why a run, or pictures like those of a run, cannot be read, compared, reported, reviewed or
  /// settled.
  ///
  /// ```swift
  /// FinishedRun.Error.noRun(path: "/tmp").description  // "There is no run in /tmp. Run ..."
  /// ```
  public enum Error: Swift.Error, Hashable, Sendable {
    // MARK: Files

    /// A file is no picture that can be read. The reason is a sentence without the file's name.
    case unusableFile(path: String, reason: String)
    /// There is nothing at a path that is to be compared.
    case missing(path: String)
    /// Of what is to be compared, one is a file and the other a folder.
    case fileAndFolder(file: String, folder: String)
    /// A folder cannot be listed.
    case unreadableFolder(path: String, reason: String)
    /// Neither folder has a PNG file.
    case noPictures(reference: String, actual: String)
    /// The output folder lies inside of a compared one, whose pictures it would add to.
    case outputInside(folder: String, output: String)
    /// A picture of a difference cannot be written.
    case unwritableDifference(path: String, reason: String)

    // MARK: Runs

    /// There is no run's folder at the path.
    case noRun(path: String)
    /// A manifest of a test process cannot be used.
    case manifest(SnapshotVerifier.Error)
    /// `run.json` cannot be read, or is no record.
    case unusableRecord(path: String, reason: String)
    /// A newer version of this package wrote `run.json`.
    case newerRecord(path: String, schema: Int)
    /// `run.json` cannot be written.
    case unwritableRecord(path: String, reason: String)

    // MARK: Shards

    /// No run to merge was given.
    case noRuns
    /// A shard's run is missing.
    case missingShards([TestShard])
    /// A shard ran twice.
    case repeatedShard(TestShard, first: String, second: String)
    /// Sharded runs and others, or shards of another count.
    case mixedShards
    /// The shards dealt the tests differently.
    case otherShardPlan(TestShard)
    /// A picture cannot be copied.
    case uncopiedPicture(path: String, target: String, reason: String)

    // MARK: Reports

    /// A file of a report cannot be written.
    case unwritableReport(path: String, reason: String)
    /// A picture that the run wrote cannot be used.
    case unusablePicture(path: String, reason: String)
    /// A picture of the report cannot be drawn.
    case undrawablePicture(snapshot: String, reason: String)
    /// The pictures are too many for one file.
    case tooLargeForOneFile(byteCount: Int, limit: Int)

    // MARK: Reviews and references

    /// There is no report and no run at a path.
    case noReport(path: String)
    /// The report cannot be read.
    case unreadableReport(path: String, reason: String)
    /// The file of a reviewed picture cannot be read.
    case unreadablePicture(path: String, reason: String)
    /// A picture is not the one that was reviewed.
    case otherPicture(expected: String, found: String)
    /// A package has no references.
    case noReferences(path: String)
    /// No server can be started on this machine.
    case noServer(reason: String)
    /// Decisions are of another review.
    case otherReview(decisions: String, review: String)
    /// A code or a file of decisions is none.
    case malformedDecisions(reason: String)
    /// Some snapshots cannot be settled, and nothing was changed.
    case refused([Refusal])
    /// A reference cannot be written.
    case unwritableReference(path: String, reason: String)
    /// A run is from the future, so that it says nothing about what is newer than it.
    case futureRun(name: String)
    /// A reference cannot be removed or moved.
    case unchangedReference(path: String, reason: String)

    /// Why one snapshot cannot be settled.
    public struct Refusal: Hashable, Sendable {
      /// The reference's path in the package.
      public var reference: String
      /// The reason, as a part of a sentence.
      public var reason: String
    }
  }
}
