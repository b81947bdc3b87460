// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Items beside or below one another in a compositional layout.
///
/// A group of `subitems` takes them one after the other, again and again, until it is full; one of
/// a `count` takes its item so many times.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
///   subitems: [item])
/// ```
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How a group fills itself.
  enum Filling {
    /// With the subitems again and again.
    case repeating
    /// With the subitem so many times, as large as it says.
    case count(Int)
    /// With the subitem so many times, all of them as large as the group.
    case equalCount(Int)
    /// With the frames that a closure gives.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// What the group takes.
  public let subitems: [NSCollectionLayoutItem]
  let axis: LayoutAxis
  let filling: Filling

  init(
    _ layoutSize: NSCollectionLayoutSize, _ axis: LayoutAxis,
    _ subitems: [NSCollectionLayoutItem], _ filling: Filling
  ) {
    self.axis = axis
    self.subitems = subitems
    self.filling = filling
    super.init(layoutSize: layoutSize)
  }

  /// Views that belong to the group, such as a badge. The default is none.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { replaceSupplementaryItems(newValue) }
  }

  /// Room between the items; `nil`, the default, for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// Items beside one another, again and again until the group is full.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, subitems, .repeating)
  }

  /// So many items beside one another, as large as the item says.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .count(count))
  }

  /// So many items beside one another, which share the group's width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .equalCount(count))
  }

  /// Items below one another, again and again until the group is full.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, subitems, .repeating)
  }

  /// So many items below one another, as large as the item says.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], .count(count))
  }

  /// So many items below one another, which share the group's height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], .equalCount(count))
  }

  /// Items where a closure places them.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, [], .custom(itemProvider))
  }
}

/// Places the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a custom group.
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The place in the group, in points.
  public let frame: CGRect
  /// Items with a greater index lie above others.
  public let zIndex: Int

  /// Makes a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}
