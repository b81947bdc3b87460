// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Who runs `configure`, `style` and `layout` of a `BMView`, or `setup` and `style` of a
/// `ModellableView`, that is drawn for a snapshot.
///
/// ```swift
/// assertSnapshots(of: Badge.self, states: badges, size: .fixed(48, 48), .phases(.byView))
/// ```
public enum HostPhases: Hashable, Sendable {
  /// The host, for a view whose initializer left it without subviews. The default.
  case automatic
  /// The host, always.
  case byHost
  /// The view's own initializer, always.
  case byView
}
