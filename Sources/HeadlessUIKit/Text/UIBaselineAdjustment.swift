// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Where text stands that was made smaller to fit its label.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// On the baseline of the text in its own size.
  case alignBaselines = 0
  /// In the middle between top and bottom.
  case alignCenters = 1
  /// At the top of the text in its own size.
  case none = 2
}
