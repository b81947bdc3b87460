// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

/// One snapshot as a person reviews it.
public struct ReviewItem: Codable, Hashable, Sendable {
  /// The test target.
  public var target: String
  /// The test class or suite.
  public var suite: String
  /// The test function, without empty parentheses.
  public var test: String
  /// The state's name; `nil` for none.
  public var state: String?
  /// The variant's name; `nil` for none.
  public var variant: String?
  /// What became of the snapshot.
  public var outcome: ReviewOutcome
  /// The reference's path in the package, such as `Snapshots/AppTests/...`; `nil` where it has
  /// none.
  public var reference: String?
  /// Of a renamed snapshot: the path that its reference still has in the package.
  public var formerReference: String?
  /// The assertion, such as `Tests/AppTests/ProfileViewTests.swift:12`.
  public var source: String
  /// The name of the earlier run that took it; `nil` for a snapshot of the run that is reviewed.
  public var earlierRun: String?
  /// What a person reads; `nil` for a match, of which there is nothing to say.
  public var message: String?
  /// Which views changed and why; empty where that is not known.
  public var causes: [SnapshotRun.Cause]
  /// How the pixels differ; `nil` where they do not.
  public var difference: SnapshotRun.Difference?
  /// What else was found in the picture.
  public var findings: [ReviewFinding]
  /// The pictures that are at hand.
  public var pictures: Pictures
  /// The texts of a snapshot that is no picture; `nil` for a picture.
  public var texts: Texts?
  /// How long the snapshot took, in seconds; `nil` where that was not measured.
  public var seconds: Double?
  /// Whether the run took the snapshot several times and not always alike; `nil` for no.
  public var isFlaky: Bool?
  /// What became of the snapshot each time that the run took it, where that was not always alike.
  public var attempts: [Attempt]?
  /// How the reference came to look as it does, the newest change first; `nil` where no repository
  /// tells it.
  public var history: [ReferenceHistory.Change]?

  /// The two texts of a snapshot, and how they differ.
  public struct Texts: Codable, Hashable, Sendable {
    /// The stored text.
    public var reference: ReviewText?
    /// The text that the test wrote.
    public var actual: ReviewText?
    /// The lines of both; empty where one of them is missing.
    public var lines: [TextDifference.Line]

    init(reference: ReviewText?, actual: ReviewText?) {
      self.reference = reference
      self.actual = actual
      guard let reference, let actual else {
        lines = []
        return
      }
      lines = TextDifference(from: reference.text, to: actual.text).lines
    }
  }

  /// One of several times that a run took a snapshot.
  public struct Attempt: Codable, Hashable, Sendable {
    /// What became of it.
    public var outcome: ReviewOutcome
    /// What the test drew; `nil` where that equals the reference, or is not at hand.
    public var picture: ReviewPicture?
    /// How long it took, in seconds; `nil` where that was not measured.
    public var seconds: Double?
  }

  /// The three pictures of a snapshot.
  public struct Pictures: Codable, Hashable, Sendable {
    /// The stored picture.
    public var reference: ReviewPicture?
    /// The picture that the test drew.
    public var actual: ReviewPicture?
    /// Where the two differ.
    public var difference: ReviewPicture?

    /// Those that are there.
    var all: [ReviewPicture] { [reference, actual, difference].compactMap { $0 } }
  }

  /// The pictures of its history.
  var pastPictures: [ReviewPicture] { (history ?? []).compactMap(\.picture) }

  /// Those of its attempts.
  var attemptPictures: [ReviewPicture] { (attempts ?? []).compactMap(\.picture) }

  /// Whether there is something to accept: a picture that was drawn, and a place for it.
  public var isDecidable: Bool {
    if outcome == .removed { return reference != nil && referenceDigest != nil }
    guard reference != nil, actualDigest != nil else { return false }
    switch outcome {
    case .removed: return false
    case .renamed: return referenceDigest != nil && formerReference != nil
    case .differed, .sizeMismatch: return referenceDigest != nil
    case .missingReference: return true
    // A reference of another view or scale can be replaced; one that cannot be read has no digest.
    case .failed: return referenceDigest != nil
    case .matched, .recordedNew, .recordedChanged, .recordedUnchanged: return false
    }
  }

  /// The digest of the stored file; `nil` where it is not at hand.
  var referenceDigest: String? { pictures.reference?.digest ?? texts?.reference?.digest }

  /// The digest of the file that the test wrote; `nil` where it is not at hand.
  var actualDigest: String? { pictures.actual?.digest ?? texts?.actual?.digest }

  /// Whether a person has to do something about the snapshot.
  public var isProblem: Bool { outcome.isProblem || hasFailingFinding }

  private var hasFailingFinding: Bool {
    findings.contains { $0.level == FindingLevel.failure.rawValue }
  }

  /// Worse snapshots have lower ranks.
  var rank: Int {
    switch outcome {
    case .failed: 0
    case .sizeMismatch: 1
    case .differed: 2
    case .missingReference, .renamed, .removed: 3
    case .recordedChanged: 4
    case .recordedNew: 5
    case .recordedUnchanged: 6
    case .matched where hasFailingFinding: 3
    case .matched: findings.isEmpty ? 8 : 7
    }
  }

  /// The name on one line, such as `ProfileViewTests/testEveryState, adult`.
  public var title: String {
    ([suite + "/" + test] + [state, variant].compactMap { $0 }).joined(separator: ", ")
  }
}

/// Something about one view that a person should look at, whatever the reference says.
public struct ReviewFinding: Codable, Hashable, Sendable {
  /// What was looked for, such as `contrast`.
  public var kind: String
  /// What was found, in one sentence.
  public var message: String
  /// The view, from the root on.
  public var view: String
  /// Where the view is in the picture, in pixels; `nil` where it has no place.
  public var frame: SnapshotRun.Place?
  /// `note` or `failure`, or another word of a later version.
  public var level: String
  /// What it has in common with others: the rule, the view's class and what was said but for
  /// numbers and names; `nil` in a report of an earlier version.
  public var family: String?
  /// Whether only snapshots that differ or are new have one like it; `nil` for no.
  public var isNew: Bool?

  /// Makes a finding.
  public init(
    kind: String, message: String, view: String, frame: SnapshotRun.Place?, level: String
  ) {
    self.kind = kind
    self.message = message
    self.view = view
    self.frame = frame
    self.level = level
  }
}
