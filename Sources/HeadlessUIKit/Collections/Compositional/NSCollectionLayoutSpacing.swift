// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Room between the items of a compositional layout.
open class NSCollectionLayoutSpacing: NSObject {
  /// Points; of flexible room the least.
  public let spacing: CGFloat
  /// Whether the room grows where there is more.
  public let isFlexibleSpacing: Bool
  /// Whether the room is always the same.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// So many points or more, where there is room.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// So many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

/// Room around an item of a compositional layout, outside of its size.
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Before the item, where text starts.
  public let leading: NSCollectionLayoutSpacing?
  /// Above the item.
  public let top: NSCollectionLayoutSpacing?
  /// After the item, where text ends.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes room; `nil` stands for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }

  /// The room before and after an item on an axis.
  final func around(
    _ axis: LayoutAxis
  ) -> (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}

/// The axis along which a group or a layout places what is in it.
enum LayoutAxis {
  case horizontal
  case vertical

  var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
  func start(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  func dimension(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
    self == .horizontal ? size.widthDimension : size.heightDimension
  }
}
