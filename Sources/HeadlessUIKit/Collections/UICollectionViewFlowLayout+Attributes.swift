// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UICollectionViewFlowLayout {
  private func makeAttributes() -> UICollectionViewLayoutAttributes {
    let attributesClass =
      type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return attributesClass?.init() ?? UICollectionViewLayoutAttributes()
  }

  func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(path.section),
      sections[path.section].sizes.indices.contains(path.item)
    else { return nil }
    let section = sections[path.section]
    let attributes = makeAttributes()
    attributes.indexPath = path
    attributes.frame = rect(section.origins[path.item], section.sizes[path.item])
    return attributes
  }

  func supplementaryAttributes(
    _ kind: String, _ index: Int
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? section.header : section.footer
    guard length > 0 else { return nil }
    let attributes = makeAttributes()
    attributes.indexPath = IndexPath(item: 0, section: index)
    attributes.representedElementCategory = .supplementaryView
    attributes.representedElementKind = kind
    let natural = isHeader ? section.span.lowerBound : section.span.upperBound - length
    let start = pinned(natural, length, section, isHeader)
    attributes.frame = supplementaryRect(start, length)
    // What stays in sight lies above the items.
    let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    attributes.zIndex = pins ? 10 : 0
    return attributes
  }

  private func pinned(
    _ natural: CGFloat, _ length: CGFloat, _ section: FlowSection, _ isHeader: Bool
  ) -> CGFloat {
    guard let collectionView else { return natural }
    let (bounds, insets) = (collectionView.bounds, collectionView.adjustedContentInset)
    let (low, high) =
      isVertical
      ? (bounds.minY + insets.top, bounds.maxY - insets.bottom)
      : (bounds.minX + insets.left, bounds.maxX - insets.right)
    if isHeader {
      guard sectionHeadersPinToVisibleBounds else { return natural }
      let last = section.span.upperBound - section.footer - length
      return max(natural, min(low, last))
    }
    guard sectionFootersPinToVisibleBounds else { return natural }
    let first = section.span.lowerBound + section.header
    return min(natural, max(high - length, first))
  }

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated()
    where section.span.upperBound >= low && section.span.lowerBound <= high {
      if let header = supplementaryAttributes(UICollectionView.elementKindSectionHeader, index) {
        found.append(header)
      }
      for line in section.lines where line.span.upperBound >= low && line.span.lowerBound <= high {
        found += line.items.compactMap { itemAttributes(IndexPath(item: $0, section: index)) }
      }
      if let footer = supplementaryAttributes(UICollectionView.elementKindSectionFooter, index) {
        found.append(footer)
      }
    }
    return found.filter { $0.frame.intersectsAsOnIOS(rect) }
  }
}
