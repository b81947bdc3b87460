// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import ImageComparison

/// The settings as an assertion, a scope or a trait lists them, each with a leading dot.
extension SnapshotSettings {
  /// Sets ``SnapshotSettings/size``.
  public static func size(_ size: SnapshotSize) -> SnapshotSettings { setting(\.size, size) }

  /// Sets ``SnapshotSettings/scale``.
  public static func scale(_ scale: CGFloat) -> SnapshotSettings { setting(\.scale, scale) }

  /// Sets ``SnapshotSettings/variant``.
  public static func variant(_ name: String) -> SnapshotSettings { setting(\.variant, name) }

  /// Sets ``SnapshotSettings/userInterfaceStyle``.
  public static func userInterfaceStyle(_ style: UIUserInterfaceStyle) -> SnapshotSettings {
    setting(\.userInterfaceStyle, style)
  }

  /// Sets ``SnapshotSettings/textRendering``.
  public static func textRendering(_ rendering: TextRendering) -> SnapshotSettings {
    setting(\.textRendering, rendering)
  }

  /// Sets ``SnapshotSettings/traits``.
  public static func traits(_ traits: SnapshotTraits...) -> SnapshotSettings {
    setting(\.traits, traits)
  }

  /// Sets ``SnapshotSettings/traits``, for a list that was made before, such as a product.
  public static func traits(_ traits: [SnapshotTraits]) -> SnapshotSettings {
    setting(\.traits, traits)
  }

  /// Sets ``SnapshotSettings/picture``.
  public static func picture(_ picture: SnapshotPicture) -> SnapshotSettings {
    setting(\.picture, picture)
  }

  /// Sets ``SnapshotSettings/companions``.
  public static func companions(_ companions: [SnapshotCompanion]) -> SnapshotSettings {
    setting(\.companions, companions)
  }

  /// Sets ``SnapshotSettings/phases``.
  public static func phases(_ phases: HostPhases) -> SnapshotSettings { setting(\.phases, phases) }

  /// Sets ``SnapshotSettings/record``.
  public static func record(_ mode: RecordMode) -> SnapshotSettings { setting(\.record, mode) }

  /// Sets ``SnapshotSettings/strategy``.
  public static func strategy(_ strategy: ComparisonStrategy) -> SnapshotSettings {
    setting(\.strategy, strategy)
  }

  /// Sets ``SnapshotSettings/trust``.
  public static func trust(_ trust: ReferenceTrust) -> SnapshotSettings { setting(\.trust, trust) }

  /// Sets ``SnapshotSettings/indistinguishableStates``.
  public static func indistinguishableStates(_ level: FindingLevel) -> SnapshotSettings {
    setting(\.indistinguishableStates, level)
  }

  /// Sets ``SnapshotSettings/lints``.
  public static func lints(_ rules: LintRules) -> SnapshotSettings { setting(\.lints, rules) }

  /// Sets ``SnapshotSettings/artifacts``.
  public static func artifacts(_ folder: String) -> SnapshotSettings {
    setting(\.artifacts, folder)
  }

  private static func setting<Value>(
    _ path: WritableKeyPath<SnapshotSettings, Value?>, _ value: Value
  ) -> SnapshotSettings {
    var settings = SnapshotSettings()
    settings[keyPath: path] = value
    return settings
  }
}
