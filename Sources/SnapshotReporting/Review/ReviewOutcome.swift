// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

/// What became of a snapshot as a person reviews it: an outcome of the run, or what became of a
/// reference that no test asks for any more.
///
/// ```swift
/// ReviewOutcome(.differed).title  // "Different"
/// ```
public enum ReviewOutcome: String, Codable, Hashable, Sendable, CaseIterable {
  /// The picture equals its reference.
  case matched
  /// There was no reference; it was written.
  case recordedNew
  /// The reference differed and was replaced.
  case recordedChanged
  /// Recording was asked for and the file, whose pixels are equal, was left alone.
  case recordedUnchanged
  /// The pixels differ from the reference.
  case differed
  /// The picture and the reference have different sizes.
  case sizeMismatch
  /// There is no reference, and it was not written.
  case missingReference
  /// The snapshot could not be taken, read, compared or written.
  case failed
  /// No test or state asks for the reference any more.
  case removed
  /// The snapshot has another name than its reference, whose picture may have changed as well.
  case renamed

  /// The outcome of a run.
  public init(_ outcome: SnapshotRun.Outcome) {
    self =
      switch outcome {
      case .matched: .matched
      case .recordedNew: .recordedNew
      case .recordedChanged: .recordedChanged
      case .recordedUnchanged: .recordedUnchanged
      case .differed: .differed
      case .sizeMismatch: .sizeMismatch
      case .missingReference: .missingReference
      case .failed: .failed
      }
  }

  /// Whether a person has to do something about the snapshot.
  public var isProblem: Bool {
    switch self {
    case .matched, .recordedNew, .recordedChanged, .recordedUnchanged: false
    case .differed, .sizeMismatch, .missingReference, .failed, .removed, .renamed: true
    }
  }

  /// The outcome as a title.
  public var title: String {
    switch self {
    case .matched: "Equal"
    case .recordedNew: "Recorded"
    case .recordedChanged: "Recorded anew"
    case .recordedUnchanged: "Unchanged"
    case .differed: "Different"
    case .sizeMismatch: "Another size"
    case .missingReference: "New"
    case .failed: "Failed"
    case .removed: "Removed"
    case .renamed: "Renamed"
    }
  }
}
