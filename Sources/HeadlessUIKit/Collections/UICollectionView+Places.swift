// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UICollectionView {
  private static let scrollLimit = 50

  /// How many sections there are.
  public var numberOfSections: Int { itemCounts.count }

  /// How many items a section has; 0 where there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// The attributes of an item's cell; `nil` where there is no such item.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return mirrored(collectionViewLayout.layoutAttributesForItem(at: indexPath))
  }

  /// The attributes of a view beside cells; `nil` where there is no such view.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return mirrored(
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
  }

  private func mirrored(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard collectionViewLayout.isMirrored else { return attributes }
    return attributes?.mirrored(width: contentSize.width)
  }

  /// The item at a point of the collection's coordinates; `nil` where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    return elements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))).first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// The item that a cell shows; `nil` where it shows none.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.elements.first { $0.category == .cell && shown.views[$0] === cell }?.path
  }

  /// The cell of an item that shows; `nil` for any other.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown.views[CollectionElement(category: .cell, kind: "", path: indexPath)]
      as? UICollectionViewCell
  }

  /// The cells of the items that show, in order.
  public var visibleCells: [UICollectionViewCell] {
    shown.elements.compactMap { $0.category == .cell ? shown.views[$0] : nil }
      .compactMap { $0 as? UICollectionViewCell }
  }

  /// The items that show, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    shown.elements.filter { $0.category == .cell }.map(\.path)
  }

  /// The view of a kind that shows at a place; `nil` where none does.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown.views[
      CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }

  /// The views of a kind that show, in order.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    elements(ofKind: elementKind).compactMap { shown.views[$0] }
  }

  /// The places of the views of a kind that show, in order.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    elements(ofKind: elementKind).map(\.path)
  }

  private func elements(ofKind kind: String) -> [CollectionElement] {
    shown.elements.filter { $0.category == .supplementaryView && $0.kind == kind }
  }

  /// The items that are chosen, in order; `nil` without any.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  func choose(_ path: IndexPath?, _ position: ScrollPosition) {
    for former in selection.sorted() where !allowsMultipleSelection || path == nil {
      if former != path { deselectItem(at: former, animated: false) }
    }
    guard let path else { return }
    selection.insert(path)
    cellForItem(at: path)?.isSelected = true
    if !position.isEmpty { scroll(to: path, at: position) }
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, at position: ScrollPosition) {
    layoutIfNeeded()
    for _ in 0..<UICollectionView.scrollLimit {
      guard let frame = layoutAttributesForItem(at: path)?.frame else {
        trap(
          "attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there "
            + "are only \(numberOfItems(inSection: path.section)) items in section \(path.section)")
      }
      let target = offset(showing: frame, at: position)
      guard target != contentOffset else { return }
      contentOffset = target
      layoutIfNeeded()
    }
  }

  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let insets = adjustedContentInset
    func place(
      _ low: CGFloat, _ high: CGFloat, _ current: CGFloat, _ length: CGFloat, _ content: CGFloat,
      _ before: CGFloat, _ after: CGFloat, _ share: CGFloat?
    ) -> CGFloat {
      let room = length - before - after
      guard content > room else { return -before }
      let (first, last) = (low - before, high - length + after)
      let target: CGFloat
      if let share {
        target = first + (last - first) * share
      } else {
        target = first < current ? first : max(current, last)
      }
      return max(-before, min(target, content - length + after))
    }
    let x: CGFloat? =
      position.contains(.left)
      ? 0 : position.contains(.right) ? 1 : position.contains(.centeredHorizontally) ? 0.5 : nil
    let y: CGFloat? =
      position.contains(.top)
      ? 0 : position.contains(.bottom) ? 1 : position.contains(.centeredVertically) ? 0.5 : nil
    return CGPoint(
      x: place(
        frame.minX, frame.maxX, contentOffset.x, bounds.width, contentSize.width, insets.left,
        insets.right, x),
      y: place(
        frame.minY, frame.maxY, contentOffset.y, bounds.height, contentSize.height, insets.top,
        insets.bottom, y))
  }
}
