// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What a layer knows about the layout that is due in its tree.
struct LayerLayoutState {
  /// Whether the layer's own `layoutSublayers` is due.
  var needsLayout = true
  /// Whether one of the layers above it is due. It spares a walk through what is clean.
  var descendantNeedsLayout = false
  /// Whether the layer's own `layoutSublayers` is running: it is not entered again meanwhile.
  var isLayingOut = false
  /// Whether `layoutSublayers` has run since the layout of the tree was last looked at.
  var wasLaidOut = false

  var isDue: Bool { needsLayout || descendantNeedsLayout }

  /// Whether a pass has something to do in the layer's tree.
  var isReady: Bool { descendantNeedsLayout || (needsLayout && !isLayingOut) }
}
