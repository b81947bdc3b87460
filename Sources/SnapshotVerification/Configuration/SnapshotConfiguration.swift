// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import ImageComparison

/// What holds for all snapshots of a scope, unless an assertion's argument says otherwise.
///
/// It is task-local: child tasks see it, detached tasks and threads do not.
///
/// ```swift
/// var configuration = SnapshotConfiguration.current
/// configuration.scale = 3
/// SnapshotConfiguration.$current.withValue(configuration) { ... }
/// ```
public struct SnapshotConfiguration: Sendable {
  /// The configuration of the running task.
  @TaskLocal public static var current = SnapshotConfiguration()

  /// When references are written; `nil`: as the environment says, otherwise its default.
  public var record: RecordMode?
  /// Pixels per point, above 0 and up to 16. The default is 2.
  public var scale: CGFloat
  /// Light or dark. The default is light.
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// How text is drawn: with the letters of fonts, or as blocks, which survive a change of the font;
  /// `nil`, the default: as the rendering environment says, by default with letters.
  public var textRendering: TextRendering?
  /// Under which traits each snapshot is taken, one variant for each; empty, the default: once, under
  /// those of the scope.
  public var traits: [SnapshotTraits]
  /// Which differences of pixels count. The default is all.
  public var strategy: ComparisonStrategy
  /// The folder of the files that explain failures; `nil`: `SNAPSHOT_ARTIFACTS`, otherwise
  /// `.build/snapshots` in the package.
  public var artifacts: String?
  /// What becomes of states whose pictures have the same pixels. The default is a note.
  public var indistinguishableStates: FindingLevel
  /// What is looked for in each picture, apart from differences; `nil`: `.notes`, which stand in
  /// the manifest alone, in a run that the `snapshots` command conducts, and nothing otherwise.
  public var lints: LintRules?
  /// Whether a reference's digest is believed; `nil`: as the environment says, otherwise its default.
  public var trust: ReferenceTrust?
  /// The environment variables that count: those of the process, except in tests of the verifier.
  package var environment: SnapshotEnvironment
  /// Who paints and compares: the threads of the process, except in tests of the verifier.
  var crew: WorkCrew
  /// Where references are claimed: for the process, except in tests of the verifier.
  package var claims: SnapshotClaims

  /// The rules that hold.
  var lintRules: LintRules {
    if let lints { return lints }
    return environment.runDirectory == nil ? .off : .notes
  }

  /// Makes a configuration in which nothing is said.
  public init() {
    scale = 2
    userInterfaceStyle = .light
    traits = []
    strategy = .exact
    indistinguishableStates = .note
    environment = .process
    claims = .process
    crew = .process
  }
}
