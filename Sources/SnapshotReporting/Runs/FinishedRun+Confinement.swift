// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

extension FinishedRun {
  /// Leaves out the pictures that do not lie in a folder, wherever links lead, and says so in the
  /// message of their snapshots.
  ///
  /// A run may have been downloaded. Whoever could change it could otherwise have any file of this
  /// machine put into a report, or made a reference.
  ///
  /// - Parameter folder: The artifacts folder, or the run's own where it was moved out of that.
  mutating func confineArtifacts(to folder: String) {
    let root = PathText.resolved(folder)
    for index in run.entries.indices {
      var left: [String] = []
      /// What was examined is what is opened later: the path without `..`, which a link would give
      /// another meaning.
      func confined(_ path: String?) -> String? {
        guard let path else { return nil }
        if PathText.isInside(PathText.resolved(path), root) { return PathText.absolute(path) }
        left.append(path)
        return nil
      }
      let paths = run.entries[index].artifacts
      run.entries[index].artifacts = SnapshotRun.Artifacts(
        reference: confined(paths.reference), actual: confined(paths.actual),
        difference: confined(paths.difference), viewTree: confined(paths.viewTree))
      for path in left {
        run.entries[index].message +=
          "\n\(path) is left out: it does not lie in the run's artifacts folder \(folder)."
      }
    }
  }

  /// The stored picture of a snapshot; nil where it does not lie where the package's references do,
  /// wherever links lead, and where there is none.
  func storedReference(of entry: SnapshotRun.Entry) -> ReviewPicture? {
    placeOfReference(entry).flatMap { ReviewPicture(path: $0) }
  }

  /// The stored text of a snapshot, as ``storedReference(of:)``.
  func storedText(of entry: SnapshotRun.Entry) -> ReviewText? {
    placeOfReference(entry).flatMap { ReviewText(path: $0) }
  }

  private func placeOfReference(_ entry: SnapshotRun.Entry) -> String? {
    guard let path = entry.reference.map(PathText.absolute) else { return nil }
    let (target, package) = (PathText.resolved(path), PathText.resolved(record.package))
    let isAtHome = PathText.isInside(target, PathText.resolved(record.package + "/Snapshots"))
    let isBesideSources =
      PathText.isInside(target, package)
      && ReferencePlace.holds(String(target.dropFirst(package.count + 1)))
    return isAtHome || isBesideSources ? path : nil
  }
}
