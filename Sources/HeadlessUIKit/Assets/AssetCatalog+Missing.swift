// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension AssetCatalog {
  /// Notes a name that nothing has, with where it was looked for and a name much like it, where
  /// somebody listens. Code may ask for what it knows to be optional, so that it is no warning.
  ///
  /// - Parameters:
  ///   - noun: What it is, "picture" or "color".
  ///   - name: What was asked for.
  ///   - endings: The extensions of the sets that were looked for.
  ///   - catalogs: Where they were looked for.
  static func noteMissing(
    _ noun: String, _ name: String, _ endings: [String], in catalogs: [AssetCatalog]
  ) {
    guard let issues = RenderingEnvironment.current.issues else { return }
    let names = catalogs.flatMap { catalog in endings.flatMap { catalog.names(extension: $0) } }
    let nearest = nearest(to: name, among: names).map { "; there is \u{201C}\($0)\u{201D}" } ?? ""
    let places = catalogs.map(\.resources.lastPathComponent).joined(separator: ", ")
    issues.report(
      RenderingIssue(
        "there is no \(noun) \u{201C}\(name)\u{201D} in \(places)\(nearest)", kind: .missingAsset))
  }

  /// The name that differs in the fewest letters, if those are few; the first by its letters where
  /// several do.
  static func nearest(to name: String, among names: [String]) -> String? {
    let ranked = names.map { other in
      (distance: other.lowercased().difference(from: name.lowercased()).count, name: other)
    }
    return ranked.filter { $0.distance <= 1 + name.count / 3 }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }
}
