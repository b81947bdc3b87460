// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension ComparisonStrategy {
  /// Every byte of every pixel must be the same. The default.
  ///
  /// Rendering gives the same bytes on every machine, so that there is nothing to tolerate. A
  /// change of alpha alone and a change of the color of a transparent pixel are differences too.
  public static let exact = ComparisonStrategy(description: "exact", channelLimit: 0)
}
