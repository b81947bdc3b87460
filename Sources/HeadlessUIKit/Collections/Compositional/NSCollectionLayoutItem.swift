// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The place of a cell in a compositional layout.
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The item's size.
  public let layoutSize: NSCollectionLayoutSize
  private var supplementaryItemStorage: [NSCollectionLayoutSupplementaryItem]
  /// Views beside the cell that belong to the item, such as a badge.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplementaryItemStorage }
  /// From the item's edges to the cell, in points. On an axis of estimated length it does not
  /// count.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// Room around the item; `nil`, the default, for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    supplementaryItemStorage = supplementaryItems
    super.init()
  }

  final func replaceSupplementaryItems(_ items: [NSCollectionLayoutSupplementaryItem]) {
    supplementaryItemStorage = items
  }

  /// The item itself: what can be changed is changed before a layout is made.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The insets on the axes where they count.
  final var effectiveInsets: UIEdgeInsets {
    let given = layoutSize.givenAxes
    let insets = contentInsets
    return UIEdgeInsets(
      top: given.contains(.vertical) ? insets.top : 0,
      left: given.contains(.horizontal) ? insets.leading : 0,
      bottom: given.contains(.vertical) ? insets.bottom : 0,
      right: given.contains(.horizontal) ? insets.trailing : 0)
  }
}

/// A view that belongs to an item or a group of a compositional layout, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The name of the view's kind.
  public let elementKind: String
  /// The point of what the view belongs to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that lies there; `nil` for the same point, inside.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Views with a greater index lie above others. The default is 1, above cells.
  open var zIndex: Int = 1

  /// Makes an item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  /// The place of a view of a size in what it belongs to.
  final func frame(of size: CGSize, in container: CGRect) -> CGRect {
    let point = containerAnchor.edgePoint(in: container)
    let anchor = itemAnchor ?? containerAnchor
    let own = anchor.edgePoint(in: CGRect(origin: .zero, size: size))
    let offset = containerAnchor.offset(for: size)
    let ownOffset = itemAnchor?.offset(for: size) ?? .zero
    return CGRect(
      x: point.x - own.x + offset.x - ownOffset.x, y: point.y - own.y + offset.y - ownOffset.y,
      width: size.width, height: size.height)
  }
}

/// A point on the edges of a rectangle, with an offset.
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges; those that are not there count as the middle.
  public let edges: NSDirectionalRectEdge
  /// From the edges to the point: points, or parts of the view's size.
  public let offset: CGPoint
  private let isFractional: Bool

  /// Makes the point where edges meet.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// Makes the point so many points from where edges meet.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Makes the point so many parts of the view's size from where edges meet.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset, self.isFractional) = (edges, offset, isFractional)
    super.init()
  }

  /// Whether ``offset`` is in points.
  open var isAbsoluteOffset: Bool { !isFractional }
  /// Whether ``offset`` is in parts of the view's size.
  open var isFractionalOffset: Bool { isFractional }

  final func offset(for size: CGSize) -> CGPoint {
    isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  /// Where the edges meet in a rectangle, from left to right.
  final func edgePoint(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading)
        ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }
}
