// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UITableView {
  /// Makes the cells that wait for the layout pass, for somebody who asks for them before. Whom the
  /// table is asking itself, and who is within a group of updates, gets those that are there.
  func showRowsIfDue() {
    guard layerStorage.needsLayout(), updates == nil, !geometryState.isAsking else { return }
    layoutRows()
  }

  func layoutRows() {
    guard bounds.width > 0 else { return }
    let wasAsking = geometryState.isAsking
    geometryState.isAsking = true
    defer { geometryState.isAsking = wasAsking }
    refreshGeometry()
    placeEdgeViews()
    if updates == nil { showRows() }
    let size = CGSize(width: bounds.width, height: geometry.height)
    // Tables that are as high as their rows look for a new size whenever it is set.
    if contentSize != size { contentSize = size }
    placeSectionViews()
    placeIndex()
    backgroundView?.frame = bounds
  }

  // MARK: Cells

  /// Gives each row that shows a cell, from top to bottom, and takes the cells of others away.
  private func showRows() {
    recycleHiddenRows()
    var path = geometry.firstRow(below: bounds.minY)
    while let current = path, geometry.span(of: current).lowerBound < bounds.maxY {
      let cell = shown.cells[current] ?? makeCell(at: current)
      prepare(cell, at: current)
      measureIfNeeded(current, cell)
      path = geometry.row(after: current)
    }
    recycleHiddenRows()
    for path in shown.paths { shown.cells[path]?.frame = rectForRow(at: path) }
  }

  private func isShown(_ path: IndexPath) -> Bool {
    guard geometry.contains(path) else { return false }
    let span = geometry.span(of: path)
    return span.upperBound > bounds.minY && span.lowerBound < bounds.maxY
  }

  private func recycleHiddenRows() {
    for path in shown.paths where !isShown(path) { recycle(path) }
  }

  private func recycle(_ path: IndexPath) {
    guard let cell = shown.cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    shown.pool.keep(cell, as: cell.reuseIdentifier)
  }

  /// Takes everything away that belongs to rows and sections.
  func recycleAll() {
    for path in shown.paths { recycle(path) }
    recycleSectionViews()
  }

  func recycleSectionViews() {
    for section in shown.headers.keys.sorted() { recycle(.header, of: section) }
    for section in shown.footers.keys.sorted() { recycle(.footer, of: section) }
  }

  /// Lets the headers and footers of sections that are still there go with them.
  func moveSectionViews(_ map: ListMap) {
    let isGone: (Int) -> Bool = { map.sectionOfKeptViews($0) == nil }
    for section in shown.headers.keys.sorted() where isGone(section) {
      recycle(.header, of: section)
    }
    for section in shown.footers.keys.sorted() where isGone(section) {
      recycle(.footer, of: section)
    }
    func moved(_ views: [Int: UIView]) -> [Int: UIView] {
      let pairs = views.compactMap { section, view in
        map.sectionOfKeptViews(section).map { ($0, view) }
      }
      return Dictionary(uniqueKeysWithValues: pairs)
    }
    shown.headers = moved(shown.headers)
    shown.footers = moved(shown.footers)
  }

  private func recycle(_ edge: Edge, of section: Int) {
    let view =
      switch edge {
      case .header: shown.headers.removeValue(forKey: section)
      case .footer: shown.footers.removeValue(forKey: section)
      }
    guard let view else { return }
    if view.superviewStorage === self { view.removeFromSuperview() }
    switch edge {
    case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    guard let view = view as? UITableViewHeaderFooterView else { return }
    shown.headerFooterPool.keep(view, as: view.reuseIdentifier)
  }

  private func makeCell(at path: IndexPath) -> UITableViewCell {
    guard let dataSource else { trap("a table without a data source has no rows: \(self)") }
    let outer = shown.pathInMaking
    shown.pathInMaking = path
    let cell = dataSource.tableView(self, cellForRowAt: path)
    shown.pathInMaking = outer
    shown.cells[path] = cell
    cell.frame = rectForRow(at: path)
    cell.indentationLevel = delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    prepareEditing(of: cell, at: path)
    cell.setEditing(isEditing, animated: false)
    cell.setHighlighted(false, animated: false)
    cell.setSelected(selection.contains(path), animated: false)
    prepare(cell, at: path)
    insertBelowSectionViews(cell)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func insertBelowSectionViews(_ cell: UITableViewCell) {
    let fixed = [backgroundView].compactMap { $0 }
    let rows = subviewStorage.lastIndex { $0 is UITableViewCell }
    insertSubview(cell, at: rows.map { $0 + 1 } ?? fixed.count)
  }

  /// Tells a cell about its place.
  private func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    cell.surroundings = surroundings(of: path)
    let span = geometry.span(of: path)
    let frame = CGRect(
      x: rowMinX, y: span.lowerBound, width: rowWidth, height: span.upperBound - span.lowerBound)
    if cell.frame != frame { cell.frame = frame }
    prepareEditing(of: cell, at: path)
  }

  /// Tells a cell what it has while it is edited: the control at its start, the room for one, and
  /// the lines by which the row is moved.
  func prepareEditing(of cell: UITableViewCell, at path: IndexPath) {
    cell.editingStyle = editingStyle(of: path)
    cell.keepsEditingRoom =
      isEditing && dataSource?.tableView(self, canEditRowAt: path) == true
      && delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) != false
    cell.isMovable = isEditing && dataSource?.tableView(self, canMoveRowAt: path) == true
  }

  func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    guard isEditing, dataSource?.tableView(self, canEditRowAt: path) == true else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  private func surroundings(of path: IndexPath) -> CellSurroundings {
    let isFirst = path.row == 0
    let isLast = path.row == geometry.sections[path.section].rows.count - 1
    var surroundings = CellSurroundings(margin: cellMargin, isGrouped: style != .plain)
    surroundings.choosesSeveral = allowsMultipleSelectionDuringEditing
    surroundings.indexRoom = indexRoom
    if separatorStyle == .singleLine {
      let metrics = RowMetrics.current
      surroundings.separatorHeight = metrics.lineHeight ?? pixel
      // The standard color is that of the look.
      surroundings.separatorColor = separatorColor == .separator ? metrics.line : separatorColor
      surroundings.separatorInset = tableSeparatorInset
      if isFirst {
        surroundings.lineAbove =
          switch style {
          case .plain: hasHeader(path.section) ? .inset : .absent
          case .grouped: .full
          case .insetGrouped: .absent
          }
      }
      surroundings.lineBelow =
        switch style {
        case .plain: .inset
        case .grouped: isLast ? .full : .inset
        case .insetGrouped: isLast ? .absent : .inset
        }
    }
    if style == .insetGrouped {
      if isFirst { surroundings.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { surroundings.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    return surroundings
  }

  /// A header of a plain table has a line below it on iOS 17; of iOS 26 none is published.
  private func hasHeader(_ section: Int) -> Bool {
    RowMetrics.current.drawsLineBelowHeader && rectForHeader(inSection: section).height > 0
  }

  private var tableSeparatorInset: UIEdgeInsets? {
    guard var inset = separatorInsetStorage else { return nil }
    if separatorInsetReference == .fromAutomaticInsets { inset.left += cellMargin }
    return inset
  }

  // MARK: Views above and below

  /// Setting the same view again tells the table that its height has changed.
  func replaceEdgeView(_ old: UIView?, by new: UIView?, height: CGFloat) {
    guard old !== new || (new?.frame.height ?? 0) != height else { return }
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    heightsDidChange()
  }

  private func placeEdgeViews() {
    let heights = (tableHeaderView?.frame.height ?? 0, tableFooterView?.frame.height ?? 0)
    if heights.0 != geometry.top {
      geometry.top = heights.0
      geometry.placeAll()
    }
    geometry.bottom = heights.1
    if let tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: heights.0)
      if tableHeaderView.frame != frame { tableHeaderView.frame = frame }
    }
  }

  /// Places the headers and footers of sections that show; those of a plain table stay in sight.
  private func placeSectionViews() {
    if let tableFooterView {
      let y = geometry.sectionsMaxY
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: geometry.bottom)
      if tableFooterView.frame != frame { tableFooterView.frame = frame }
    }
    for section in geometry.sections.indices {
      place(.header, of: section)
      place(.footer, of: section)
    }
  }

  private func place(_ edge: Edge, of section: Int) {
    let rect =
      edge == .header ? rectForHeader(inSection: section) : rectForFooter(inSection: section)
    let area = self.rect(forSection: section)
    let isShown = rect.height > 0 && area.maxY > bounds.minY && area.minY < bounds.maxY
    guard isShown else {
      recycle(edge, of: section)
      return
    }
    guard let view = edgeView(edge, section) else { return }
    if view.superviewStorage !== self {
      addSubview(view)
      announce(view, edge, section)
    }
    let frame = style == .plain ? pinned(rect, edge, of: section, in: area) : rect
    if view.frame != frame { view.frame = frame }
    (view as? UITableViewHeaderFooterView)?.margin = cellMargin
    (view as? UITableViewHeaderFooterView)?.isPinned = frame != rect
  }

  private func announce(_ view: UIView, _ edge: Edge, _ section: Int) {
    switch edge {
    case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  /// A header stays at the top, a footer at the bottom, as long as its section shows.
  private func pinned(
    _ rect: CGRect, _ edge: Edge, of section: Int, in area: CGRect
  ) -> CGRect {
    let insets = adjustedContentInset
    var frame = rect
    switch edge {
    case .header:
      let last = area.maxY - rect.height
      frame.origin.y = max(rect.minY, min(bounds.minY + insets.top, last))
    case .footer:
      let first = geometry.sections[section].headerMinY + geometry.sections[section].header
      frame.origin.y = min(rect.minY, max(bounds.maxY - insets.bottom - rect.height, first))
    }
    return frame
  }

  /// The view of a header or footer, from the delegate or made for the title; `nil` for neither.
  func edgeView(_ edge: Edge, _ section: Int) -> UIView? {
    if let known = edge == .header ? shown.headers[section] : shown.footers[section] {
      return known
    }
    let custom =
      switch edge {
      case .header: delegate?.tableView(self, viewForHeaderInSection: section)
      case .footer: delegate?.tableView(self, viewForFooterInSection: section)
      }
    let view = custom ?? title(edge, section).map { titleView($0, edge) }
    (view as? UITableViewHeaderFooterView)?.margin = cellMargin
    (view as? UITableViewHeaderFooterView)?.adopt(style, isHeader: edge == .header)
    if edge == .header { shown.headers[section] = view } else { shown.footers[section] = view }
    return view
  }

  private func titleView(_ title: String, _ edge: Edge) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isTitleOfTable = true
    view.adopt(style, isHeader: edge == .header)
    let isUppercase =
      style != .plain && edge == .header && RowMetrics.current.groupHeader.isUppercase
    view.textLabel?.text = isUppercase ? title.uppercased() : title
    return view
  }
}
