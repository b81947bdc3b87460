// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What a layer knows about the layout that is due in its tree.
struct LayerLayoutState {
  /// Whether the layer's own `layoutSublayers` is due.
  var needsLayout = true
  /// Whether one of the layers above it is due. It spares a walk through what is clean.
  var descendantNeedsLayout = false

  var isDue: Bool { needsLayout || descendantNeedsLayout }
}
