// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ImageComparison

/// What the comparison of two PNG files, or of two folders of them, found.
///
/// ```swift
/// let comparison = try PictureComparer().compare(reference: "before", actual: "after")
/// print(comparison.text(style: .plain))
/// ```
public struct PictureComparison: Hashable, Sendable {
  /// The path of the reference file or folder, as it was given.
  public var reference: String
  /// The path of the actual file or folder, as it was given.
  public var actual: String
  /// The pictures, sorted by path.
  public var pictures: [Picture]

  /// Makes a comparison of its parts.
  public init(reference: String, actual: String, pictures: [Picture]) {
    self.reference = reference
    self.actual = actual
    self.pictures = pictures
  }

  /// One picture, which is in one of the folders or in both.
  public struct Picture: Hashable, Sendable {
    /// The path relative to both folders; the actual file's name where two files are compared.
    public var path: String
    /// What was found.
    public var outcome: Outcome
    /// The files that were written to show a difference.
    public var artifacts: Artifacts?

    /// Makes a picture; nothing was written by default.
    public init(path: String, outcome: Outcome, artifacts: Artifacts? = nil) {
      self.path = path
      self.outcome = outcome
      self.artifacts = artifacts
    }
  }

  /// What became of a picture.
  public enum Outcome: Hashable, Sendable {
    /// No pixel differs.
    case equal
    /// Pixels differ.
    case differing(PixelDifference)
    /// The sizes differ.
    case sizeMismatch(reference: PixelSize, actual: PixelSize, PixelDifference)
    /// There is only an actual picture.
    case added
    /// There is only a reference.
    case removed
    /// A file is no PNG file or cannot be read; the message names which and says why.
    case unusable(message: String)
  }

  /// Paths of the files that show a difference.
  public struct Artifacts: Hashable, Sendable {
    /// A copy of the reference.
    public var reference: String
    /// A copy of the actual picture.
    public var actual: String
    /// Where the two differ.
    public var difference: String

    /// Makes a set of paths.
    public init(reference: String, actual: String, difference: String) {
      self.reference = reference
      self.actual = actual
      self.difference = difference
    }
  }

  /// The worst of what was found, as the exit status of a command.
  public var status: CommandStatus {
    let counts = Counts(pictures)
    if counts.unusable > 0 { return .unusableInput }
    return counts.equal == pictures.count ? .success : .differences
  }
}

extension PictureComparison {
  /// How many pictures had each outcome.
  struct Counts {
    private(set) var equal = 0
    /// Including those of different sizes.
    private(set) var differing = 0
    private(set) var added = 0
    private(set) var removed = 0
    private(set) var unusable = 0

    init(_ pictures: [Picture]) {
      for picture in pictures {
        switch picture.outcome {
        case .equal: equal += 1
        case .differing, .sizeMismatch: differing += 1
        case .added: added += 1
        case .removed: removed += 1
        case .unusable: unusable += 1
        }
      }
    }
  }
}
