// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Leads from one layout of a collection to another. Still pictures show the ends of transitions: a
/// collection that is given one shows what it leads to.
///
/// ```swift
/// let transition = UICollectionViewTransitionLayout(currentLayout: list, nextLayout: grid)
/// ```
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout before.
  public let currentLayout: UICollectionViewLayout
  /// The layout after.
  public let nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  /// How much of the transition is done, 0 to 1.
  open var transitionProgress: CGFloat = 0

  /// Makes a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Archives of layouts are not read: always `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Keeps a value under a name.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// A value that was kept; 0 for none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// The size that the layout after has.
  open override var collectionViewContentSize: CGSize { nextLayout.collectionViewContentSize }

  /// Where the layout after puts the views.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    nextLayout.layoutAttributesForElements(in: rect)
  }

  /// Where the layout after puts an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nextLayout.layoutAttributesForItem(at: indexPath)
  }
}
