// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UITableView {
  func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = geometryState.reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = shown.pool.take(identifier) {
      cell.prepareForReuse()
      cell.setNeedsLayout()
      return cell
    }
    if let cell: UITableViewCell = registrations.cellNibs[identifier]?.onlyView(identifier) {
      cell.reuseIdentifier = identifier
      return cell
    }
    if let registered = registrations.cells[identifier] {
      let cellClass = subclass(of: UITableViewCell.self, registered, registeredFor: identifier)
      let cell = cellClass.init(style: .default, reuseIdentifier: identifier)
      cell.reuseIdentifier = identifier
      return cell
    }
    let cell = registrations.prototypes[identifier]?()
    cell?.reuseIdentifier = identifier
    return cell
  }

  func requireDequeued(_ cell: UITableViewCell?, _ identifier: String) -> UITableViewCell {
    guard let cell else {
      trap(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = shown.headerFooterPool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    if let view: UITableViewHeaderFooterView =
      registrations.headerFooterNibs[identifier]?.onlyView(identifier)
    {
      view.reuseIdentifier = identifier
      return view
    }
    guard let registered = registrations.headerFooters[identifier] else { return nil }
    let viewClass = subclass(
      of: UITableViewHeaderFooterView.self, registered, registeredFor: identifier)
    let view = viewClass.init(reuseIdentifier: identifier)
    view.reuseIdentifier = identifier
    return view
  }
}
