// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UITableView {
  private static var standardRowHeight: CGFloat { RowMetrics.current.rowHeight }
  /// The room between groups without titles, half of which is the footer's: 35 points above the
  /// first.
  private static let groupEdge: CGFloat = 35
  private static let groupGap: CGFloat = 17.5
  private static let headerPadding: CGFloat = 22

  // MARK: Widths

  /// 16 points, 20 in a wide table.
  var standardMargin: CGFloat { SystemMargin.table(width: bounds.width) }

  /// What of the width lies at the start of a group: a margin behind what the screen's edge covers.
  private var startInset: CGFloat {
    groupInset(isMirrored ? safeAreaInsets.right : safeAreaInsets.left)
  }

  private func groupInset(_ covered: CGFloat) -> CGFloat {
    style == .insetGrouped ? covered + SystemMargin.group(width: bounds.width) : 0
  }

  /// From a cell's edge to its content.
  var cellMargin: CGFloat {
    let margin =
      style == .insetGrouped ? SystemMargin.group(width: bounds.width) : standardMargin
    guard cellLayoutMarginsFollowReadableWidth else { return margin }
    return max(margin, (rowWidth - UIView.readableWidth) / 2)
  }

  /// What of the width lies at the end of the rows, where letters lead to sections.
  private var endInset: CGFloat {
    guard !showsIndex || style == .plain else { return TableIndexView.rowMargin }
    return groupInset(isMirrored ? safeAreaInsets.left : safeAreaInsets.right)
  }

  /// What letters cover of rows and headers of a plain table, which go on below them on iOS 17.
  var indexRoom: CGFloat { showsIndex && style == .plain ? TableIndexView.width : 0 }

  /// The place of a header or footer, beside the letters.
  func edgeRect(y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(
      x: rowMinX + (isMirrored ? indexRoom : 0), y: y, width: max(0, rowWidth - indexRoom),
      height: height)
  }

  /// The left edge of the rows.
  var rowMinX: CGFloat { isMirrored ? endInset : startInset }

  var rowWidth: CGFloat { max(0, bounds.width - startInset - endInset) }

  var pixel: CGFloat { 1 / traitCollection.displayScale }

  private var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  // MARK: Data

  func heightsDidChange() {
    geometryState.areHeightsDue = true
    setNeedsLayout()
  }

  /// Asks the data source, and for heights, where that is due.
  func refreshGeometry() {
    let scale = traitCollection.displayScale
    let width = rowWidth
    if geometryState.width != width || geometryState.scale != scale
      || geometryState.insetAtTop != contentInset.top
    {
      geometryState.width = width
      geometryState.scale = scale
      geometryState.insetAtTop = contentInset.top
      geometryState.areHeightsDue = true
    }
    guard updates == nil, geometryState.isDataDue || geometryState.areHeightsDue else { return }
    let wasAsking = geometryState.isAsking
    geometryState.isAsking = true
    defer { geometryState.isAsking = wasAsking }
    if geometryState.isDataDue {
      recycleAll()
      askForIndex()
    }
    geometryState.isDataDue = false
    geometryState.areHeightsDue = false
    geometry.top = tableHeaderView?.frame.height ?? 0
    geometry.bottom = tableFooterView?.frame.height ?? 0
    geometry.replaceSections((0..<sectionCountOfData).map(askForSection))
  }

  private var sectionCountOfData: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  var rowCountsOfData: [Int] {
    guard let dataSource else { return [] }
    return (0..<sectionCountOfData).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
  }

  private func askForSection(_ index: Int) -> TableGeometry.Section {
    var section = TableGeometry.Section()
    section.header = edgeHeight(.header, index)
    section.footer = edgeHeight(.footer, index)
    section.gap = gap(aboveHeader: section.header)
    let count = dataSource?.tableView(self, numberOfRowsInSection: index) ?? 0
    require(count >= 0, "a section cannot have \(count) rows: section \(index) of \(self)")
    section.rows = (0..<count).map { askForRow(IndexPath(row: $0, section: index)) }
    return section
  }

  private func askForRow(_ path: IndexPath) -> TableGeometry.Row {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height >= 0 { return .init(height: grid.round(height), isEstimate: false) }
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if estimate == 0 { return .init(height: UITableView.standardRowHeight, isEstimate: false) }
    return .init(
      height: estimate < 0 ? UITableView.standardRowHeight : grid.round(estimate), isEstimate: true)
  }

  // MARK: Headers and footers

  /// The view above or below a section.
  enum Edge {
    case header
    case footer
  }

  func title(_ edge: Edge, _ section: Int) -> String? {
    switch edge {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  private func gap(aboveHeader height: CGFloat) -> CGFloat {
    guard style == .plain, height > 0 else { return 0 }
    return sectionHeaderTopPadding < 0 ? UITableView.headerPadding : sectionHeaderTopPadding
  }

  private func edgeHeight(_ edge: Edge, _ section: Int) -> CGFloat {
    let height =
      switch edge {
      case .header:
        delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      case .footer:
        delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      }
    if height >= 0 {
      guard !isLeftOut(edge, section, height: height) else { return 0 }
      return max(grid.round(height), heightOfOwnTitle(edge, section, height: height))
    }
    guard let view = edgeView(edge, section) else { return emptyHeight(edge, section) }
    return max(grid.ceil(fittingHeight(of: view)), titleHeight(edge, section))
  }

  /// Whether a plain table has no room for a header or footer that shows nothing: the table's own
  /// height, which files of Interface Builder always say, is for those that are there. A delegate's
  /// is for all.
  private func isLeftOut(_ edge: Edge, _ section: Int, height: CGFloat) -> Bool {
    let own = edge == .header ? sectionHeaderHeight : sectionFooterHeight
    return style == .plain && height == own && edgeView(edge, section) == nil
  }

  /// The height of a group's title where the table says one for all: Interface Builder writes 18
  /// points for each table of groups, and its places of cells leave 55.5 and 38 points to titles. A
  /// delegate's height is that of all.
  private func heightOfOwnTitle(_ edge: Edge, _ section: Int, height: CGFloat) -> CGFloat {
    let own = edge == .header ? sectionHeaderHeight : sectionFooterHeight
    guard style != .plain, height == own,
      let view = edgeView(edge, section) as? UITableViewHeaderFooterView, view.isTitleOfTable
    else { return 0 }
    return max(grid.ceil(fittingHeight(of: view)), titleHeight(edge, section))
  }

  /// The height of a header or footer that shows nothing.
  private func emptyHeight(_ edge: Edge, _ section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    let isTop = edge == .header && isAtTop(section)
    if isTop { return UITableView.groupEdge }
    // One of each is between two groups, 35 points together at every scale.
    return edge == .header ? grid.ceil(UITableView.groupGap) : grid.floor(UITableView.groupGap)
  }

  /// Whether nothing is above a section. On iOS 16, an inset at the top takes the greater room
  /// above the first group away.
  private func isAtTop(_ section: Int) -> Bool {
    section == 0 && geometry.top == 0 && contentInset.top == 0
  }

  /// The least height of a header or footer with a title: more room above the first group, but for
  /// iOS 26.
  private func titleHeight(_ edge: Edge, _ section: Int) -> CGFloat {
    guard style != .plain, edge == .header, title(edge, section) != nil, isAtTop(section),
      RowMetrics.current.hasRoomAboveFirstHeader
    else { return 0 }
    return grid.floor(38 + UITableView.groupGap)
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: Rows

  /// Lets a row of unknown height be as high as its cell needs.
  func measureIfNeeded(_ path: IndexPath, _ cell: UITableViewCell) {
    guard geometry.sections[path.section].rows[path.row].isEstimate else { return }
    let fitting = grid.ceil(fittingHeight(of: cell))
    let isEmpty = fitting <= pixel
    geometry.measured(path, height: isEmpty ? UITableView.standardRowHeight : fitting)
  }
}
