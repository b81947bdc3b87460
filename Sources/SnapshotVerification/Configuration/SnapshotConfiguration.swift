// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import ImageComparison

/// What holds for all snapshots of a scope, unless an assertion says otherwise.
///
/// It is task-local: child tasks see it, detached tasks and threads do not. Tests set it with
/// `withSnapshotConfiguration` or the trait `.snapshots`.
///
/// ```swift
/// let scale = SnapshotConfiguration.current.settings.scale
/// ```
public struct SnapshotConfiguration: Sendable {
  /// The configuration of the running task.
  @TaskLocal public static var current = SnapshotConfiguration()

  /// What the scopes say, the inner over the outer.
  public var settings = SnapshotSettings()
  /// The environment variables that count: those of the process, except in tests of the verifier.
  package var environment = SnapshotEnvironment.process
  /// Who paints and compares: the threads of the process, except in tests of the verifier.
  var crew = WorkCrew.process
  /// Where references are claimed: for the process, except in tests of the verifier.
  package var claims = SnapshotClaims.process
  /// Where attempts are counted: for the process, except in tests of the verifier.
  var attempts = SnapshotAttempts.process

  /// Makes a configuration in which nothing is said.
  public init() {}

  /// The configuration of an inner scope, or of an assertion.
  package func with(_ inner: SnapshotSettings) -> SnapshotConfiguration {
    var configuration = self
    configuration.settings = inner.over(settings)
    return configuration
  }
}

/// What holds, with the default of each setting that has one.
extension SnapshotConfiguration {
  package var scale: CGFloat { settings.scale ?? environment.device?.scale ?? 2 }
  package var userInterfaceStyle: UIUserInterfaceStyle { settings.userInterfaceStyle ?? .light }
  package var traits: [SnapshotTraits] { settings.traits ?? [] }
  package var phases: HostPhases { settings.phases ?? .automatic }
  package var strategy: ComparisonStrategy { settings.strategy ?? .exact }
  package var indistinguishableStates: FindingLevel { settings.indistinguishableStates ?? .note }

  /// The rules that hold.
  package var lintRules: LintRules {
    settings.lints ?? (environment.runDirectory == nil ? .off : .notes)
  }

  /// The settings for suites that come from iOS: what UIKit logs before it goes on is noted and
  /// fails no test, as none fails for it there, unless a scope says what lints do.
  package var forSuitesOfIOS: SnapshotConfiguration {
    guard settings.lints == nil else { return self }
    var configuration = self
    configuration.settings.lints = lintRules.setting(.brokenConstraints, .warning, to: .note)
    return configuration
  }
}
