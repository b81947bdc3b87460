// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

/// A table of two rows with a header.
private final class NameTable: UITableView, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = indexPath.row == 0 ? "Ada" : "Grace"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Names"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "Two of them"
  }
}

/// A grid of two items.
private final class PatchGrid: UICollectionView, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "patch", for: indexPath)
    cell.contentView.backgroundColor = .red
    return cell
  }
}

extension ProbedClass {
  /// Tables, grids and their cells.
  static var lists: [ProbedClass] {
    [table, plainTable, tableCell, header, grid, reusableView, gridCell]
  }

  private static var table: ProbedClass {
    ProbedClass(
      UITableView.self, size: CGSize(width: 240, height: 240),
      inert: "dragDelegate dragInteractionEnabled dropDelegate "
        + "dataSource delegate estimatedRowHeight estimatedSectionHeaderHeight "
        + "estimatedSectionFooterHeight cellLayoutMarginsFollowReadableWidth allowsSelection "
        + "allowsMultipleSelection allowsSelectionDuringEditing prefetchDataSource "
        + "isPrefetchingEnabled",
      make: {
        let table = NameTable(frame: .zero, style: .grouped)
        table.dataSource = table
        return table
      },
      [
        Probe("rowHeight", "row height the default became 60") { $0.rowHeight = 60 },
        Probe("sectionHeaderHeight", "section header height") { $0.sectionHeaderHeight = 60 },
        Probe(
          "sectionFooterHeight", "section footer height",
          given: { $0.tableFooterView = patch() }, { $0.sectionFooterHeight = 60 }),
        Probe("cell.separatorInset", "separator inset") { table in
          table.layoutIfNeeded()
          table.visibleCells[0].separatorInset.left = 60
        },
        Probe("separatorStyle", "separator style the default became none") {
          $0.separatorStyle = .none
        },
        Probe("separatorColor", "separator color") { $0.separatorColor = .red },
        Probe("separatorInset", "separator inset") { $0.separatorInset.left = 60 },
        Probe(
          "separatorInsetReference", "separator inset reference",
          given: { $0.separatorInset.left = 60 },
          { $0.separatorInsetReference = .fromAutomaticInsets }),
        Probe("backgroundView", "UIView") { $0.backgroundView = patch() },
        Probe("tableHeaderView", "UIView") { $0.tableHeaderView = patch() },
        Probe("tableFooterView", "UIView") { $0.tableFooterView = patch() },
        Probe("isEditing", "editing no became yes") { $0.setEditing(true, animated: false) },
        Probe("contentOffset", "scroll offset") { $0.contentOffset.y = 20 },
      ])
  }

  private static var plainTable: ProbedClass {
    ProbedClass(
      UITableView.self, size: CGSize(width: 240, height: 240),
      make: {
        let table = NameTable(frame: .zero, style: .plain)
        table.dataSource = table
        return table
      },
      [
        Probe("sectionHeaderTopPadding", "section header top padding") {
          $0.sectionHeaderTopPadding = 50
        }
      ])
  }

  private static var tableCell: ProbedClass {
    ProbedClass(
      UITableViewCell.self, size: CGSize(width: 240, height: 60),
      // A separator is drawn only in a table.
      inert: "automaticallyUpdatesBackgroundConfiguration separatorInset",
      make: {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Ada"
        cell.detailTextLabel?.text = "Lovelace"
        return cell
      },
      [
        Probe("textLabel.text", "text \"Ada\" became \"Grace\"") { $0.textLabel?.text = "Grace" },
        Probe("imageView.image", "UIImageView") { $0.imageView?.image = .square(.black) },
        Probe("accessoryType", "accessory type the default became checkmark") {
          $0.accessoryType = .checkmark
        },
        Probe("tintColor", "tint color", given: { $0.accessoryType = .checkmark }) {
          $0.tintColor = .red
        },
        Probe("accessoryView", "UIView") { $0.accessoryView = patch() },
        Probe("editingAccessoryType", "editing accessory type", given: { $0.isEditing = true }) {
          $0.editingAccessoryType = .checkmark
        },
        Probe("editingAccessoryView", "UIView", given: { $0.isEditing = true }) {
          $0.editingAccessoryView = patch()
        },
        Probe("indentationLevel", "indentation level the default became 2") {
          $0.indentationLevel = 2
        },
        Probe("indentationWidth", "indentation width", given: { $0.indentationLevel = 2 }) {
          $0.indentationWidth = 20
        },
        Probe("backgroundView", "UIView") { $0.backgroundView = patch() },
        Probe("selectedBackgroundView", "UIView", given: { $0.isSelected = true }) {
          $0.selectedBackgroundView = patch()
        },
        Probe("backgroundConfiguration", "BackgroundConfigurationView: was added") { cell in
          var background = UIBackgroundConfiguration.clear()
          background.backgroundColor = .red
          cell.backgroundConfiguration = background
        },
        Probe("selectionStyle", "selection style", given: { $0.isSelected = true }) {
          $0.selectionStyle = .none
        },
        Probe("isSelected", "selected no became yes") { $0.isSelected = true },
        Probe("isHighlighted", "highlighted no became yes") { $0.isHighlighted = true },
        Probe("isEditing", "editing no became yes", given: { $0.accessoryType = .checkmark }) {
          $0.isEditing = true
        },
      ])
  }

  private static var header: ProbedClass {
    ProbedClass(
      UITableViewHeaderFooterView.self,
      [
        Probe("textLabel", "UILabel 'Names'") { $0.textLabel?.text = "Names" },
        Probe("detailTextLabel", "UILabel 'Names'") { $0.detailTextLabel?.text = "Names" },
        Probe("backgroundView", "UIView") { $0.backgroundView = patch() },
      ])
  }

  private static var grid: ProbedClass {
    ProbedClass(
      UICollectionView.self, size: CGSize(width: 200, height: 160),
      inert:
        "dragDelegate dragInteractionEnabled dropDelegate "
        + "dataSource delegate prefetchDataSource isPrefetchingEnabled allowsSelection allowsMultipleSelection",
      make: {
        let grid = PatchGrid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "patch")
        grid.dataSource = grid
        return grid
      },
      [
        Probe("collectionViewLayout", "UICollectionViewCell") { grid in
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 90, height: 40)
          grid.collectionViewLayout = layout
        },
        Probe("backgroundView", "UIView") { $0.backgroundView = patch() },
        Probe("contentOffset", "scroll offset") { $0.contentOffset.y = 20 },
      ])
  }

  private static var reusableView: ProbedClass {
    ProbedClass(
      UICollectionReusableView.self,
      [Probe("backgroundColor", "background color") { $0.backgroundColor = .red }])
  }

  private static var gridCell: ProbedClass {
    ProbedClass(
      UICollectionViewCell.self,
      [
        Probe("isSelected", "selected", given: { $0.selectedBackgroundView = patch() }) {
          $0.isSelected = true
        },
        Probe("isHighlighted", "highlighted", given: { $0.selectedBackgroundView = patch() }) {
          $0.isHighlighted = true
        },
        Probe("backgroundView", "UIView") { $0.backgroundView = patch() },
        Probe("selectedBackgroundView", "UIView", given: { $0.isSelected = true }) {
          $0.selectedBackgroundView = patch()
        },
      ])
  }
}
