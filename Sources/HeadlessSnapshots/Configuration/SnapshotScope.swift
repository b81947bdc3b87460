// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import ImageComparison
import SnapshotVerification

/// Runs `operation` with settings for all snapshots that it takes. What is `nil` stays as it is
/// outside; an assertion's own arguments precede.
///
/// The settings hold in the task and its child tasks, not in detached tasks and threads.
///
/// ```swift
/// withSnapshotConfiguration(record: .failed, scale: 3) {
///   assertSnapshot(of: badge)
/// }
/// ```
///
/// - Parameters:
///   - record: When references are written. `SNAPSHOT_RECORD=never` in the environment overrules it.
///   - scale: Pixels per point, above 0 and up to 16. The default is 2.
///   - userInterfaceStyle: Light or dark. The default is light.
///   - textRendering: How text is drawn. With `.blocks` no font is needed, and references survive a
///     change of fonts. The default is with letters.
///   - traits: Under which devices, styles, text sizes and directions each snapshot is taken, one
///     variant for each. The default is once.
///   - strategy: Which differences of pixels count. The default is all.
///   - artifacts: The folder of the files that explain failures.
///   - indistinguishableStates: What becomes of states that look the same. The default is a note.
///   - lints: What is looked for in each picture, apart from differences. The default is nothing, and
///     notes in the manifest of a run that the `snapshots` command conducts.
public func withSnapshotConfiguration<Result>(
  record: RecordMode? = nil, scale: CGFloat? = nil,
  userInterfaceStyle: UIUserInterfaceStyle? = nil, textRendering: TextRendering? = nil,
  traits: [SnapshotTraits]? = nil,
  as strategy: ComparisonStrategy? = nil,
  artifacts: String? = nil, indistinguishableStates: FindingLevel? = nil,
  lints: LintRules? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let scope = SnapshotScope(
    record: record, scale: scale, userInterfaceStyle: userInterfaceStyle,
    textRendering: textRendering, traits: traits, strategy: strategy,
    artifacts: artifacts, indistinguishableStates: indistinguishableStates, lints: lints)
  return try SnapshotConfiguration.$current.withValue(
    scope.configuration(in: .current), operation: operation)
}

/// Runs `operation` with settings for all snapshots that it takes. What is `nil` stays as it is
/// outside; an assertion's own arguments precede.
///
/// ```swift
/// await withSnapshotConfiguration(record: .failed) {
///   assertSnapshot(of: await loadedView())
/// }
/// ```
///
/// - Parameters:
///   - record: When references are written. `SNAPSHOT_RECORD=never` in the environment overrules it.
///   - scale: Pixels per point, above 0 and up to 16. The default is 2.
///   - userInterfaceStyle: Light or dark. The default is light.
///   - textRendering: How text is drawn. With `.blocks` no font is needed, and references survive a
///     change of fonts. The default is with letters.
///   - traits: Under which devices, styles, text sizes and directions each snapshot is taken, one
///     variant for each. The default is once.
///   - strategy: Which differences of pixels count. The default is all.
///   - artifacts: The folder of the files that explain failures.
///   - indistinguishableStates: What becomes of states that look the same. The default is a note.
///   - lints: What is looked for in each picture, apart from differences. The default is nothing, and
///     notes in the manifest of a run that the `snapshots` command conducts.
public func withSnapshotConfiguration<Result>(
  record: RecordMode? = nil, scale: CGFloat? = nil,
  userInterfaceStyle: UIUserInterfaceStyle? = nil, textRendering: TextRendering? = nil,
  traits: [SnapshotTraits]? = nil,
  as strategy: ComparisonStrategy? = nil,
  artifacts: String? = nil, indistinguishableStates: FindingLevel? = nil,
  lints: LintRules? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let scope = SnapshotScope(
    record: record, scale: scale, userInterfaceStyle: userInterfaceStyle,
    textRendering: textRendering, traits: traits, strategy: strategy,
    artifacts: artifacts, indistinguishableStates: indistinguishableStates, lints: lints)
  return try await SnapshotConfiguration.$current.withValue(
    scope.configuration(in: .current), operation: operation, isolation: isolation)
}

/// The settings that a scope changes; `nil` leaves one as it is.
struct SnapshotScope: Sendable {
  var record: RecordMode?
  var scale: CGFloat?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var textRendering: TextRendering?
  var traits: [SnapshotTraits]?
  var strategy: ComparisonStrategy?
  var artifacts: String?
  var indistinguishableStates: FindingLevel?
  var lints: LintRules?

  /// The outer configuration with the settings of this scope.
  func configuration(in outer: SnapshotConfiguration) -> SnapshotConfiguration {
    var configuration = outer
    configuration.record = record ?? outer.record
    configuration.scale = scale ?? outer.scale
    configuration.userInterfaceStyle = userInterfaceStyle ?? outer.userInterfaceStyle
    configuration.textRendering = textRendering ?? outer.textRendering
    configuration.traits = traits ?? outer.traits
    configuration.strategy = strategy ?? outer.strategy
    configuration.artifacts = artifacts ?? outer.artifacts
    configuration.indistinguishableStates =
      indistinguishableStates ?? outer.indistinguishableStates
    configuration.lints = lints ?? outer.lints
    return configuration
  }
}
