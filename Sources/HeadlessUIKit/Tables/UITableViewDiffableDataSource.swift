// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The data source of a table that shows snapshots of its data.
///
/// ```swift
/// dataSource = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
///   let cell = table.dequeueReusableCell(withIdentifier: "pet", for: path)
///   cell.textLabel?.text = name
///   return cell
/// }
/// ```
///
/// Cells of items that are in both snapshots stay with them. The table does not keep its data
/// source.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
  /// Gives the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go. Pictures are still.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider

  /// Makes a data source without sections, and makes it the table's.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  override var isDataDue: Bool { tableView?.geometryState.isDataDue ?? true }

  override func reloadList() { tableView?.reloadData() }

  override func carryOut(_ map: ListMap) {
    tableView?.geometryState.areHeightsDue = true
    tableView?.carryOut(map)
  }

  // MARK: Data source

  /// The number of the snapshot's sections.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// The number of a section's items.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }

  /// The cell that the provider gives.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      trap(
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), which "
          + "is not allowed. You must always return a cell to the table view: \(tableView)")
    }
    return cell
  }

  /// No text.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No text.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// No index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The place of the title among those of the index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// False, as in UIKit.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// False.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
