// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UICollectionView {
  /// Views that want other attributes each time are no longer asked after as many rounds.
  private static let roundLimit = 30

  func dataDidChange() {
    state.isDataDue = true
    state.counts = nil
    collectionViewLayout.invalidateForNewData()
    setNeedsLayout()
  }

  func layoutWasReplaced(_ old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateForNewData()
    shown.measured = []
    recycleViews { $0.category != .cell }
    setNeedsLayout()
  }

  /// How many items each section has; asks the data source where that is due.
  var itemCounts: [Int] {
    if let counts = state.counts { return counts }
    let counts = itemCountsOfData
    state.counts = counts
    return counts
  }

  var itemCountsOfData: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      require(count >= 0, "a section cannot have \(count) items: section \(section) of \(self)")
      return count
    }
  }

  // MARK: Layout

  func layoutItems() {
    guard updates == nil else { return }
    if state.isDataDue {
      state.isDataDue = false
      recycleViews { _ in true }
    }
    invalidateForSize()
    for round in 0... {
      prepareLayoutIfNeeded()
      let attributes = attributesOfVisibleElements()
      show(attributes)
      guard round < UICollectionView.roundLimit, wantsOtherAttributes(attributes) else { break }
    }
    backgroundView?.frame = bounds
  }

  private func invalidateForSize() {
    let scale = traitCollection.displayScale
    if let size = state.preparedSize, size != bounds.size || state.scale != scale {
      collectionViewLayout.isInvalid = true
      shown.measured = []
    }
    state.preparedSize = bounds.size
    state.scale = scale
  }

  func prepareLayoutIfNeeded() {
    guard collectionViewLayout.isInvalid else { return }
    collectionViewLayout.isInvalid = false
    collectionViewLayout.prepare()
    let isFirst = contentSize == .zero
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    if isFirst, collectionViewLayout.isMirrored, contentSize.width > bounds.width {
      contentOffset.x = contentSize.width - bounds.width
    }
  }

  private func attributesOfVisibleElements() -> [UICollectionViewLayoutAttributes] {
    // A layout may keep them in a dictionary, whose order is another one in each process.
    elements(in: bounds).filter { !$0.isHidden }.sorted { $0.isAsked(before: $1) }
  }

  /// What the layout says of a rectangle, mirrored where it wants that.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let width = contentSize.width
    guard collectionViewLayout.isMirrored else {
      return collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    }
    let mirrored = CGRect(
      x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    let elements = collectionViewLayout.layoutAttributesForElements(in: mirrored) ?? []
    return elements.map { $0.mirrored(width: width) }
  }

  // MARK: Views

  /// Lets just these views show, each at its place.
  private func show(_ attributes: [UICollectionViewLayoutAttributes]) {
    let keys = Set(attributes.map(\.key))
    recycleViews { !keys.contains($0) }
    for attributes in attributes {
      let view = shown.views[attributes.key] ?? makeView(attributes)
      view.take(attributes)
    }
  }

  /// Asks the views that show, once each, which attributes they would like to have.
  ///
  /// - Returns: Whether the layout is invalid by that.
  private func wantsOtherAttributes(_ all: [UICollectionViewLayoutAttributes]) -> Bool {
    let layout = collectionViewLayout
    guard layout.asksForPreferredAttributes else { return false }
    for attributes in all where attributes.representedElementCategory != .decorationView {
      guard let view = shown.views[attributes.key],
        shown.measured.insert(attributes.key).inserted,
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let preferred = view.preferredLayoutAttributesFitting(copy)
      if layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      {
        layout.invalidateLayout(
          with: layout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      }
    }
    return layout.isInvalid
  }

  private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView
  {
    let (key, path) = (attributes.key, attributes.indexPath)
    let view = askForView(key)
    shown.views[key] = view
    view.take(attributes)
    insert(view, zIndex: attributes.zIndex)
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      cell.isHighlighted = false
      cell.isSelected = selection.contains(path)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    } else if key.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: path)
    }
    return view
  }

  private func insert(_ view: UICollectionReusableView, zIndex: Int) {
    let index = subviewStorage.lastIndex {
      ($0 as? UICollectionReusableView).map { $0.layerStorage.zPosition <= CGFloat(zIndex) }
        ?? ($0 === backgroundView)
    }
    insertSubview(view, at: index.map { $0 + 1 } ?? 0)
  }

  private func askForView(_ key: CollectionElement) -> UICollectionReusableView {
    if key.category == .decorationView { return makeDecoration(key) }
    guard let dataSource else { trap("a collection without a data source has no items: \(self)") }
    return key.category == .cell
      ? dataSource.collectionView(self, cellForItemAt: key.path)
      : dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
  }

  private func makeDecoration(_ key: CollectionElement) -> UICollectionReusableView {
    if let nib = collectionViewLayout.decorationNibs[key.kind],
      let view: UICollectionReusableView = nib.onlyView(key.kind)
    {
      return view
    }
    guard let registered = collectionViewLayout.decorationClasses[key.kind] else {
      trap(
        "no UICollectionReusableView class registered for decoration view kind '\(key.kind)' of "
          + "\(type(of: collectionViewLayout))")
    }
    return subclass(
      of: UICollectionReusableView.self, registered, registeredFor: key.kind
    ).init()
  }

  func recycleViews(where isGone: (CollectionElement) -> Bool) {
    for key in shown.elements where isGone(key) {
      guard let view = shown.views.removeValue(forKey: key) else { continue }
      shown.measured.remove(key)
      recycle(view, key)
    }
  }

  func recycle(_ view: UICollectionReusableView, _ key: CollectionElement) {
    view.removeFromSuperview()
    view.takenAttributes = nil
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
      shown.cellPool.keep(cell, as: cell.reuseIdentifier)
    } else if key.category == .supplementaryView {
      shown.viewPool.keep(view, as: view.reuseIdentifier.map { "\(key.kind) \($0)" })
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether the data source is asked for its view before that of others: as on iOS, cells come
  /// first, and a section's header before its footer.
  fileprivate func isAsked(before other: UICollectionViewLayoutAttributes) -> Bool {
    let (first, second) = (key, other.key)
    if first.category != second.category {
      return first.category.rawValue < second.category.rawValue
    }
    if first.path != second.path { return first.path < second.path }
    return (frame.minY, frame.minX, first.kind) < (other.frame.minY, other.frame.minX, second.kind)
  }
}

extension UICollectionReusableView {
  /// Takes the place and the look that a layout gives, where they are others than the last ones:
  /// "collection views do not apply layout attributes if those attributes have not changed"
  /// (UICollectionViewLayoutAttributes).
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    (self as? UICollectionViewListCell)?.listPlace = attributes.listPlace
    guard attributes != takenAttributes else { return }
    takenAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    if bounds.size != attributes.size {
      bounds = CGRect(origin: bounds.origin, size: attributes.size)
    }
    if center != attributes.center { center = attributes.center }
    if layerStorage.transform != attributes.transform3D {
      layerStorage.transform = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    layerStorage.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}
