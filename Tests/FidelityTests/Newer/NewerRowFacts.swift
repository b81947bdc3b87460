// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Rows, headers and footers of iOS 26.
enum NewerRowFacts {
  private static let table = Fact.Source.picture(
    "AccessibilitySnapshot, testTableHitTarget, iOS 26.2")
  private static let list = Fact.Source.picture(
    "AccessibilitySnapshot, testListWithSectionHeaders, iOS 26.2")
  private static let footers = Fact.Source.picture(
    "AccessibilitySnapshot, testListWithHeadersAndFooters, iOS 26.2")
  private static let feed = Fact.Source.picture("essential-feed-case-study, IMAGE_COMMENTS, iOS 26")
  private static let layouts = Fact.Source.published("openuikit, layouts of Mac Catalyst 26.1")

  static func all() throws -> [Fact] { try margins + switches() + groups() + plain() }

  // MARK: Margins

  private final class FullCell: UITableViewCell {}

  private static var margins: [Fact] {
    func margins(_ width: CGFloat) -> (sides: CGFloat, content: UIEdgeInsets) {
      at(3, screen: width, look: .iOS26) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 700))
        let rows = Rows(count: 1) { _ in FullCell() }
        table.dataSource = rows
        table.separatorStyle = .none
        table.layoutIfNeeded()
        return (
          table.separatorInset.left, table.visibleCells[0].contentView.layoutMargins
        )
      }
    }
    return [
      Fact("the margin of a table 390 wide", feed, 16, within: 0) { margins(390).sides },
      Fact("the margin of a table 402 wide", table, 20, within: 0) { margins(402).sides },
      Fact("the content's margin at the top", feed, 15, within: 0) { margins(390).content.top },
      Fact("the content's margin at the bottom", feed, 15, within: 0) {
        margins(390).content.bottom
      },
      Fact("the content's margin at the side", feed, 16, within: 0) { margins(390).content.left },
    ]
  }

  private final class Rows: NSObject, UITableViewDataSource {
    let count: Int
    let make: (IndexPath) -> UITableViewCell

    init(count: Int, make: @escaping (IndexPath) -> UITableViewCell) {
      self.count = count
      self.make = make
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { make(indexPath) }
  }

  // MARK: A plain table

  /// Three rows of a text and a switch.
  private static func switches() throws -> [Fact] {
    let rows = Rows(count: 3) { _ in
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "Hello World"
      cell.contentConfiguration = content
      cell.accessoryView = UISwitch()
      return cell
    }
    var shown: UITableViewController?
    let (picture, frames) = try Phone.iPhone17Pro.drawn { window in
      let controller = UITableViewController()
      shown = controller
      controller.tableView.dataSource = rows
      window.rootViewController = controller
      window.layoutIfNeeded()
    } measure: { _ in
      (0..<3).map { (row: Int) -> CGRect in
        guard let table = shown?.tableView else { return .null }
        return table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
      }
    }
    let text = picture.ink(in: CGRect(x: 4, y: 66, width: 200, height: 40), threshold: 60)
    let line = picture.ink(in: CGRect(x: 0, y: 114, width: 402, height: 0.3), threshold: 8)
    let down = picture.ink(in: CGRect(x: 200, y: 108, width: 1, height: 20), threshold: 8)
    let control = picture.ink(in: CGRect(x: 250, y: 66, width: 150, height: 44), threshold: 8)
    return [
      Fact("the first row begins", table, 62) { frames[0].minY },
      Fact("a row with the line below", table, 53) { frames[1].minY - frames[0].minY },
      Fact("a text's ink begins", table, 21.333) { text.minX },
      Fact("a text's ink ends", table, 107, within: 0.68) { text.maxX },
      Fact("a text's baseline, in the middle of the whole row", table, 95) { text.maxY },
      Fact("a line begins", table, 20) { line.minX },
      Fact("a line ends", table, 382) { line.maxX },
      Fact("a line's top", table, 114) { down.minY },
      Fact("a line is high", table, 1) { down.height },
      Fact("a line's gray", table, 231, within: 1) { picture.color(x: 200, y: 114.5)[0] },
      Fact("a switch begins", table, 319) { control.minX },
      Fact("a switch ends", table, 382) { control.maxX },
    ]
  }

  private static func plain() throws -> [Fact] {
    let rows = TitledRows(style: .plain)
    rows.sections = [.init(header: "Fruit", rows: [("Apple", nil)], footer: nil)]
    let frame = at(2, screen: 375, look: .iOS26) {
      rows.tableView.frame = CGRect(x: 0, y: 0, width: 375, height: 480)
      rows.tableView.layoutIfNeeded()
      return rows.tableView.rectForHeader(inSection: 0)
    }
    return [
      Fact("a plain header begins", layouts, 22) { frame.minY },
      Fact("a plain header is high", layouts, 40.5) { frame.height },
    ]
  }

  // MARK: Groups

  /// Two groups of a list with titles above and below.
  private static func groups() throws -> [Fact] {
    let rows = TitledRows(style: .insetGrouped)
    rows.sections = [
      .init(
        header: "Accounts", rows: [("Checking", nil), ("Savings", nil)],
        footer: "Tap an account to view details"),
      .init(
        header: "Bills", rows: [("Electric", nil), ("Internet", nil)], footer: "Due this month"),
    ]
    let (picture, frames) = try Phone.iPhone17Pro.drawn { window in
      window.rootViewController = rows
      window.layoutIfNeeded()
    } measure: { _ in
      [rows.groupTop(0), rows.groupBottom(0), rows.groupTop(1), rows.groupBottom(1)]
    }
    let group = picture.ink(in: CGRect(x: 0, y: 130, width: 402, height: 0.3), threshold: 4)
    let header = picture.ink(in: CGRect(x: 20, y: 66, width: 200, height: 34), threshold: 60)
    let text = picture.ink(in: CGRect(x: 20, y: 106, width: 200, height: 44), threshold: 60)
    let footer = picture.ink(in: CGRect(x: 20, y: 208, width: 300, height: 27), threshold: 40)
    let line = picture.ink(in: CGRect(x: 17, y: 153.5, width: 368, height: 0.3), threshold: 8)
    let down = picture.ink(in: CGRect(x: 200, y: 140, width: 1, height: 30), threshold: 8)
    let corner = picture.ink(in: CGRect(x: 10, y: 103, width: 60, height: 0.3), threshold: 4)
    return [
      Fact("the first group below its header", list, 102.333) { frames[0] },
      Fact("two rows together", footers, 104) { frames[1] - frames[0] },
      Fact("from group to group with a footer and a header", footers, 70) {
        frames[2] - frames[1]
      },
      Fact("the second group's rows together", footers, 104) { frames[3] - frames[2] },
      Fact("a group begins", list, 16) { group.minX },
      Fact("a group ends", list, 386) { group.maxX },
      Fact("a header's ink begins", footers, 32.667, within: 0.68) { header.minX },
      Fact("a header's ink ends", footers, 106, within: 0.68) { header.maxX },
      Fact("a header's baseline", footers, 88.333) { header.maxY },
      Fact("a footer's ink begins", footers, 32.667, within: 1.34) { footer.minX },
      Fact("a footer's ink ends", footers, 214, within: 1) { footer.maxX },
      Fact("a text's ink begins", footers, 33, within: 1) { text.minX },
      Fact("a text's ink ends", footers, 102.667, within: 0.68) { text.maxX },
      Fact("a line begins", list, 32) { line.minX },
      Fact("a line ends", list, 370) { line.maxX },
      Fact("a line's top", list, 153.333) { down.minY },
      Fact("a line is high", list, 1) { down.height },
      Fact("a corner is round", layouts, 26, within: 6) { corner.minX - 16 + 6 },
    ]
  }
}
