// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import ImageComparison

/// The outcome of one snapshot, with what a report needs to explain it.
///
/// ```swift
/// let result = SnapshotVerifier().verify(request)
/// if result.isFailure { print(result.message) }
/// ```
public struct SnapshotResult: Sendable {
  /// The snapshot.
  public let name: SnapshotName
  /// The test that asked for it.
  public let test: SnapshotTest
  /// What became of it.
  public internal(set) var outcome: SnapshotOutcome
  /// The reference's absolute path; `nil` when no place for it was found.
  public internal(set) var referencePath: String?
  /// The files that explain the outcome.
  public internal(set) var artifacts = SnapshotRun.Artifacts()
  /// The pictures in `artifacts`, in the order reference, actual, difference; after recording, the
  /// reference that was written.
  public internal(set) var pictures: [Picture] = []
  /// Which views changed, and why; `nil` where the picture matches or the reference does not tell.
  public internal(set) var explanation: SnapshotExplanation?
  /// Where pixels differ; empty where they do not, or could not be compared.
  var patches: [DifferenceMask.Patch] = []
  /// A hash of the picture's size and pixels; `nil` where there is no picture.
  var fingerprint: UInt64?
  /// Whether the `snapshots` command runs the tests in order to record.
  let isConductedRecording: Bool
  /// Pixels per point, once the view was drawn.
  var drawnScale: Double?
  /// The renderer that drew the reference, where that is not this one.
  var otherRenderer: String?
  /// Why the artifacts could not be written; `nil` when they were.
  var artifactsProblem: SnapshotProblem?

  /// One picture that explains an outcome.
  public struct Picture: Hashable, Sendable {
    /// `reference`, `actual` or `difference`.
    public var role: String
    /// A PNG file, byte for byte.
    public var bytes: [UInt8]
  }

  /// Whether the test fails.
  ///
  /// Recording fails it, so that nobody takes a picture for a comparison; in a run that the
  /// `snapshots` command conducts in order to record, the command reports it instead.
  public var isFailure: Bool {
    switch outcome {
    case .matched: false
    case .recorded: !isConductedRecording
    case .differed, .sizeMismatch, .missingReference, .failed: true
    }
  }

  /// The entry of the run's manifest.
  public var runEntry: SnapshotRun.Entry {
    var entry = SnapshotRun.Entry(
      target: name.target, suite: name.suite, test: test.function, state: name.state,
      variant: name.variant, reference: referencePath, outcome: outcome.runOutcome,
      message: message, artifacts: artifacts, causes: explanation?.runCauses,
      file: test.source.filePath, line: test.source.line)
    entry.difference = outcome.difference.map {
      SnapshotRun.Difference($0, patches: patches, scale: drawnScale ?? 1)
    }
    return entry
  }
}
