// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

extension Review {
  /// All references of a package as they are committed: a catalog of its views, for which no test
  /// runs.
  ///
  /// - Parameter package: The package's folder.
  /// - Throws: `FinishedRun.Error.unreadableFolder`, and `.noReferences` where there is none.
  public init(catalogOf package: String) throws(FinishedRun.Error) {
    let package = PathText.absolute(package)
    let root = package + "/Snapshots"
    let paths: [String]
    do throws(SnapshotVerifier.Error) {
      paths =
        try ReferenceFolder(root).paths
        + ReferencePlace.pathsBesideSources(inPackage: package)
    } catch {
      throw .unreadableFolder(path: root, reason: error.description)
    }
    guard !paths.isEmpty else { throw .noReferences(path: package) }
    self.init(
      title: RunRecord(command: "catalog", package: package, artifacts: "").packageName
        ?? (package as NSString).lastPathComponent,
      catalog: paths.map { ReviewItem(stored: $0, package: package) })
  }
}

extension ReviewItem {
  /// A reference without a run. Its name is that of its path: to read the names in 50,000 files
  /// would take longer than anybody waits for a page.
  fileprivate init(stored path: String, package: String) {
    let reference = String(path.dropFirst(package.count + 1))
    let parts = reference.split(separator: "/").map(String.init)
    let file = ((parts.last ?? "") as NSString).deletingPathExtension
    let words = file.split(separator: ".", maxSplits: 2).map(String.init)
    self.init(
      target: parts.count > 3 ? parts[1] : "", suite: parts.count > 2 ? parts[parts.count - 2] : "",
      test: words.first ?? file, state: words.count > 1 ? words[1] : nil,
      variant: words.count > 2 ? words[2] : nil, outcome: .matched, reference: reference,
      source: reference, message: nil, causes: [], findings: [],
      pictures: Pictures(reference: ReviewPicture(path: path)))
  }
}
