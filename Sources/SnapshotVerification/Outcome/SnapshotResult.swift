// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import ImageComparison
import TextLayout

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
  /// Which views changed, and why; `nil` where the picture matches or the reference has no scene.
  public internal(set) var explanation: SnapshotExplanation?
  /// Whether the views are not known as the view, made again to describe it, drew something else.
  var changesWhenDrawnAgain = false
  /// The faces that are not those of the reference; `nil` where the picture matches, and where the
  /// reference names no fonts.
  public internal(set) var fontMismatch: FontMismatch?
  /// What else was found in the picture, in the order of the view tree.
  public internal(set) var findings: [SnapshotRun.Finding] = []
  /// How many pixels differ by how much; `nil` unless a tolerance is in force or might be wanted.
  public internal(set) var tolerances: ToleranceCurve?
  /// How it was seen that the picture is that of its reference, byte for byte; `nil` where it is
  /// not.
  public internal(set) var proof: SnapshotRun.Proof?
  /// What is compared.
  public internal(set) var content = SnapshotRun.Content.picture
  /// Where pixels differ; empty where they do not, or could not be compared.
  var patches: [DifferenceMask.Patch] = []
  /// A hash of the picture's size and pixels; `nil` where there is no picture.
  var fingerprint: UInt64?
  /// Whether the `snapshots` command runs the tests in order to record.
  let isConductedRecording: Bool
  /// The file and the line where the reference stands in the sources; `nil` for a reference in a
  /// file of its own.
  var sourcePlace: String?
  /// Which time it is that this process takes the snapshot, from 1.
  var attempt = 1
  /// Pixels per point, once the view was drawn.
  var drawnScale: Double?
  /// Pixels per point of a reference that does not say them, where its size tells that they are
  /// others than this picture's.
  var referenceScale: Double?
  /// The renderer that drew the reference, where that is not this one.
  var otherRenderer: String?
  /// Why the artifacts could not be written; `nil` when they were.
  var artifactsProblem: SnapshotVerifier.Error?

  /// Up to this difference of a channel a change is hardly visible, and a tolerance may be wanted.
  static let faintDifference: UInt8 = 16

  /// One picture that explains an outcome. It stays in its file: results of thousands of states are
  /// small.
  public struct Picture: Hashable, Sendable {
    /// `reference`, `actual` or `difference`.
    public var role: String
    /// The PNG file's absolute path.
    public var path: String

    /// Reads the file; `nil` when it is gone.
    ///
    /// - Throws: `SnapshotVerifier.Error.unreadableReference`.
    public func bytes() throws(SnapshotVerifier.Error) -> [UInt8]? {
      try ReferenceFile.read(path)?.bytes
    }
  }

  /// Whether the test fails.
  ///
  /// A finding at the level `failure` fails it, whatever the reference says.
  ///
  /// Recording fails it, because nothing was compared; in a run that the
  /// `snapshots` command conducts in order to record, the command reports it instead.
  public var isFailure: Bool {
    if findings.contains(where: { $0.level == .failure }) { return true }
    return switch outcome {
    case .matched: false
    case .recorded: !isConductedRecording
    case .differed, .sizeMismatch, .contentDiffered, .missingReference, .failed: true
    }
  }

  /// Turns the result into that of an error; what explains a difference is removed.
  mutating func fail(_ error: SnapshotVerifier.Error) {
    outcome = .failed(error)
    (explanation, fontMismatch, tolerances, patches, pictures) = (nil, nil, nil, [], [])
  }

  /// The outcome, the words and the files, as text.
  ///
  /// ```
  /// result matched
  ///   ProfileViewTests/testEveryState: the picture equals its reference.
  /// ```
  func dump() -> String {
    "result \(outcome.runOutcome)\n"
      + message.split(separator: "\n").map { "  \($0)\n" }.joined()
      + pictures.map { "  picture \($0.role) \($0.path)\n" }.joined()
  }

  /// The entry of the run's manifest.
  public var runEntry: SnapshotRun.Entry {
    var entry = SnapshotRun.Entry(
      target: name.target, suite: name.suite, test: test.function, state: name.state,
      variant: name.variant, reference: referencePath, outcome: outcome.runOutcome,
      message: message, artifacts: artifacts, causes: runCauses,
      findings: findings.isEmpty ? nil : findings, proof: proof,
      file: test.source.filePath, line: test.source.line)
    entry.content = content == .picture ? nil : content
    entry.attempt = attempt > 1 ? attempt : nil
    entry.difference = outcome.difference.map {
      SnapshotRun.Difference($0, patches: patches, scale: drawnScale ?? 1)
    }
    return entry
  }
}
