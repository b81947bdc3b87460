// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import ImageComparison

/// How snapshots are taken and compared: the one list of settings, each of which may be left out.
///
/// An assertion, a scope (`withSnapshotConfiguration`) and the trait of Swift Testing
/// (`.snapshots`) take any number of them. What an assertion says precedes what its scope says, an
/// inner scope precedes an outer one, and of two settings in one list the later holds.
///
/// ```swift
/// assertSnapshot(of: badge, size: .fixed(48, 48), .scale(3), .variant("dark"))
/// withSnapshotConfiguration(.scale(3), .textRendering(.blocks)) { ... }
/// @Suite(.snapshots(.scale(3), .lints(.notes))) struct BadgeTests { ... }
/// ```
///
/// Settings that belong together are a value of their own:
///
/// ```swift
/// let retina = SnapshotSettings(.scale(3), .variant("3x"))
/// assertSnapshot(of: badge, retina)
/// ```
public struct SnapshotSettings: Sendable {
  /// How large the picture is. Where nothing is said: a view has the size that it was made with,
  /// and a controller, or what stands in a context, that of the scope's screen, 390x844 points.
  ///
  /// The device of ``traits`` precedes the size of a scope.
  public var size: SnapshotSize?
  /// Pixels per point, above 0 and up to 16. The default is that of the device among ``traits``,
  /// else 2; `SnapshotTraits.scale` precedes that of a scope.
  public var scale: CGFloat?
  /// A name that tells several pictures of one state apart, such as `dark`. It is a part of the
  /// reference's file name. The default is none.
  public var variant: String?
  /// Light or dark. The default is light; the style of ``traits`` precedes.
  public var userInterfaceStyle: UIUserInterfaceStyle?
  /// How text is drawn: with the letters of fonts, or as blocks, which need no font and survive a
  /// change of fonts. The default is as the rendering environment says, which is with letters.
  public var textRendering: TextRendering?
  /// Under which devices, styles, text sizes and directions each snapshot is taken, one variant for
  /// each; empty, the default: once, under those of the scope.
  public var traits: [SnapshotTraits]?
  /// What each picture shows. The default is the view alone; a picture of something else has a name
  /// of its own.
  public var picture: SnapshotPicture?
  /// The texts that are kept beside each picture. The default is none.
  public var companions: [SnapshotCompanion]?
  /// Who runs the phases of a `BMView` or a `ModellableView`. The default is automatic.
  public var phases: HostPhases?
  /// When references are written. `SNAPSHOT_RECORD=never` in the environment overrules it. The
  /// default is as the environment says, otherwise `missing`, and `never` where `CI` is set.
  public var record: RecordMode?
  /// Which differences of pixels count. The default is all: `exact`.
  public var strategy: ComparisonStrategy?
  /// Whether a reference's digest is believed. `SNAPSHOT_STRICT` in the environment overrules it.
  /// The default is yes, and no where `CI` is set.
  public var trust: ReferenceTrust?
  /// What becomes of states whose pictures have the same pixels. The default is a note.
  public var indistinguishableStates: FindingLevel?
  /// What is looked for in each picture, apart from differences. The default is nothing, and
  /// `notes`, which stand in the manifest alone, in a run that the `snapshots` command conducts.
  public var lints: LintRules?
  /// The folder of the files that explain failures. The default is `SNAPSHOT_ARTIFACTS`, otherwise
  /// `.build/snapshots` in the package.
  public var artifacts: String?

  /// Makes settings of those that are given; of two that say the same thing, the later holds.
  public init(_ settings: SnapshotSettings...) {
    self.init(settings)
  }

  /// Makes settings of those in a list; of two that say the same thing, the later holds.
  public init(_ settings: [SnapshotSettings]) {
    for inner in settings { self = inner.over(self) }
  }

  /// These settings, and those of `outer` where these say nothing.
  public func over(_ outer: SnapshotSettings) -> SnapshotSettings {
    var settings = SnapshotSettings()
    settings.size = size ?? outer.size
    settings.scale = scale ?? outer.scale
    settings.variant = variant ?? outer.variant
    settings.userInterfaceStyle = userInterfaceStyle ?? outer.userInterfaceStyle
    settings.textRendering = textRendering ?? outer.textRendering
    settings.traits = traits ?? outer.traits
    settings.picture = picture ?? outer.picture
    settings.companions = companions ?? outer.companions
    settings.phases = phases ?? outer.phases
    settings.record = record ?? outer.record
    settings.strategy = strategy ?? outer.strategy
    settings.trust = trust ?? outer.trust
    settings.indistinguishableStates = indistinguishableStates ?? outer.indistinguishableStates
    settings.lints = lints ?? outer.lints
    settings.artifacts = artifacts ?? outer.artifacts
    return settings
  }
}
