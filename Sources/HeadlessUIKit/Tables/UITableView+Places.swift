// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UITableView {
  /// Scrolling to a row measures rows, which may move it: so many times at most.
  private static let scrollLimit = 50

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
    // A table without a width has laid out no rows.
    refreshGeometry()
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
