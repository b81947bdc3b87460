// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// Where the files of a run are, on this machine or on the one that ran the tests.
///
///     <package>/Snapshots/<name>.png                        entry.reference
///     <artifacts>/<name>/actual.png                         entry.artifacts.actual
///     <artifacts>/runs/<run>/4712.jsonl                     the manifests
///
/// The paths of a manifest are absolute. Of a folder that was copied from another machine, the part that
/// follows from the snapshot's name still holds.
struct RunPlaces {
  /// The folder of the manifests.
  let runFolder: String

  /// The artifacts folder, as it follows from the run's place.
  private var artifactsFolder: String {
    PathText.absolute(runFolder + "/../..")
  }

  /// What an entry shows.
  func item(_ entry: SnapshotRun.Entry) -> ReviewItem {
    let name = snapshotName(of: entry)
    let isMatch = entry.outcome == .matched || entry.outcome == .recordedUnchanged
    return ReviewItem(
      target: entry.target, suite: entry.suite, test: name.test, state: entry.state,
      variant: entry.variant, outcome: entry.outcome, reference: relativeReference(of: entry),
      source: source(of: entry), message: isMatch ? nil : entry.message,
      causes: entry.causes ?? [], difference: entry.difference, findings: findings(of: entry),
      pictures: isMatch ? ReviewItem.Pictures() : pictures(of: entry))
  }

  /// The name of the package's folder; nil where the entry does not tell.
  func packageName(of entry: SnapshotRun.Entry) -> String? {
    packageFolder(of: entry).map { ($0 as NSString).lastPathComponent }
  }

  private func findings(of entry: SnapshotRun.Entry) -> [ReviewFinding] { [] }

  private func snapshotName(of entry: SnapshotRun.Entry) -> SnapshotName {
    let source = SnapshotSource(fileID: entry.target + "/", filePath: entry.file, line: 0, column: 0)
    let test = SnapshotTest(suite: entry.suite, function: entry.test, source: source)
    return SnapshotName(
      target: entry.target, suite: entry.suite, test: test.name, state: entry.state,
      variant: entry.variant)
  }

  /// The reference's path in the package, where it lies at the place that follows from its name.
  private func relativeReference(of entry: SnapshotRun.Entry) -> String? {
    let path = "Snapshots/" + snapshotName(of: entry).referencePath
    return entry.reference?.hasSuffix("/" + path) == true ? path : nil
  }

  /// The package's folder on the machine that ran the tests.
  private func packageFolder(of entry: SnapshotRun.Entry) -> String? {
    guard let path = relativeReference(of: entry), let reference = entry.reference else {
      return nil
    }
    return String(reference.dropLast(path.count + 1))
  }

  private func source(of entry: SnapshotRun.Entry) -> String {
    var path = entry.file
    if let folder = packageFolder(of: entry), path.hasPrefix(folder + "/") {
      path = String(path.dropFirst(folder.count + 1))
    }
    return "\(path):\(entry.line)"
  }

  private func pictures(of entry: SnapshotRun.Entry) -> ReviewItem.Pictures {
    let folder = artifactsFolder + "/" + snapshotName(of: entry).path
    func picture(_ path: String?) -> ReviewPicture? {
      guard let path else { return nil }
      let beside = folder + "/" + (path as NSString).lastPathComponent
      return ReviewPicture(path: beside) ?? ReviewPicture(path: path)
    }
    var pictures = ReviewItem.Pictures(
      reference: picture(entry.artifacts.reference), actual: picture(entry.artifacts.actual),
      difference: picture(entry.artifacts.difference))
    // After recording, the reference is what the test drew.
    if entry.outcome == .recordedNew || entry.outcome == .recordedChanged {
      pictures.actual = entry.reference.flatMap { ReviewPicture(path: $0) }
    }
    return pictures
  }
}
