// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension ControlSheet {
  /// Cells in all styles, with accessories.
  static let cells = ControlSheet(name: "cells") { table(.plain, SampleCells(), height: 620) }

  /// A plain table with titles.
  static let plainTable = ControlSheet(name: "table-plain") {
    table(.plain, SampleSections(), height: 560)
  }

  /// A table of groups with titles, some of them edited and chosen.
  static let groupedTable = ControlSheet(name: "table-grouped") {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 680, height: 620))
    for (index, style) in [UITableView.Style.grouped, .insetGrouped].enumerated() {
      let view = table(style, SampleSections(), height: 620)
      view.frame.origin.x = 340 * CGFloat(index)
      box.addSubview(view)
    }
    return box
  }

  /// Rows that are being edited.
  static let editedCells = ControlSheet(name: "cells-edited") {
    let view = table(.insetGrouped, SampleSections(), height: 480)
    (view as? UITableView)?.isEditing = true
    return view
  }

  private static func table(
    _ style: UITableView.Style, _ source: any UITableViewDataSource, height: CGFloat
  ) -> UIView {
    let table = SampleTable(
      frame: CGRect(x: 0, y: 0, width: 340, height: height), style: style)
    table.source = source
    table.dataSource = source
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    return table
  }
}

/// A table that keeps its data source.
private final class SampleTable: UITableView {
  var source: (any UITableViewDataSource)?
}

private final class SampleCells: NSObject, UITableViewDataSource {
  private let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
  private let accessories: [UITableViewCell.AccessoryType] = [
    .none, .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
  ]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    styles.count + accessories.count + 1
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let isStyled = indexPath.row < styles.count
    let cell = UITableViewCell(
      style: isStyled ? styles[indexPath.row] : .default, reuseIdentifier: nil)
    cell.textLabel?.text = isStyled ? "Title" : "Accessory"
    cell.detailTextLabel?.text = "Detail"
    let accessory = indexPath.row - styles.count
    if accessories.indices.contains(accessory) { cell.accessoryType = accessories[accessory] }
    if accessory == accessories.count {
      let control = UISwitch()
      control.isOn = true
      cell.accessoryView = control
    }
    return cell
  }
}

private final class SampleSections: NSObject, UITableViewDataSource {
  private let sections = [
    ("Pets", ["Momo", "Luna", "Félix"], nil),
    ("People", ["Ada Lovelace", "Grace Hopper"], "They are not for adoption."),
    (nil, ["A text that is longer than the row is wide, on as many lines as it needs"], nil),
  ]

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].1[indexPath.row]
    cell.textLabel?.numberOfLines = 0
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].0
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].2
  }
}
