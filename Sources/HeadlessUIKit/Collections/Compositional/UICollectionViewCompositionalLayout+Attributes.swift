// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UICollectionViewCompositionalLayout {
  /// The attributes of what `rect` touches, after the sections have changed the look of theirs.
  func visibleAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result = attributes(boundaryPlaces, in: nil, touching: rect)
    for section in sections where isVisible(section, in: rect) {
      let visible = attributes(section.places, in: section, touching: rect)
      tell(section, of: visible)
      result += visible
    }
    return result
  }

  private func attributes(
    _ places: [CompositionalPlace], in section: CompositionalSection?, touching rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    places.compactMap { place in
      frame(of: place, in: section).intersectsAsOnIOS(rect) ? attributes(place, in: section) : nil
    }
  }

  private func isVisible(_ section: CompositionalSection, in rect: CGRect) -> Bool {
    // Offsets may move views out of their section.
    let isPinned = section.places.contains { $0.pinning != nil }
    let start = axis.start(rect.origin) - (isPinned ? axis.length(rect.size) : 0)
    return section.span.upperBound >= start - 100
      && section.span.lowerBound <= axis.start(rect.origin) + axis.length(rect.size) + 100
  }

  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if let place = boundaryPlaces.first(where: { $0.element == element }) {
      return attributes(place, in: nil)
    }
    for section in sections {
      if let place = section.places.first(where: { $0.element == element }) {
        return attributes(place, in: section)
      }
    }
    return nil
  }

  private func attributes(
    _ place: CompositionalPlace, in section: CompositionalSection?
  ) -> UICollectionViewLayoutAttributes {
    let attributesClass =
      type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (attributesClass ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = place.element.path
    attributes.representedElementCategory = place.element.category
    attributes.representedElementKind = place.element.category == .cell ? nil : place.element.kind
    attributes.frame = frame(of: place, in: section)
    attributes.zIndex = place.zIndex
    attributes.givenAxes = place.givenAxes
    attributes.listPlace = section?.section.list?.place(
      of: place.element,
      itemCount: collectionView?.numberOfItems(
        inSection: place.element.path.section) ?? 0)
    return attributes
  }

  /// The place as it is scrolled to.
  private func frame(of place: CompositionalPlace, in section: CompositionalSection?) -> CGRect {
    var frame = place.frame
    if place.isInGroup, let section, section.section.orthogonalScrollingBehavior != .none {
      let shift = offset(of: section, at: place.element.path.section)
      frame = frame.offsetBy(axis.across.point(along: -shift, across: 0))
    }
    if let side = place.pinning { frame = pinned(frame, side, section) }
    return frame
  }

  private func pinned(
    _ frame: CGRect, _ side: BoundarySide, _ section: CompositionalSection?
  ) -> CGRect {
    guard let collectionView else { return frame }
    let (bounds, insets) = (collectionView.bounds, collectionView.adjustedContentInset)
    let (before, after) =
      axis == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let length = axis.length(frame.size)
    let shown = (
      start: axis.start(bounds.origin) + before,
      end: axis.start(bounds.origin) + axis.length(bounds.size) - after - length
    )
    let span = section?.span ?? 0...max(0, axis.length(collectionViewContentSize))
    let start = axis.start(frame.origin)
    let place: CGFloat =
      switch side {
      case .start: max(start, min(shown.start, span.upperBound - length))
      case .end: min(start, max(shown.end, span.lowerBound))
      case .middle: start
      }
    return frame.offsetBy(axis.point(along: place - start, across: 0))
  }

  // MARK: Scrolling across the axis

  func offset(of section: CompositionalSection, at index: Int) -> CGFloat {
    let offset = offsets[index] ?? 0
    return min(max(offset, section.scrollRange.lowerBound), section.scrollRange.upperBound)
  }

  private func tell(
    _ section: CompositionalSection, of visible: [UICollectionViewLayoutAttributes]
  ) {
    guard let handler = section.section.visibleItemsInvalidationHandler, let collectionView,
      let index = section.places.first?.element.path.section
    else { return }
    let isAcross = section.section.orthogonalScrollingBehavior != .none
    let shift =
      isAcross
      ? axis.across.point(along: offset(of: section, at: index), across: 0) : .zero
    let insets = NSDirectionalEdgeInsets(
      collectionView.adjustedContentInset, collectionView.effectiveUserInterfaceLayoutDirection)
    handler(
      visible.map { LayoutVisibleItem($0, shift: shift) },
      isAcross ? shift : collectionView.bounds.origin,
      LayoutContainer(collectionView.bounds.size, insets, collectionView.traitCollection))
  }

  func scrollGroups(to path: IndexPath, at position: UICollectionView.ScrollPosition) {
    let element = CollectionElement(category: .cell, kind: "", path: path)
    guard
      let section = sections.first(where: { $0.places.contains { $0.element == element } }),
      section.section.orthogonalScrollingBehavior != .none,
      let place = section.places.first(where: { $0.element == element })
    else { return }
    let across = axis.across
    let (start, length) = (across.start(place.frame.origin), across.length(place.frame.size))
    let room = across.length(collectionView?.bounds.size ?? .zero)
    let inset =
      axis == .vertical
      ? section.section.contentInsets.leading : section.section.contentInsets.top
    let isMiddle = position.contains(
      axis == .vertical ? .centeredHorizontally : .centeredVertically)
    let isEnd = position.contains(axis == .vertical ? .right : .bottom)
    let target: CGFloat
    if isMiddle || section.section.orthogonalScrollingBehavior == .groupPagingCentered {
      target = start + length / 2 - room / 2
    } else if isEnd {
      target = start + length - room + inset
    } else {
      target = start - inset
    }
    offsets[path.section] = min(
      max(target, section.scrollRange.lowerBound), section.scrollRange.upperBound)
    collectionView?.setNeedsLayout()
  }
}
