// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension ComparisonStrategy {
  /// Every byte must be the same, except where an edge is softened in another way.
  ///
  /// See the property of a strategy of the same name.
  public static var ignoringAntialiasing: ComparisonStrategy { exact.ignoringAntialiasing }

  /// The strategy without pixels that differ only because an edge is softened in another way, as
  /// pixelmatch finds them.
  ///
  /// It is for pictures of another renderer. It is not precise: it knows a pixel by its neighbors'
  /// brightness alone, so that thin text and lines that moved may pass in part. Of half a list that
  /// moved by a pixel it leaves out three quarters of the differing pixels, and finds the others.
  public var ignoringAntialiasing: ComparisonStrategy {
    var strategy = self
    strategy.isIgnoringAntialiasing = true
    return strategy
  }
}
