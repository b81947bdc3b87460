// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The room that a compositional layout has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The room with what is kept free at its edges, in points.
  var contentSize: CGSize { get }
  /// The room without that.
  var effectiveContentSize: CGSize { get }
  /// What is kept free at the edges.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The same.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a compositional layout is made for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection's traits.
  var traitCollection: UITraitCollection { get }
}

/// The room of a collection or a group.
final class LayoutContainer: NSCollectionLayoutContainer, NSCollectionLayoutEnvironment {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
    (contentSize, contentInsets, traitCollection) = (size, insets, traits)
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

/// One view of a section while it shows; what is changed here changes its look.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// From 0 to 1.
  var alpha: CGFloat { get set }
  /// Views with a greater index lie above others.
  var zIndex: Int { get set }
  /// Whether the view is left out.
  var isHidden: Bool { get set }
  /// The middle in the collection's coordinates.
  var center: CGPoint { get set }
  /// The transform about the middle.
  var transform: CGAffineTransform { get set }
  /// The transform about the middle, in space.
  var transform3D: CATransform3D { get set }
  /// The size at (0, 0).
  var bounds: CGRect { get }
  /// The rectangle in the collection's coordinates.
  var frame: CGRect { get }
  /// The name of what the view shows.
  var name: String { get }
  /// The item or the place that the view belongs to.
  var indexPath: IndexPath { get }
  /// What kind of view it is.
  var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory { get }
  /// The name of a kind of views; `nil` for a cell.
  var representedElementKind: String? { get }
}

/// The attributes of a view, for an app that changes them.
final class LayoutVisibleItem: NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes
  /// How far the section was scrolled across the layout's axis.
  private let shift: CGPoint

  init(_ attributes: UICollectionViewLayoutAttributes, shift: CGPoint) {
    self.attributes = attributes
    self.shift = shift
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y) }
    set { attributes.center = CGPoint(x: newValue.x - shift.x, y: newValue.y - shift.y) }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var bounds: CGRect { attributes.bounds }
  var frame: CGRect { attributes.frame.offsetBy(dx: shift.x, dy: shift.y) }
  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var representedElementCategory: UICollectionViewLayoutAttributes.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
