// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What makes a section of a compositional layout one of a list.
final class ListSectionLook {
  // The room between groups is that of tables: see UITableView+Heights.
  private static let groupEdge: CGFloat = 35
  private static let groupGap: CGFloat = 53.0 / 3
  private static let headerPadding: CGFloat = 22
  /// From the ends of a sidebar's cells to their content, see `sidebarCell()`.
  static let sidebarMargin: CGFloat = 8

  let configuration: UICollectionLayoutListConfiguration
  private let margin: CGFloat

  init(_ configuration: UICollectionLayoutListConfiguration, margin: CGFloat) {
    self.configuration = configuration
    self.margin = margin
  }

  /// Gives the collection the list's background.
  func resolve(_ collectionView: UICollectionView, _ layout: UICollectionViewLayout) {
    guard let color = configuration.backgroundColor else { return }
    collectionView.asToolkit { collectionView.backgroundColor = color }
  }

  /// The room above and below the section, outside of its header and footer.
  func gaps(isFirst: Bool, isEmpty: Bool) -> (before: CGFloat, after: CGFloat) {
    let hasHeader = configuration.headerMode != .none
    let hasFooter = configuration.footerMode != .none
    switch configuration.appearance {
    case .plain:
      // Without an item no header is among the items.
      let isHeaderLost = configuration.headerMode == .firstItemInSection && isEmpty
      guard hasHeader, !isHeaderLost else { return (0, 0) }
      return (configuration.headerTopPadding ?? ListSectionLook.headerPadding, 0)
    case .grouped, .insetGrouped:
      let gap = ListSectionLook.groupGap
      // A header has its own room above it, in the first section too.
      let top = hasHeader ? 0 : isFirst ? ListSectionLook.groupEdge : gap
      return (top, hasFooter ? 0 : gap)
    case .sidebar, .sidebarPlain:
      return (0, 0)
    }
  }

  /// What a cell is told about its place.
  func place(of element: CollectionElement, itemCount: Int) -> ListPlace? {
    var place = ListPlace(
      appearance: configuration.appearance, margin: margin,
      separators: configuration.separatorConfiguration)
    guard element.category == .cell else {
      guard element.category == .supplementaryView else { return nil }
      place.role = element.kind == UICollectionView.elementKindSectionFooter ? .footer : .header
      return place
    }
    let item = element.path.item
    let isHeader = configuration.headerMode == .firstItemInSection && item == 0
    if isHeader {
      place.role = .header
      if configuration.appearance == .plain, configuration.showsSeparators, itemCount > 1,
        RowMetrics.current.drawsLineBelowHeader
      {
        addSeparators(to: &place, element.path, false, false)
      }
      return place
    }
    place.followsHeaderItem = configuration.headerMode == .firstItemInSection
    let first = place.followsHeaderItem ? 1 : 0
    let (isFirst, isLast) = (item == first, item == itemCount - 1)
    if configuration.appearance == .insetGrouped {
      if isFirst { place.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { place.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    if configuration.showsSeparators { addSeparators(to: &place, element.path, isFirst, isLast) }
    return place
  }

  private func addSeparators(
    to place: inout ListPlace, _ path: IndexPath, _ isFirst: Bool, _ isLast: Bool
  ) {
    if let handler = configuration.itemSeparatorHandler {
      place.separators = handler(path, configuration.separatorConfiguration)
    }
    let isGroup = configuration.appearance == .grouped
    place.hasLineAbove = isShown(place.separators.topSeparatorVisibility, isGroup && isFirst)
    place.hasLineBelow = isShown(
      place.separators.bottomSeparatorVisibility,
      configuration.appearance == .insetGrouped ? !isLast : true)
    place.isLineAboveFull = isGroup && isFirst
    place.isLineBelowFull = isGroup && isLast
  }

  private func isShown(
    _ visibility: UIListSeparatorConfiguration.Visibility, _ automatic: Bool
  ) -> Bool {
    switch visibility {
    case .automatic: automatic
    case .visible: true
    case .hidden: false
    }
  }
}

/// What a cell knows about its place in a list.
struct ListPlace: Equatable {
  /// What a cell is there for.
  enum Role {
    case item
    case header
    case footer
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role = Role.item
  /// Whether the first item of the section is its header, and this one comes after it.
  var followsHeaderItem = false
  /// From the cell's edges to its content.
  var margin: CGFloat
  /// The corners of the group that are the cell's.
  var corners: CACornerMask = []
  var separators: UIListSeparatorConfiguration
  var hasLineAbove = false
  var hasLineBelow = false
  var isLineAboveFull = false
  var isLineBelowFull = false

  var content: UIListContentConfiguration {
    switch (role, appearance) {
    case (.item, .sidebar), (.item, .sidebarPlain): .sidebarCell()
    case (.item, _): .cell()
    case (.header, .plain): .plainHeader()
    case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }

  var background: UIBackgroundConfiguration {
    switch (role, appearance) {
    case (.item, .plain): .listPlainCell()
    case (.item, .grouped), (.item, .insetGrouped): .listGroupedCell()
    case (.item, .sidebar), (.item, .sidebarPlain): .listSidebarCell()
    case (_, .plain): .listPlainHeaderFooter()
    default: .clear()
    }
  }
}
