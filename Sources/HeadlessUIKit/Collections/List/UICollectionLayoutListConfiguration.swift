// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How a list in a collection looks.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
public struct UICollectionLayoutListConfiguration {
  /// How sections are set apart.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge, below one another.
    case plain = 0
    /// Groups from edge to edge.
    case grouped = 1
    /// Groups with round corners and distances from the edges.
    case insetGrouped = 2
    /// Rows of a sidebar, each with round corners where it is chosen.
    case sidebar = 3
    /// Rows of a sidebar from edge to edge.
    case sidebarPlain = 4

    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
    var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
  }

  /// Where sections' headers come from.
  public enum HeaderMode: Int, Sendable {
    /// There are none.
    case none = 0
    /// The data source gives views of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The first item of each section is one.
    case firstItemInSection = 2
  }

  /// Where sections' footers come from.
  public enum FooterMode: Int, Sendable {
    /// There are none.
    case none = 0
    /// The data source gives views of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// Gives the lines of a row, from those that the list has.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Gives the actions beside a row.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// How sections are set apart.
  public var appearance: Appearance
  /// Where sections' headers come from. The default is nowhere.
  public var headerMode = HeaderMode.none
  /// Where sections' footers come from. The default is nowhere.
  public var footerMode = FooterMode.none
  /// The room above each header of a plain list, in points; `nil`, the default, for 22 in a list
  /// without a search bar.
  public var headerTopPadding: CGFloat?
  /// Whether there are lines between rows. The default is true but for sidebars.
  public var showsSeparators: Bool
  /// The lines between rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Gives the lines of a row; `nil`, the default, for those of all.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind all rows; `nil` for the collection's own. The default is that of the
  /// appearance.
  public var backgroundColor: UIColor?
  /// Gives the actions at a row's start. Pictures do not show them; see
  /// ``UICollectionView/leadingSwipeActionsConfiguration(forItemAt:)``.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the actions at a row's end. Pictures do not show them; see
  /// ``UICollectionView/trailingSwipeActionsConfiguration(forItemAt:)``.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Makes a list.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = !appearance.isSidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    backgroundColor =
      switch appearance {
      case .plain, .sidebarPlain: .systemBackground
      case .grouped, .insetGrouped: .systemGroupedBackground
      case .sidebar: .systemGroupedBackground
      }
  }
}

extension UICollectionViewCompositionalLayout {
  /// Makes the layout of a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension NSCollectionLayoutSection {
  private static var rowHeight: CGFloat { RowMetrics.current.rowHeight }

  /// Makes a section of a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowHeight))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1))
    let width = layoutEnvironment.container.contentSize.width
    let isInset = configuration.appearance == .insetGrouped
    let margin =
      isInset ? SystemMargin.group(width: width) : SystemMargin.table(width: width)
    let isSidebar = configuration.appearance == .sidebar
    section.list = ListSectionLook(
      configuration, margin: isSidebar ? ListSectionLook.sidebarMargin : margin)
    let side = isInset || isSidebar
    section.contentInsets.leading = side ? margin : 0
    section.contentInsets.trailing = side ? margin : 0
    section.addListEdges(configuration, size)
    return section
  }

  private func addListEdges(
    _ configuration: UICollectionLayoutListConfiguration, _ size: NSCollectionLayoutSize
  ) {
    let isPinned = configuration.appearance == .plain
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      )
    }
    if configuration.footerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    for item in items { item.pinToVisibleBounds = isPinned }
    boundarySupplementaryItems = items
  }
}
