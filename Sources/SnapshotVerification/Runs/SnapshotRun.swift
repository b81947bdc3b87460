// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What the test processes of one run did with each snapshot, in a fixed order.
///
/// Every process of a conducted run (`SNAPSHOT_RUN_DIRECTORY` is set) appends one line of JSON per
/// snapshot to a file of its own in that directory; `init(directory:)` reads them all.
///
/// ```swift
/// let run = try SnapshotRun(directory: "run")
/// let written = run.entries.filter { $0.outcome == .recordedNew }.map(\.reference)
/// ```
public struct SnapshotRun: Codable, Hashable, Sendable {
  /// The entries, sorted by target, suite, test, state, variant and line.
  public var entries: [Entry]
  /// How the tests were chosen and how they ended; `nil` where that was not recorded.
  public var course: Course?
  /// The tests that were skipped, as `<suite>/<test>`, sorted; `nil` for none.
  public var skippedTests: [String]?
  /// What views were warned of outside of snapshots, such as constraints that contradict each other
  /// in a test that only lays out, sorted; `nil` for nothing.
  public var warnings: [String]?

  /// Makes a run of entries, which it sorts.
  public init(
    entries: [Entry], course: Course? = nil, skippedTests: Set<String> = [],
    warnings: Set<String> = []
  ) {
    self.entries = entries.sorted { $0.precedes($1) }
    self.course = course
    self.skippedTests = skippedTests.isEmpty ? nil : skippedTests.sorted()
    self.warnings = warnings.isEmpty ? nil : warnings.sorted()
  }

  /// What one assertion did with one snapshot: one line of a manifest.
  public struct Entry: Codable, Hashable, Sendable {
    /// The version of this format; readers refuse a higher one.
    public static let currentSchema = 1

    /// The version of the format in which the entry was written.
    public var schema: Int
    /// The test target, such as `AppTests`.
    public var target: String
    /// The test class or suite, such as `ProfileViewTests`.
    public var suite: String
    /// The test function as it is called, such as `testEveryState()`.
    public var test: String
    /// The state's name as it was given; `nil` for a snapshot without states.
    public var state: String?
    /// The variant's name as it was given; `nil` for none.
    public var variant: String?
    /// The reference's absolute path; `nil` when it could not be determined.
    public var reference: String?
    /// What became of the snapshot.
    public var outcome: Outcome
    /// How the pixels differ; `nil` where they do not, or could not be compared.
    public var difference: Difference?
    /// What a person reads: one line for a match, a screenful at most for a difference.
    public var message: String
    /// The files that were written beside the outcome; all `nil` for a match.
    public var artifacts: Artifacts
    /// Which views changed and why, those of most pixels first; `nil` for a match, and where the
    /// reference has no scene.
    public var causes: [Cause]?
    /// What else was found in the picture, in the order of the view tree; `nil` for nothing.
    public var findings: [Finding]?
    /// How it was seen that the picture is that of its reference, byte for byte; `nil` where it is
    /// not.
    public var proof: Proof?
    /// What was compared; `nil` for a picture.
    public var content: Content?
    /// The path of the source file that holds the assertion.
    public var file: String
    /// The assertion's line, counted from 1.
    public var line: Int
    /// How long it took to draw, compare and write, in seconds; `nil` where that was not measured.
    public var seconds: Double?
    /// Which time it was that the process took the snapshot, as of a repeated test: 2 or more; `nil`
    /// for the first.
    public var attempt: Int?

    /// Makes an entry in the current format.
    public init(
      target: String, suite: String, test: String, state: String? = nil, variant: String? = nil,
      reference: String?, outcome: Outcome, message: String, artifacts: Artifacts = Artifacts(),
      causes: [Cause]? = nil, findings: [Finding]? = nil, proof: Proof? = nil, file: String,
      line: Int
    ) {
      schema = Entry.currentSchema
      self.target = target
      self.suite = suite
      self.test = test
      self.state = state
      self.variant = variant
      self.reference = reference
      self.outcome = outcome
      self.message = message
      self.artifacts = artifacts
      self.causes = causes
      self.findings = findings
      self.proof = proof
      self.file = file
      self.line = line
    }

    /// The order of a run. Most neighbors differ in one of the first fields.
    fileprivate func precedes(_ other: Entry) -> Bool {
      if target != other.target { return target < other.target }
      if suite != other.suite { return suite < other.suite }
      if test != other.test { return test < other.test }
      let (ownState, otherState) = (state ?? "", other.state ?? "")
      if ownState != otherState { return ownState < otherState }
      let (ownVariant, otherVariant) = (variant ?? "", other.variant ?? "")
      if ownVariant != otherVariant { return ownVariant < otherVariant }
      if file != other.file { return file < other.file }
      return line < other.line
    }
  }

  /// What became of one snapshot, without its pictures.
  public enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
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
  }

  /// What a snapshot compares.
  public enum Content: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// A picture.
    case picture
    /// Text, line by line.
    case text
    /// Bytes of any other kind.
    case data

    /// The word for it in messages.
    public var description: String { rawValue }
  }

  /// How it was seen that a picture is that of its reference.
  public enum Proof: String, Codable, Hashable, Sendable {
    /// By the digest in a file that was not changed since it was recorded.
    case digest
    /// Pixel for pixel.
    case pixels
  }

  /// One reason why a picture differs.
  public struct Cause: Codable, Hashable, Sendable {
    /// The same for the same change of the same kind of view in any snapshot: 16 digits.
    public var fingerprint: String
    /// The change in one line.
    public var change: String
    /// What was done, without what was there before, so that the same done to several views is
    /// told as one; `nil` where that is not known.
    public var deed: String?
    /// How many differing pixels lie in the views that it changed.
    public var pixels: Int
    /// The views that it changed, the causing one first; `nil` where they are not known.
    public var views: [ChangedView]?

    /// Makes a cause.
    public init(
      fingerprint: String, change: String, deed: String? = nil, pixels: Int,
      views: [ChangedView]? = nil
    ) {
      self.fingerprint = fingerprint
      self.deed = deed
      self.change = change
      self.pixels = pixels
      self.views = views
    }
  }

  /// Absolute paths of the files that explain an outcome; `nil` for a file that was not written.
  public struct Artifacts: Codable, Hashable, Sendable {
    /// A copy of the reference.
    public var reference: String?
    /// The picture that the test drew.
    public var actual: String?
    /// Where the two differ.
    public var difference: String?
    /// The laid-out view tree as text.
    public var viewTree: String?

    /// Makes a set of paths.
    public init(
      reference: String? = nil, actual: String? = nil, difference: String? = nil,
      viewTree: String? = nil
    ) {
      self.reference = reference
      self.actual = actual
      self.difference = difference
      self.viewTree = viewTree
    }

    /// The paths that are there, in the order reference, actual, difference, view tree.
    public var paths: [String] { [reference, actual, difference, viewTree].compactMap { $0 } }
  }
}
