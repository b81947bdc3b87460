// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UICollectionView {
  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    if let cell = state.reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = shown.cellPool.take(identifier) {
      cell.prepareForReuse()
      attributes(of: .cell, "", path).map(cell.take)
      return cell
    }
    // What is registered in code comes after a storyboard's prototypes.
    let isOfClass = registrations.cells[identifier] != nil
    let prototype = isOfClass ? nil : registrations.prototypes[identifier]
    if let cell = registrations.cellNibs[identifier]?.onlyView(identifier)
      ?? prototype?() as? UICollectionViewCell
    {
      cell.reuseIdentifierStorage = identifier
      attributes(of: .cell, "", path).map(cell.take)
      return cell
    }
    guard let registered = registrations.cells[identifier] else {
      trap(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - "
          + "must register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard")
    }
    let attributes = attributes(of: .cell, "", path)
    let cellClass = subclass(of: UICollectionViewCell.self, registered, registeredFor: identifier)
    let cell = cellClass.init(frame: attributes?.frame ?? .zero)
    cell.reuseIdentifierStorage = identifier
    attributes.map(cell.take)
    return cell
  }

  func dequeueView(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    if let view = shown.viewPool.take("\(kind) \(identifier)") {
      view.prepareForReuse()
      attributes(of: .supplementaryView, kind, path).map(view.take)
      return view
    }
    let isOfClass = registrations.views[kind]?[identifier] != nil
    let prototype = isOfClass ? nil : registrations.viewPrototypes[kind]?[identifier]
    if let view = registrations.viewNibs[kind]?[identifier]?.onlyView(identifier) ?? prototype?() {
      view.reuseIdentifierStorage = identifier
      attributes(of: .supplementaryView, kind, path).map(view.take)
      return view
    }
    guard let registered = registrations.views[kind]?[identifier] else {
      trap(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib "
          + "or a class for the identifier or connect a prototype cell in a storyboard")
    }
    let attributes = attributes(of: .supplementaryView, kind, path)
    let viewClass = subclass(
      of: UICollectionReusableView.self, registered, registeredFor: identifier)
    let view = viewClass.init(frame: attributes?.frame ?? .zero)
    view.reuseIdentifierStorage = identifier
    attributes.map(view.take)
    return view
  }

  /// What a view has before the data source fills it, as on iOS: a cell may give content in the
  /// look of its place, or in one that its own attributes say.
  private func attributes(
    of category: UICollectionViewLayoutAttributes.ElementCategory, _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard !collectionViewLayout.isInvalid else { return nil }
    let attributes =
      category == .cell
      ? collectionViewLayout.layoutAttributesForItem(at: path)
      : collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    return collectionViewLayout.isMirrored
      ? attributes?.mirrored(width: contentSize.width) : attributes
  }
}
