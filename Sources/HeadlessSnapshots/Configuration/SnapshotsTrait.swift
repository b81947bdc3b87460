// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import ImageComparison
import SnapshotVerification
import Testing

/// Settings for all snapshots of a test or a suite of Swift Testing.
///
/// ```swift
/// @Suite(.snapshots(scale: 3)) struct BadgeTests { ... }
/// ```
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let scope: SnapshotScope

  /// Whether the trait holds for the suites and tests in a suite, too: always.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotConfiguration.$current.withValue(
      scope.configuration(in: .current), operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Settings for all snapshots of a test or a suite. What is `nil` stays as it is outside; an
  /// assertion's own arguments precede.
  ///
  /// - Parameters:
  ///   - record: When references are written. `SNAPSHOT_RECORD=never` in the environment overrules
  ///     it.
  ///   - scale: Pixels per point, above 0 and up to 16. The default is 2.
  ///   - userInterfaceStyle: Light or dark. The default is light.
  ///   - textRendering: How text is drawn. With `.blocks` no font is needed, and references survive a
  ///     change of fonts. The default is with letters.
  ///   - traits: Under which devices, styles, text sizes and directions each snapshot is taken, one
  ///     variant for each. The default is once.
  ///   - strategy: Which differences of pixels count. The default is all.
  ///   - artifacts: The folder of the files that explain failures.
  ///   - indistinguishableStates: What becomes of states that look the same. The default is a note.
  ///   - lints: What is looked for in each picture, apart from differences.
  public static func snapshots(
    record: RecordMode? = nil, scale: CGFloat? = nil,
    userInterfaceStyle: UIUserInterfaceStyle? = nil, textRendering: TextRendering? = nil,
    traits: [SnapshotTraits]? = nil,
    as strategy: ComparisonStrategy? = nil,
    artifacts: String? = nil, indistinguishableStates: FindingLevel? = nil,
    lints: LintRules? = nil
  ) -> SnapshotsTrait {
    SnapshotsTrait(
      scope: SnapshotScope(
        record: record, scale: scale, userInterfaceStyle: userInterfaceStyle,
        textRendering: textRendering, traits: traits, strategy: strategy,
        artifacts: artifacts, indistinguishableStates: indistinguishableStates, lints: lints))
  }
}
