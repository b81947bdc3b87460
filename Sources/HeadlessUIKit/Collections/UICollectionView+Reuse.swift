// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UICollectionView {
  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    if let cell = state.reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = shown.cellPool.take(identifier) {
      cell.prepareForReuse()
      tellOfPlace(cell, attributes(of: .cell, "", path))
      return cell
    }
    // What is registered in code comes after a storyboard's prototypes.
    let isOfClass = registrations.cells[identifier] != nil
    let prototype = isOfClass ? nil : registrations.prototypes[identifier]
    if let cell = registrations.cellNibs[identifier]?.onlyView(identifier)
      ?? prototype?() as? UICollectionViewCell
    {
      let attributes = attributes(of: .cell, "", path)
      if let frame = attributes?.frame { cell.frame = frame }
      cell.reuseIdentifierStorage = identifier
      tellOfPlace(cell, attributes)
      return cell
    }
    guard let cellClass = registrations.cells[identifier] else {
      trap(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - "
          + "must register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard")
    }
    let attributes = attributes(of: .cell, "", path)
    let cell = cellClass.init(frame: attributes?.frame ?? .zero)
    cell.reuseIdentifierStorage = identifier
    tellOfPlace(cell, attributes)
    return cell
  }

  func dequeueView(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    if let view = shown.viewPool.take("\(kind) \(identifier)") {
      view.prepareForReuse()
      tellOfPlace(view, attributes(of: .supplementaryView, kind, path))
      return view
    }
    let isOfClass = registrations.views[kind]?[identifier] != nil
    let prototype = isOfClass ? nil : registrations.viewPrototypes[kind]?[identifier]
    if let view = registrations.viewNibs[kind]?[identifier]?.onlyView(identifier) ?? prototype?() {
      let attributes = attributes(of: .supplementaryView, kind, path)
      if let frame = attributes?.frame { view.frame = frame }
      view.reuseIdentifierStorage = identifier
      tellOfPlace(view, attributes)
      return view
    }
    guard let viewClass = registrations.views[kind]?[identifier] else {
      trap(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib "
          + "or a class for the identifier or connect a prototype cell in a storyboard")
    }
    let attributes = attributes(of: .supplementaryView, kind, path)
    let view = viewClass.init(frame: attributes?.frame ?? .zero)
    view.reuseIdentifierStorage = identifier
    tellOfPlace(view, attributes)
    return view
  }

  /// A cell of a list gives content in the look of its place, before it shows.
  private func tellOfPlace(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes?
  ) {
    guard let cell = view as? UICollectionViewListCell, let attributes else { return }
    cell.listPlace = attributes.listPlace
  }

  private func attributes(
    of category: UICollectionViewLayoutAttributes.ElementCategory, _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard !collectionViewLayout.isInvalid else { return nil }
    return category == .cell
      ? collectionViewLayout.layoutAttributesForItem(at: path)
      : collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
  }
}
