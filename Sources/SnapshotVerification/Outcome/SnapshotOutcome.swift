// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison

/// What became of one snapshot.
///
/// ```swift
/// switch result.outcome {
/// case .matched: break
/// case .differed(let difference): print(difference.differingPixelCount)
/// default: print(result.message)
/// }
/// ```
public enum SnapshotOutcome: Hashable, Sendable {
  /// The picture equals its reference.
  case matched
  /// Recording was asked for, and done where it was needed.
  case recorded(Recording, mode: RecordMode)
  /// The pixels differ.
  case differed(PixelDifference)
  /// The sizes, in pixels, differ.
  case sizeMismatch(reference: PixelSize, actual: PixelSize, PixelDifference)
  /// What is compared is no picture, and differs.
  case contentDiffered(ContentDifference)
  /// There is no reference, and recording is off.
  case missingReference
  /// The snapshot could not be taken, read, compared or written.
  case failed(SnapshotVerifier.Error)

  /// What recording did with a reference.
  public enum Recording: Hashable, Sendable {
    /// There was none.
    case new
    /// It differed and was replaced.
    case changed
    /// Its pixels are equal, and the file was not touched.
    case unchanged
  }

  /// How the pictures differ; `nil` where they do not, or could not be compared.
  var difference: PixelDifference? {
    switch self {
    case .differed(let difference), .sizeMismatch(_, _, let difference): difference
    case .matched, .recorded, .contentDiffered, .missingReference, .failed: nil
    }
  }

  /// How what is no picture differs; `nil` where it does not, and for pictures.
  var contentDifference: ContentDifference? {
    if case .contentDiffered(let difference) = self { return difference }
    return nil
  }

  /// Whether it takes writing the reference to make this true.
  var isWritten: Bool {
    switch self {
    case .recorded(.new, _), .recorded(.changed, _): true
    case .recorded(.unchanged, _), .matched, .differed, .sizeMismatch, .contentDiffered,
      .missingReference, .failed:
      false
    }
  }

  /// The outcome without its data, as it stands in a run's manifest.
  public var runOutcome: SnapshotRun.Outcome {
    switch self {
    case .matched: .matched
    case .recorded(.new, _): .recordedNew
    case .recorded(.changed, _): .recordedChanged
    case .recorded(.unchanged, _): .recordedUnchanged
    case .differed, .contentDiffered: .differed
    case .sizeMismatch: .sizeMismatch
    case .missingReference: .missingReference
    case .failed: .failed
    }
  }
}
