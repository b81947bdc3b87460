// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A data source and delegate of lines of text, which logs what the table asks for.
final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var footers: [String?] = []
  var height: CGFloat?
  /// The sections whose rows can be moved.
  var movable: Set<Int> = []
  var editingStyle = UITableViewCell.EditingStyle.delete
  var indentsWhileEditing = true
  let log = CallLog()

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  /// One section of so many rows.
  convenience init(rows: Int) {
    self.init([(0..<rows).map { "Row \($0)" }])
  }

  /// A table of 320 x 480 points.
  func table(_ style: UITableView.Style = .plain, height: CGFloat = 480) -> UITableView {
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    table.register(LoggedCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    return table
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? LoggedCell)?.log = log
    log.add("cell \(indexPath.section).\(indexPath.row)")
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    movable.contains(indexPath.section)
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { editingStyle }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { indentsWhileEditing }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.add("show \(indexPath.section).\(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    log.add("hide \(indexPath.section).\(indexPath.row)")
  }
}

/// A cell that logs its reuse.
final class LoggedCell: UITableViewCell {
  var log: CallLog?

  override func prepareForReuse() {
    super.prepareForReuse()
    log?.add("reuse \(textLabel?.text ?? "")")
  }
}
