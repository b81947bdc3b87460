// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UICollectionView {
  private static let scrollLimit = 50

  func mirrored(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard collectionViewLayout.isMirrored else { return attributes }
    return attributes?.mirrored(width: contentSize.width)
  }

  func elements(ofKind kind: String) -> [CollectionElement] {
    shown.elements.filter { $0.category == .supplementaryView && $0.kind == kind }
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
    collectionViewLayout.scrollAcross(to: path, at: position)
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
