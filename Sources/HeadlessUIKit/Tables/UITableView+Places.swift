// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UITableView {
  /// Scrolling to a row measures rows, which may move it: so many times at most.
  private static let scrollLimit = 50

  /// How many sections there are.
  public var numberOfSections: Int {
    refreshGeometry()
    return geometry.sections.count
  }

  /// How many rows a section has; 0 where there is no such section.
  public func numberOfRows(inSection section: Int) -> Int {
    refreshGeometry()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  /// The rectangle of a section with its header and footer, in the table's coordinates.
  public func rect(forSection section: Int) -> CGRect {
    refreshGeometry()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let area = geometry.sections[section]
    return CGRect(x: 0, y: area.minY, width: bounds.width, height: area.maxY - area.minY)
  }

  /// The rectangle of a section's header, where it is when it does not stay in sight.
  public func rectForHeader(inSection section: Int) -> CGRect {
    refreshGeometry()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let area = geometry.sections[section]
    return CGRect(x: sideInset, y: area.headerMinY, width: rowWidth, height: area.header)
  }

  /// The rectangle of a section's footer, where it is when it does not stay in sight.
  public func rectForFooter(inSection section: Int) -> CGRect {
    refreshGeometry()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let area = geometry.sections[section]
    return CGRect(x: sideInset, y: area.maxY - area.footer, width: rowWidth, height: area.footer)
  }

  /// The rectangle of a row; zero where there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    refreshGeometry()
    guard geometry.contains(indexPath) else { return .zero }
    let span = geometry.span(of: indexPath)
    return CGRect(
      x: sideInset, y: span.lowerBound, width: rowWidth, height: span.upperBound - span.lowerBound)
  }

  /// The row at a point of the table's coordinates; `nil` where there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    refreshGeometry()
    guard let path = geometry.firstRow(below: point.y), rectForRow(at: path).contains(point) else {
      return nil
    }
    return path
  }

  /// The row that a cell shows; `nil` where it shows none.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.paths.first { shown.cells[$0] === cell }
  }

  /// The rows that a rectangle of the table's coordinates touches.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    refreshGeometry()
    var paths: [IndexPath] = []
    var path = geometry.firstRow(below: rect.minY)
    while let current = path, geometry.span(of: current).lowerBound < rect.maxY {
      paths.append(current)
      path = geometry.row(after: current)
    }
    return paths
  }

  /// The cell of a row that shows; `nil` for any other.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown.cells[indexPath] }

  /// The cells of the rows that show, from top to bottom.
  public var visibleCells: [UITableViewCell] { shown.paths.compactMap { shown.cells[$0] } }

  /// The rows that show, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? { shown.paths }

  /// The header of a section that shows.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section that shows.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.footers[section] as? UITableViewHeaderFooterView
  }

  /// The row that is chosen, the first where there are several.
  public var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The rows that are chosen, from top to bottom; `nil` without any.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  func choose(_ path: IndexPath?, _ position: ScrollPosition) {
    for former in selection.sorted() where !allowsMultipleSelection || path == nil {
      if former != path { deselectRow(at: former, animated: false) }
    }
    guard let path else { return }
    selection.insert(path)
    shown.cells[path]?.setSelected(true, animated: false)
    if position != .none { scroll(to: path, at: position) }
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, at position: ScrollPosition) {
    layoutIfNeeded()
    require(
      geometry.contains(path),
      "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only "
        + "\(numberOfRows(inSection: path.section)) rows in section \(path.section).")
    for _ in 0..<UITableView.scrollLimit {
      let target = offset(showing: path, at: position)
      guard target != contentOffset.y else { return }
      contentOffset.y = target
      layoutIfNeeded()
    }
  }

  private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGFloat {
    let (insets, span) = (adjustedContentInset, geometry.span(of: path))
    let header = style == .plain ? geometry.sections[path.section].header : 0
    let room = bounds.height - insets.top - insets.bottom
    let top = span.lowerBound - insets.top - header
    let bottom = span.upperBound - bounds.height + insets.bottom
    let target: CGFloat
    switch position {
    case .top: target = top
    case .bottom: target = bottom
    case .middle: target = (span.lowerBound + span.upperBound - room) / 2 - insets.top
    case .none:
      target = top < contentOffset.y ? top : max(contentOffset.y, bottom)
    }
    let least = -insets.top
    return max(least, min(target, geometry.height - bounds.height + insets.bottom))
  }
}
