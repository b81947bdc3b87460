// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Which of a package's references a run of its tests used, and which have no test or state any
/// more.
///
/// A reference is obsolete only where that is proven: every test of the package took part in the
/// run and passed, and the reference's own test either took other snapshots or is not in the
/// sources. Each of the others has the reason why it is not.
///
/// ```swift
/// let audit = try ReferenceAudit(run: run, root: package + "/Snapshots")
/// for reference in audit.obsolete { print("\(reference.path): \(reference.reason)") }
/// ```
public struct ReferenceAudit: Hashable, Sendable {
  /// A reference and the reason why it counts as used, obsolete or unused.
  public struct Reference: Hashable, Sendable {
    /// The file's absolute path.
    public var path: String
    /// Why it counts as it does, as a part of a sentence.
    public var reason: String

    /// Makes a reference.
    public init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// A picture that lies under another name than its test asks for.
  public struct Rename: Hashable, Sendable {
    /// The reference that no test used.
    public var from: String
    /// The reference that a test asked for and that was not there before.
    public var to: String

    /// Makes a pair of absolute paths.
    public init(from: String, to: String) {
      self.from = from
      self.to = to
    }
  }

  /// The references that tests of the run asked for and that are there: absolute paths, sorted.
  public let used: [String]
  /// The references that no test or state asks for any more, sorted by path.
  public let obsolete: [Reference]
  /// The references that were not used and may all the same be in use, sorted by path.
  public let unused: [Reference]
  /// References that were not used and whose pixels are those of a new snapshot, sorted by `from`.
  /// Each of them is also among the obsolete or the unused ones.
  public let renamed: [Rename]

  /// Compares the references below a folder with what a run asked for.
  ///
  /// Of references that were not used the ends are read, and those that may be a new picture whole.
  ///
  /// - Parameters:
  ///   - run: A run of the package's tests, with its `course`.
  ///   - root: The absolute path of the package's `Snapshots` folder. The folder above it holds the
  ///     sources of the tests, and references beside them in `__Snapshots__`. A folder that is not
  ///     there has no references.
  /// - Throws: `SnapshotVerifier.Error` for a folder that cannot be listed.
  public init(run: SnapshotRun, root: String) throws(SnapshotVerifier.Error) {
    let folder = try ReferenceFolder(root)
    let asked = Set(Set(run.entries.compactMap(\.reference)).map(Self.key))
    let package = (folder.root as NSString).deletingLastPathComponent
    let beside = ReferencePlace.pathsBesideSources(inPackage: package)
    let places = Dictionary(grouping: folder.paths) { asked.contains(Self.key($0)) }
    let placesBeside = Dictionary(grouping: beside) { asked.contains(Self.key($0)) }
    used = ((places[true] ?? []) + (placesBeside[true] ?? [])).sorted()
    let owners = ReferenceOwners(run: run, package: package)
    var obsolete: [Reference] = []
    var unused: [Reference] = []
    func note(_ path: String, _ verdict: ReferenceOwners.Verdict) {
      switch verdict {
      case .obsolete(let reason): obsolete.append(Reference(path: path, reason: reason))
      case .unknown(let reason): unused.append(Reference(path: path, reason: reason))
      }
    }
    let idle = places[false] ?? []
    for (path, verdict) in zip(idle, owners.verdicts(onFiles: idle, root: folder.root)) {
      note(path, verdict)
    }
    for path in placesBeside[false] ?? [] {
      note(path, owners.verdict(onFileBesideSources: path))
    }
    obsolete.sort { $0.path < $1.path }
    unused.sort { $0.path < $1.path }
    (self.obsolete, self.unused) = (obsolete, unused)
    renamed = RenameSearch(run: run).renames(of: (obsolete + unused).map(\.path).sorted())
  }

  /// On some file systems two names are one file where only letter case or the form of Unicode
  /// differs.
  private static func key(_ path: String) -> String {
    FileNameSpelling.collisionKey(AbsolutePath.standardized(path))
  }
}
