// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Where cells of UIKit's own styles put their parts, as Xcode's storyboards have it.
enum CellFacts {
  /// A row of a table.
  private struct Row {
    var style = UITableView.Style.plain
    var cell = UITableViewCell.CellStyle.default
    var screen: CGFloat = 375
    var scale: CGFloat = 2
    var height: CGFloat = 44
    var accessory = UITableViewCell.AccessoryType.none
    /// Of the cell itself, at both sides; `nil` for the table's.
    var margin: CGFloat?
    /// Of title and detail; `nil` for the cell's own.
    var fonts: (CGFloat, CGFloat)?

    /// What `find` gives for the first row's cell.
    func measure<Value>(_ find: (UITableViewCell) -> Value) -> Value {
      at(scale, screen: screen) {
        let source = OneRow(cell, accessory, margin, fonts)
        let table = UITableView(
          frame: CGRect(x: 0, y: 0, width: screen, height: 400), style: style)
        table.dataSource = source
        table.separatorStyle = .none
        table.rowHeight = height
        table.layoutIfNeeded()
        let cell = table.visibleCells[0]
        cell.layoutIfNeeded()
        return find(cell)
      }
    }
  }

  private final class OneRow: NSObject, UITableViewDataSource {
    let style: UITableViewCell.CellStyle
    let accessory: UITableViewCell.AccessoryType
    let margin: CGFloat?
    let fonts: (CGFloat, CGFloat)?

    init(
      _ style: UITableViewCell.CellStyle, _ accessory: UITableViewCell.AccessoryType,
      _ margin: CGFloat?, _ fonts: (CGFloat, CGFloat)?
    ) {
      self.style = style
      self.accessory = accessory
      self.margin = margin
      self.fonts = fonts
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = accessory
      if let fonts {
        cell.textLabel?.font = .systemFont(ofSize: fonts.0)
        cell.detailTextLabel?.font = .systemFont(ofSize: fonts.1)
      }
      if let margin {
        cell.layoutMargins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
      }
      return cell
    }
  }

  // MARK: Content

  /// The width that an accessory and the margin beside it leave to the content: where the content
  /// ends, the accessory begins.
  private static var accessories: [Fact] {
    let table: [(Row, String, CGFloat)] = [
      (Row(accessory: .disclosureIndicator), "SwiftMessages", 348.5),
      (Row(style: .insetGrouped, accessory: .disclosureIndicator), "Delta", 316.5),
      (Row(screen: 414, accessory: .disclosureIndicator), "DuckDuckGo", 383.5),
      (Row(style: .grouped, screen: 414, accessory: .disclosureIndicator), "siskin-im", 383.5),
      (
        Row(style: .insetGrouped, screen: 414, accessory: .disclosureIndicator), "NetNewsWire",
        343.5
      ),
      (
        Row(style: .insetGrouped, screen: 390, scale: 3, accessory: .disclosureIndicator),
        "passforios", 319.667
      ),
      (Row(style: .insetGrouped, screen: 414, scale: 3, accessory: .checkmark), "DuckDuckGo", 330),
      (Row(screen: 375, scale: 3, accessory: .checkmark), "DuckDuckGo", 331),
      (Row(screen: 390, scale: 3, accessory: .detailButton), "passforios", 346),
      (Row(), "SideMenu", 375),
      (Row(style: .insetGrouped), "Delta", 343),
      (Row(style: .insetGrouped, screen: 390, scale: 3), "passforios", 350),
      (Row(style: .insetGrouped, screen: 414), "siskin-im", 374),
    ]
    return table.map { row, project, width in
      Fact(
        "the content beside \(row.accessory), \(row.style), \(row.screen) wide at \(row.scale)x",
        .storyboard(project), width, within: 0.01
      ) { row.measure { $0.contentView.frame.width } }
    }
  }

  // MARK: Labels

  private static var labels: [Fact] {
    let table: [(Row, String, CGRect)] = [
      (Row(), "SideMenu", CGRect(x: 16, y: 0, width: 343, height: 44)),
      (
        Row(accessory: .disclosureIndicator), "SwiftMessages",
        CGRect(x: 16, y: 0, width: 324.5, height: 44)
      ),
      (
        Row(style: .insetGrouped, height: 51, accessory: .disclosureIndicator), "Delta",
        CGRect(x: 16, y: 0, width: 292.5, height: 51)
      ),
      (
        Row(style: .insetGrouped, height: 51), "Delta",
        CGRect(x: 16, y: 0, width: 311, height: 51)
      ),
      (
        Row(screen: 414, height: 50, accessory: .disclosureIndicator), "IQKeyboardManager",
        CGRect(x: 20, y: 0, width: 355.5, height: 50)
      ),
      (Row(screen: 414), "siskin-im", CGRect(x: 20, y: 0, width: 374, height: 44)),
      (
        Row(
          style: .insetGrouped, screen: 390, scale: 3, height: 52, accessory: .disclosureIndicator),
        "passforios", CGRect(x: 20, y: 0, width: 291.667, height: 52)
      ),
      (
        Row(style: .insetGrouped, screen: 414, scale: 3, accessory: .checkmark), "DuckDuckGo",
        CGRect(x: 20, y: 0, width: 302, height: 44)
      ),
    ]
    return table.flatMap { row, project, frame in
      Fact.frame(
        "the label beside \(row.accessory), \(row.style), \(row.screen) wide, \(row.height) high",
        .storyboard(project), frame, within: 0.01
      ) { row.measure { $0.textLabel?.frame ?? .null } }
    }
  }

  /// Of a detail at the end: beside an arrowhead it ends 8 points before the content does.
  private static var details: [Fact] {
    let plain = Row(style: .insetGrouped, cell: .value1, height: 51)
    let arrow = Row(
      style: .insetGrouped, cell: .value1, height: 51, accessory: .disclosureIndicator)
    return [
      Fact("the end of a detail beside an arrowhead", .storyboard("Delta"), 308.5, within: 0.01) {
        arrow.measure { $0.detailTextLabel?.frame.maxX ?? 0 }
      },
      Fact("the top of a title beside a detail", .storyboard("Delta"), 16, within: 0.51) {
        arrow.measure { $0.textLabel?.frame.minY ?? 0 }
      },
      Fact("the end of a detail without an accessory", .storyboard("AltStore"), 327, within: 0.01) {
        plain.measure { $0.detailTextLabel?.frame.maxX ?? 0 }
      },
    ]
  }

  /// Of a title with a text below it. A height of -1 is that which the cell needs.
  private static var subtitles: [Fact] {
    let table: [(CGFloat, (CGFloat, CGFloat), CGFloat, String, CGFloat, CGFloat)] = [
      (60, (17, 12), 2, "Monal", 10, 33.5), (56, (17, 12), 2, "Delta", 9, 31.5),
      (55.5, (17, 12), 2, "DuckDuckGo", 10, 31.5), (50, (16, 12), 2, "IQKeyboardManager", 8, 27.5),
      (60, (16, 12), 2, "IQKeyboardManager", 10, 32.5), (44, (16, 11), 2, "RxSwift", 6, 25.5),
      (60, (17, 13), 2, "ooniprobe", 9, 32.5), (55, (17, 13), 3, "LNPopupController", 9, 30.333),
    ]
    return table.flatMap { height, fonts, scale, project, text, detail in
      let row = Row(cell: .subtitle, scale: scale, height: height, fonts: fonts)
      let name = "\(fonts.0) above \(fonts.1) points, \(height) high"
      return [
        Fact("the title of \(name)", .storyboard(project), text, within: 0.01) {
          row.measure { $0.textLabel?.frame.minY ?? 0 }
        },
        Fact("the detail of \(name)", .storyboard(project), detail, within: 0.01) {
          row.measure { $0.detailTextLabel?.frame.minY ?? 0 }
        },
      ]
    } + [
      Fact("a title above a detail is high", .storyboard("DuckDuckGo"), 55.5, within: 0.51) {
        Row(cell: .subtitle, height: -1).measure { $0.frame.height }
      }
    ]
  }

  /// Of cells with margins of their own, which are 8 at least for the content.
  private static var ownMargins: [Fact] {
    let table: [(Row, String, label: CGRect, content: CGFloat)] = [
      (
        Row(style: .grouped, height: 51, margin: 30), "AltStore",
        CGRect(x: 30, y: 0, width: 315, height: 51), 375
      ),
      (
        Row(style: .grouped, screen: 414, height: 50, accessory: .disclosureIndicator, margin: 0),
        "IQKeyboardManager", CGRect(x: 8, y: 0, width: 379.5, height: 50), 395.5
      ),
      (
        Row(screen: 390, scale: 3, accessory: .disclosureIndicator, margin: 0), "passforios",
        CGRect(x: 8, y: 0, width: 355.667, height: 44), 371.667
      ),
    ]
    return table.flatMap { row, project, label, content in
      let name = "of margins of \(row.margin ?? 0), \(row.screen) wide"
      return Fact.frame("the label \(name)", .storyboard(project), label, within: 0.01) {
        row.measure { $0.textLabel?.frame ?? .null }
      } + [
        Fact("the content \(name)", .storyboard(project), content, within: 0.01) {
          row.measure { $0.contentView.frame.width }
        }
      ]
    }
  }

  // MARK: Headers

  private final class OneHeader: NSObject, UITableViewDataSource {
    let title: String
    init(_ title: String) { self.title = title }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { title }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  /// How wide the title of a plain table's header is and how high the header, at 2x.
  private static func header(
    _ title: String, _ size: UIContentSizeCategory
  ) -> (width: CGFloat, height: CGFloat, gray: CGFloat) {
    var environment = RenderingEnvironment.current
    environment.preferredContentSizeCategory = size
    environment.displayScale = 2
    return RenderingEnvironment.$current.withValue(environment) {
      let source = OneHeader(title)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: .plain)
      table.sectionHeaderTopPadding = 0
      table.dataSource = source
      table.layoutIfNeeded()
      let label = table.headerView(forSection: 0)?.textLabel
      return (
        label?.intrinsicContentSize.width ?? 0, table.rectForHeader(inSection: 0).height,
        label?.textColor == .secondaryLabel ? 1 : 0
      )
    }
  }

  private static var headers: [Fact] {
    let shows = Fact.Source.picture("TVToday")
    let activity = Fact.Source.picture("challenge-viewcode-finance")
    return [
      // The ink's width, and the room that its letters have beside it.
      Fact("a plain header's title", shows, 186, within: 2.4) {
        header("Recently TVShows Visited", .large).width
      },
      Fact("a short one", activity, 54, within: 1) { header("Activity", .large).width },
      Fact("one in medium text", shows, 105, within: 2) { header("Recent Searchs", .medium).width },
      Fact("a plain header is high", activity, 28) { header("Activity", .large).height },
      Fact("in medium text", shows, 27) { header("Activity", .medium).height },
      Fact("its title is gray", shows, 1) { header("Activity", .large).gray },
    ]
  }

  static var all: [Fact] { accessories + labels + details + subtitles + ownMargins + headers }
}
