// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How fast groups that scroll across the layout's axis come to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: Hashable, Sendable {
  /// As the way of scrolling has it.
  case automatic
  /// Slowly.
  case normal
  /// Soon.
  case fast
}

/// Whether groups that scroll across the layout's axis bounce at their ends.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable {
  /// Where there is more than fits.
  case automatic = 0
  /// Always.
  case always = 1
  /// Never.
  case never = 2
}

/// How groups that scroll across the layout's axis come to rest and bounce.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How fast they come to rest. The default is `automatic`.
  open var decelerationRate: UICollectionLayoutSectionOrthogonalScrollingDecelerationRate =
    .automatic
  /// Whether they bounce. The default is `automatic`.
  open var bounce: UICollectionLayoutSectionOrthogonalScrollingBounce = .automatic
}
