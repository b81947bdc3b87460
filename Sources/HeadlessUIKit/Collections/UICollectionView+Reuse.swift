// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UICollectionView {
  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    if let cell = state.reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = shown.cellPool.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let cellClass = registrations.cells[identifier] else {
      trap(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - "
          + "must register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard")
    }
    let cell = make(cellClass, frame(of: .cell, "", path))
    cell.reuseIdentifierStorage = identifier
    return cell
  }

  func dequeueView(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    if let view = shown.viewPool.take("\(kind) \(identifier)") {
      view.prepareForReuse()
      return view
    }
    guard let viewClass = registrations.views[kind]?[identifier] else {
      trap(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib "
          + "or a class for the identifier or connect a prototype cell in a storyboard")
    }
    let view = make(viewClass, frame(of: .supplementaryView, kind, path))
    view.reuseIdentifierStorage = identifier
    return view
  }

  /// Makes a view with the frame that the layout has for it, as UIKit does.
  private func make<View: UICollectionReusableView>(
    _ viewClass: View.Type, _ frame: CGRect
  ) -> View {
    HostedFrame.$current.withValue(HostedFrame(frame, for: viewClass)) { viewClass.init() }
  }

  private func frame(
    of category: UICollectionViewLayoutAttributes.ElementCategory, _ kind: String, _ path: IndexPath
  ) -> CGRect {
    guard !collectionViewLayout.isInvalid else { return .zero }
    let attributes =
      category == .cell
      ? collectionViewLayout.layoutAttributesForItem(at: path)
      : collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    return attributes?.frame ?? .zero
  }
}
