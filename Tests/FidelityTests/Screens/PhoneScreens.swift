// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A phone upright, whose whole screen is drawn as published screenshots show it.
struct Phone {
  let size: CGSize
  /// What the status bar's side covers, in points.
  let top: CGFloat
  /// What the home indicator covers, in points.
  var bottom: CGFloat = 34
  var scale: CGFloat = 3
  var look = SystemLook.iOS18

  static let proMax = Phone(size: CGSize(width: 430, height: 932), top: 59)
  static let iPhone15 = Phone(size: CGSize(width: 393, height: 852), top: 59)
  static let iPhone16Pro = Phone(size: CGSize(width: 402, height: 874), top: 62)
  static let iPhone17Pro = Phone(size: CGSize(width: 402, height: 874), top: 62, look: .iOS26)
  static let iPhone11 = Phone(size: CGSize(width: 414, height: 896), top: 48, scale: 2)

  /// Shows what `fill` puts into a window, draws it, and reads `measure` while it stands.
  func drawn<Value>(
    _ fill: (UIWindow) -> Void, measure: (UIWindow) -> Value
  ) throws -> (picture: Drawn, value: Value) {
    var environment = RenderingEnvironment.current
    environment.displayScale = scale
    environment.systemLook = look
    environment.screenSize = size
    environment.safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    return try RenderingEnvironment.$current.withValue(environment) {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.makeKeyAndVisible()
      fill(window)
      window.layoutIfNeeded()
      return (try Drawn(window, scale: scale), measure(window))
    }
  }

  func drawn(_ fill: (UIWindow) -> Void) throws -> Drawn {
    try drawn(fill, measure: { _ in }).picture
  }
}

/// Sections with titles above and below, of rows with a text and a text at the end.
final class TitledRows: UITableViewController {
  struct Section {
    var header: String?
    var rows: [(text: String, detail: String?)]
    var footer: String?
  }

  var sections: [Section] = []
  var letters: [String] = []

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { sections[section].rows.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(
      style: row.detail == nil ? .default : .value1, reuseIdentifier: nil)
    cell.textLabel?.text = row.text
    cell.detailTextLabel?.text = row.detail
    return cell
  }

  /// The top of a section's rows in the window.
  func groupTop(_ section: Int) -> CGFloat {
    let row = tableView.rectForRow(at: IndexPath(row: 0, section: section))
    return tableView.convert(row, to: nil).minY
  }

  /// The bottom of a section's rows in the window.
  func groupBottom(_ section: Int) -> CGFloat {
    let last = IndexPath(row: sections[section].rows.count - 1, section: section)
    return tableView.convert(tableView.rectForRow(at: last), to: nil).maxY
  }
}
