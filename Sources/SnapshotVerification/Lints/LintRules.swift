// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit

/// What is looked for in every picture, apart from differences, and what becomes of it.
///
/// Findings stand in the run's manifest, and so in reports. Those at the level `failure` also fail
/// the test; those at the level `note` are also printed where a scope has asked for them.
///
/// ```swift
/// withSnapshotConfiguration(
///   .lints(
///     .notes.setting(.contrast, to: .failure)
///       .suppressing(.smallTarget, in: "close", because: "the whole banner can be tapped"))
/// ) { ... }
/// ```
public struct LintRules: Hashable, Sendable {
  /// What becomes of a finding, by its kind.
  private var levels: [LintKind: FindingLevel]
  /// The findings that are accepted.
  private var suppressions: [Suppression] = []

  private struct Suppression: Hashable, Sendable {
    var kind: LintKind
    var view: String
    var reason: String
  }

  /// Nothing is looked for; characters without a glyph, constraints that contradict each other,
  /// what is not drawn and what UIKit warns of fail the test all the same.
  /// `.off.setting(.missingGlyph, to: .off)` accepts the first.
  public static let off = LintRules(.off)
  /// Everything is looked for and noted, except for mirroring, which takes a second layout of each
  /// state and finds every view that is laid out by frames.
  public static let notes = LintRules(.note).setting(.mirroring, to: .off)
  /// Everything is looked for and fails the test, except for mirroring.
  public static let failures = LintRules(.failure).setting(.mirroring, to: .off)

  private init(_ level: FindingLevel) {
    levels = Dictionary(uniqueKeysWithValues: LintKind.allCases.map { ($0, level) })
    for kind in Self.reported { levels[kind] = .failure }
    if level == .off { for kind in Self.noted { levels[kind] = .note } }
  }

  /// What layout and drawing report whether somebody looks for it or not.
  private static let reported: Set<LintKind> = [
    .missingGlyph, .brokenConstraints, .notDrawn, .warning,
  ]
  /// What drawing notes whether somebody looks for it or not.
  private static let noted: Set<LintKind> = [
    .standInSymbol, .standInFont, .missingAsset, .olderLook, .leftOut,
  ]

  /// The rules with another level for some kinds.
  public func setting(_ kinds: LintKind..., to level: FindingLevel) -> LintRules {
    var rules = self
    for kind in kinds { rules.levels[kind] = level }
    return rules
  }

  /// The rules without findings of a kind in some views.
  ///
  /// - Parameters:
  ///   - view: The accessibility identifier or the type of the views, such as `close` or
  ///     `BadgeLabel`.
  ///   - reason: Why that is right, for those who read the test; at least a word.
  public func suppressing(
    _ kind: LintKind, in view: String, because reason: String
  ) -> LintRules {
    require(
      reason.contains { $0.isLetter }, "say why \(kind) in \"\(view)\" is right: a reason is needed"
    )
    var rules = self
    rules.suppressions.append(Suppression(kind: kind, view: view, reason: reason))
    return rules
  }

  /// What becomes of findings of a kind.
  public func level(of kind: LintKind) -> FindingLevel { levels[kind] ?? .off }

  /// Whether there is nothing to note: what is reported and fails needs no look at the views.
  var isOff: Bool {
    levels.allSatisfy { kind, level in
      level == .off || (Self.reported.contains(kind) && level == .failure)
        || (Self.noted.contains(kind) && level == .note)
    }
  }

  /// What becomes of something that layout or drawing reported: `failure` where it is an error of
  /// the code and no finding.
  func level(of issue: RenderingIssue) -> FindingLevel {
    guard let kind = LintKind(issue.kind) else { return .failure }
    let isKnown = issue.views.contains {
      isSuppressed(kind, identifier: $0.identifier, type: $0.type)
    }
    return isKnown ? .off : level(of: kind)
  }

  /// What layout or drawing reported, as findings of a picture whose views are not there anymore.
  func findings(_ issues: [RenderingIssue]) -> [SnapshotRun.Finding] {
    issues.compactMap { issue in
      guard let kind = LintKind(issue.kind), level(of: issue) != .off else { return nil }
      let place = issue.views.first
      let view = [place?.type, place?.identifier.map { "\"\($0)\"" }].compactMap { $0 }
      return SnapshotRun.Finding(
        kind: kind.rawValue, message: issue.message, view: view.joined(separator: " "), frame: nil,
        level: level(of: issue))
    }
  }

  /// Whether a finding in a view is accepted.
  func isSuppressed(_ kind: LintKind, identifier: String?, type: String) -> Bool {
    suppressions.contains { $0.kind == kind && ($0.view == identifier || $0.view == type) }
  }
}
