// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import TextLayout

extension SnapshotVerifier {
  /// Why something of this module could not be done: a snapshot taken, a reference found, read or
  /// written, a font copied, a state made.
  ///
  /// ```swift
  /// do {
  ///   let states = try matrix.states(.product)
  /// } catch {
  ///   print(error)  // The matrix has 12,000 states (...), and the limit is 5,000. To cut ...
  /// }
  /// ```
  public enum Error: Swift.Error, Hashable, Sendable {
    // MARK: Places and references

    /// The environment names a record mode that does not exist.
    case unknownRecordMode(variable: String, value: String)
    /// Two assertions, or two names of one assertion, lead to one reference.
    case sharedReference(path: String, first: SnapshotClaimant, second: SnapshotClaimant)
    /// One assertion ran several times with different pictures under one name.
    case unstableReference(path: String, claimant: SnapshotClaimant)
    /// No `Package.swift` stands above the test's source file.
    case noPackage(filePath: String)
    /// The folder that `SNAPSHOT_PACKAGE_DIRECTORY` names is not there.
    case noPackageDirectory(path: String)
    /// The reference is there and cannot be read.
    case unreadableReference(path: String, reason: String)
    /// The reference is there and is not a picture that can be compared.
    case unusableReference(path: String, reason: String)
    /// The reference shows a view of another type.
    case otherViewType(path: String, reference: String, actual: String)
    /// The reference was recorded at another scale.
    case otherScale(path: String, reference: String, actual: String)

    /// A snapshot cannot be written into the source file of its test.
    case unwritableSource(path: String, line: Int, reason: String)

    // MARK: Views

    /// The size is not one that a picture can have.
    case unusableSize(size: String, reason: String)
    /// The scale is not one that a picture can have.
    case unusableScale(scale: String)
    /// The view reported problems while it was laid out or drawn, such as a missing font.
    case drawing(messages: [String])
    /// The strategy leaves out a view that the picture does not show.
    case noViewToIgnore(identifier: String, identifiers: [String])
    /// A path of transitions names a state that is not there.
    case unknownState(name: String, states: [String])
    /// The surroundings cannot show the view or the controller.
    case unusableContainer(reason: String)
    /// A view was not ready in time; `state` is empty for none, and `timeout` in seconds.
    case notReady(
      subject: String, state: String, timeout: Double, checks: Int, isMainQueueHeld: Bool,
      areTaskThreadsHeld: Bool)
    /// A snapshot did not come in so many seconds.
    case lateSnapshot(timeout: Double)
    /// A scroll view that was there for the first picture was not there for its own.
    case missingScrollView(name: String, found: [String])
    /// Making the view threw an error.
    case subject(message: String)
    /// The view ended an earlier process of the run.
    case endedProcess(message: String)

    // MARK: Files

    /// A system call failed with this `errno`.
    case system(Int32)
    /// The disk took only part of the bytes.
    case incomplete(Int, of: Int)
    /// There is something else than a file, such as a folder.
    case notAFile
    /// A file or its folder cannot be written.
    case unwritable(path: String, reason: String)
    /// A folder of references cannot be listed.
    case unlistable(path: String, reason: String)
    /// No reference or folder is at a path whose digests are to be audited.
    case nothingToAudit(path: String)
    /// The directory of a run's manifests or a file in it cannot be listed or read.
    case unreadableManifest(path: String, reason: String)
    /// A line of a manifest is not an entry of this format.
    case malformedManifest(path: String, line: Int, reason: String)
    /// A line of a manifest was written by a newer version of this package.
    case newerManifest(path: String, line: Int, schema: Int, supported: Int)
    /// An entry could not be appended to a run's manifest.
    case unwritableManifest(path: String, reason: String)

    // MARK: Fonts

    /// There is no reference in the package.
    case noReferences(package: String)
    /// No reference says which fonts it was drawn with.
    case noFonts(references: Int)
    /// References were drawn with several versions of a face; two at least.
    case conflictingFonts([RecordedFont])
    /// Only another version than the recorded one is there.
    case otherFontVersion(RecordedFont, current: FontIdentity, file: String)
    /// No file has the face.
    case missingFont(RecordedFont)
    /// A font's file cannot be copied.
    case uncopiedFont(file: String, reason: String)
    /// Several errors at once; one at least.
    case several([Error])

    // MARK: States

    /// There are more states than are wanted.
    ///
    /// `count` is before exclusions and `Int.max` for what does not fit; `pairs` is the least that
    /// all pairs take, `nil` where that is too many, too, or where there is one axis.
    case tooManyStates(count: Int, limit: Int, axes: [Axis], pairs: Int?)
    /// The matrix has no axes.
    case noAxes
    /// An axis has no values.
    case noValues(axis: String)
    /// Two axes have one name, or names that lead to one file name.
    case sameAxis(first: String, second: String)
    /// Two values of an axis have one label, or labels that lead to one file name.
    case sameLabel(axis: String, first: String, second: String)
    /// Two states have names that lead to one file name.
    case sameState(first: String, second: String)
    /// The name of an axis (`axis` is `nil`) or the label of a value has nothing that can be seen.
    case unencodableName(String, axis: String?)
    /// An example names an axis that the matrix does not have.
    case unknownAxis(name: String, axes: [String])
    /// An example names a value that its axis does not have.
    case unknownLabel(axis: String, label: String, labels: [String])
    /// An example is a state that the matrix excludes.
    case excludedExample(name: String)
    /// Every state is excluded.
    case nothingLeft
    /// No state that is not excluded was found for two values, and there are too many to try all.
    case unclearExclusions(first: String, second: String)
    /// A language has no text for a key.
    case noTranslation(key: String, language: String, path: String)

    /// A version of a face and the references that were drawn with it.
    public struct RecordedFont: Hashable, Sendable {
      /// The version.
      public var identity: FontIdentity
      /// The references, relative to `Snapshots`, sorted.
      public var references: [String]

      /// Makes a description of a font.
      public init(identity: FontIdentity, references: [String]) {
        self.identity = identity
        self.references = references
      }
    }

    /// An axis of a matrix of states and how many values it has.
    public struct Axis: Hashable, Sendable {
      /// The axis's name.
      public var name: String
      /// How many values it has.
      public var count: Int

      /// Makes a description of an axis.
      public init(name: String, count: Int) {
        self.name = name
        self.count = count
      }
    }
  }
}
