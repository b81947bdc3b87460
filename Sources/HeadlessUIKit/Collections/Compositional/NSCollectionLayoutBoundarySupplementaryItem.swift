// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A view at the edge of a section or of a whole compositional layout, such as a header.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or the corner.
  public let alignment: NSRectAlignment
  /// How far the view is moved from there, in points.
  public let offset: CGPoint

  /// Makes a view at an edge or a corner.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }

  /// Whether the section grows by the view, the default, or the view lies on the section's items.
  open var extendsBoundary: Bool = true
  /// Whether the view stays in sight while its section shows. The default is false.
  open var pinToVisibleBounds: Bool = false

  /// Whether the view lies at the start of an axis, at its end, or between.
  final func side(on axis: LayoutAxis) -> BoundarySide {
    let edges = alignment.edges
    let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
    return edges.contains(start) ? .start : edges.contains(end) ? .end : .middle
  }
}

/// Where a boundary item lies on the axis of a layout.
enum BoundarySide {
  case start
  case middle
  case end
}

/// A view that a compositional layout itself shows, such as the background of a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The name of the view's kind.
  public let elementKind: String
  /// Views with a greater index lie above others. With 0, the default, it lies below the items.
  open var zIndex: Int = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A view behind a whole section. Its class is registered with the layout.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
