// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The test that a reference belongs to: the one that the file names, otherwise that of its path.
struct ReferenceOwner: Hashable {
  var target: String
  var suite: String
  var test: String

  /// Reads the owner of a reference. Where the file does not name it, it is taken from the path
  /// below `root`.
  init(path: String, root: String) {
    let parts = path.dropFirst(root.count + 1).split(separator: "/").map(String.init)
    let name = parts.last.map { String($0.prefix { $0 != "." }) } ?? ""
    target = parts.count > 2 ? parts[0] : ""
    suite = parts.count > 2 ? parts[1] : ""
    test = name
    let stored = ReferenceOutline.read(path)?.test
    let named = stored?.split(separator: "/", maxSplits: 2).map(String.init) ?? []
    guard named.count == 3, named != [target, suite, test] else { return }
    // A file that was moved still names its old test; then the path counts.
    guard key == Self.key(named[0], named[1], named[2]) else { return }
    (target, suite, test) = (named[0], named[1], named[2])
  }

  init(_ entry: SnapshotRun.Entry) {
    (target, suite) = (entry.target, entry.suite)
    test = SnapshotTest.name(ofFunction: entry.test)
  }

  /// The same for the file name and for the name in the sources.
  var key: String { Self.key(target, suite, test) }

  var title: String { "\(suite)/\(test)" }

  private static func key(_ parts: String...) -> String {
    FileNameSpelling.collisionKey(
      parts.map { FileNameSpelling.part($0, byteLimit: 110) }.joined(separator: "/"))
  }
}

/// Which tests took part in a run, and which are in the sources.
struct ReferenceOwners {
  enum Verdict: Hashable {
    case obsolete(reason: String)
    case unknown(reason: String)
  }

  private let incompleteness: String?
  private let taking: Set<String>
  private let skipped: Set<String>
  private let sources: TestSources

  /// - Parameter package: The folder below which the sources of the tests lie.
  init(run: SnapshotRun, package: String) {
    incompleteness = run.incompleteness
    taking = Set(Set(run.entries.map { ReferenceOwner($0) }).map(\.key))
    skipped = Set(run.skippedTests ?? [])
    sources = TestSources(package: package)
  }

  /// The verdict on a file in `__Snapshots__/<file>/<test>.<name>.<ending>`.
  ///
  /// Such a folder is often shared with tests on a Mac, where a test may take other snapshots: only
  /// a reference whose test or source file is gone is obsolete.
  func verdict(onFileBesideSources path: String) -> Verdict {
    if let incompleteness { return .unknown(reason: incompleteness) }
    // Its name does not say which source file its test stands in.
    if ReferencePlace.isReferenceImage(path) {
      return .unknown(reason: "no test asked for it here; one on another device may")
    }
    let folder = (path as NSString).deletingLastPathComponent
    let file = (folder as NSString).lastPathComponent + ".swift"
    let beside = ((folder as NSString).deletingLastPathComponent as NSString)
      .deletingLastPathComponent
    let test = (path as NSString).lastPathComponent.prefix { $0 != "." }
    guard let data = FileManager.default.contents(atPath: "\(beside)/\(file)") else {
      return .obsolete(reason: "there is no \(file) beside its folder any more")
    }
    let function = test.prefix { $0 != "-" }
    guard String(decoding: data, as: UTF8.self).contains(function) else {
      return .obsolete(reason: "there is no \(function) in \(file) any more")
    }
    return .unknown(reason: "no test asked for it here; one on another platform may")
  }

  /// The verdicts on files in the `Snapshots` folder at `root`, in their order.
  func verdicts(onFiles paths: [String], root: String) -> [Verdict] {
    // Files are not opened where what they say cannot count.
    if let incompleteness { return paths.map { _ in .unknown(reason: incompleteness) } }
    let owners = paths.mapParts { $0.map { ReferenceOwner(path: $0, root: root) } }.joined()
    // A test has many references, and is judged once.
    var verdicts: [ReferenceOwner: Verdict] = [:]
    return owners.map { owner in
      if let verdict = verdicts[owner] { return verdict }
      let verdict = verdict(on: owner)
      verdicts[owner] = verdict
      return verdict
    }
  }

  private func verdict(on owner: ReferenceOwner) -> Verdict {
    if skipped.contains(owner.title) {
      return .unknown(reason: "the test \(owner.title) was skipped")
    }
    if taking.contains(owner.key) {
      return .obsolete(reason: "the test \(owner.title) has no such state or variant any more")
    }
    guard sources.contain(owner) else {
      return .obsolete(reason: "there is no test \(owner.title) any more")
    }
    return .unknown(reason: "the test \(owner.title) took no snapshots; it may be disabled")
  }
}
