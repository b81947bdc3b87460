// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a compositional layout has beside its sections.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// Makes a configuration of a layout that scrolls down.
  public override init() {
    super.init()
  }

  /// The axis on which the collection scrolls. The default is down.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// Between sections, in points. The default is 0.
  open var interSectionSpacing: CGFloat = 0
  /// Views at the edges of the whole layout, such as a header above all sections. The default is
  /// none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What is kept free of groups on both sides. The default is the safe area.
  open var contentInsetsReference: UIContentInsetsReference = .automatic

  /// Another configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
