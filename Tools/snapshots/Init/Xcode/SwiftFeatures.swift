// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XcodeProjects

/// Upcoming features of Swift, as far as sources compile with them that do not without: all are
/// compiled as Swift 5, also those that a project compiles as Swift 6.
enum SwiftFeatures {
  /// What Swift 6 lets compile and Swift 5 does not.
  static let ofSwift6: Set = [
    "BareSlashRegexLiterals", "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials",
    "InferSendableFromCaptures", "IsolatedDefaultValues",
  ]

  /// What Xcode's approachable concurrency adds.
  static let ofApproachableConcurrency: Set = [
    "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances", "InferSendableFromCaptures",
    "NonisolatedNonsendingByDefault",
  ]

  private static let all = ofSwift6.union(ofApproachableConcurrency)

  /// Those that the settings of a target of Xcode ask for, or the version of Swift that they say.
  static func all(of settings: BuildSettings) -> Set<String> {
    var found = all.filter { settings.says("SWIFT_UPCOMING_FEATURE_" + setting(of: $0)) }
    let version = settings.value("SWIFT_VERSION") ?? ""
    if version.compare("6", options: .numeric) != .orderedAscending {
      found.formUnion(ofSwift6)
    }
    // Since version 14 Xcode turns it on where a project says nothing.
    if settings.value("SWIFT_ENABLE_BARE_SLASH_REGEX") != "NO" {
      found.insert("BareSlashRegexLiterals")
    }
    if settings.says("SWIFT_APPROACHABLE_CONCURRENCY") {
      found.formUnion(ofApproachableConcurrency)
    }
    return found
  }

  /// The setting of a manifest that turns a feature on.
  static func text(of feature: String) -> String { ".enableUpcomingFeature(\"\(feature)\")" }

  /// `ISOLATED_DEFAULT_VALUES` of `IsolatedDefaultValues`.
  private static func setting(of feature: String) -> String {
    feature.dropFirst().reduce(into: String(feature.prefix(1))) { name, letter in
      name += letter.isUppercase ? "_\(letter)" : letter.uppercased()
    }
  }
}
