// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension ComparisonStrategy {
  /// The strategy without the pixels of some regions, which the difference picture shows hatched.
  ///
  /// It is for what cannot be made the same each time, such as a map or a video. What a view shows
  /// of the time or of chance is better passed to it as a part of its state.
  ///
  /// ```swift
  /// assertSnapshot(of: screen, .strategy(.exact.ignoring(.view("map"))))
  /// ```
  public func ignoring(_ regions: IgnoredRegion...) -> ComparisonStrategy {
    var strategy = self
    strategy.ignoredRegions += regions
    return strategy
  }
}
