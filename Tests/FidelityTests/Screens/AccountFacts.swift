// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Screens of ProtonCore on a phone 320 points wide, as swift-snapshot-testing took them on iOS 17,
/// under traits with the content size `medium`: a table below a search bar with letters, and a
/// table of help.
enum AccountFacts {
  static func all() throws -> [Fact] { try countries() + help() }

  private static func drawn(
    _ size: CGSize, top: CGFloat, _ controller: UIViewController
  ) throws -> Drawn {
    var phone = Phone(size: size, top: top)
    phone.bottom = 0
    return try phone.drawn { window in
      window.traitOverrides.preferredContentSizeCategory = .medium
      window.rootViewController = controller
    }
  }

  // MARK: Countries

  private static func countries() throws -> [Fact] {
    let source = Fact.Source.picture("ProtonCore, CountryPickerSnapshotTests, iPhone SE")
    let picture = try drawn(CGSize(width: 320, height: 568), top: 20, CountryTable())
    func ink(
      _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ threshold: Int = 6
    ) -> CGRect {
      picture.ink(in: CGRect(x: x, y: y, width: width, height: height), threshold: threshold)
    }
    let field = ink(48, 38, 270, 50)
    let glass = ink(60, 50, 26, 26, 43)
    let header = ink(1, 95, 1, 48)
    let headerEnd = ink(1, 113, 318, 2).minX
    let above = ink(200, 144.1, 1, 12)
    let line = ink(1, 191.8, 305, 0.7)
    let code = ink(200, 150, 75, 40, 60)
    let letters = ink(306, 120, 14, 440, 60)
    let first = ink(306, 150, 14, 19, 60)
    return Fact.frame(
      "the field of a smaller text size", source,
      CGRect(x: 56, y: 46, width: 240, height: 34.333)
    ) { field }
      + [
        Fact("its magnifier begins", source, 63.667) { glass.minX },
        Fact("its magnifier is wide", source, 15.333) { glass.width },
        Fact("its magnifier's top", source, 55.333) { glass.minY },
        Fact("the table begins below the bar, its header 22 points lower", source, 112.333) {
          header.minY
        },
        Fact("the header ends beside the letters", source, 305) { headerEnd },
        Fact("a line stands below the header", source, 144.333) { above.minY },
        Fact("that line begins at the table's margin", source, 16) {
          ink(1, 144.4, 305, 0.2).minX
        },
        Fact("a row's own line begins at the table's inset", source, 24) { line.minX },
        Fact("it ends at the inset from the table's edge, below the letters", source, 280) {
          line.maxX
        },
        Fact("a row's line", source, 192) { line.minY },
        Fact("a row's content ends beside the letters", source, 253.333) { code.maxX },
        Fact("the first letter's top", source, 158.333, within: 0.68) { first.minY },
        Fact("the last letter stands", source, 497.333, within: 0.68) { letters.maxY },
        Fact("the letters are high", source, 339, within: 0.68) { letters.height },
      ]
  }

  // MARK: Help

  private static func help() throws -> [Fact] {
    let source = Fact.Source.picture("ProtonCore, TroubleShootingSnapshotTests, iPhone SE")
    let navigation = UINavigationController(rootViewController: HelpTable(style: .plain))
    let picture = try drawn(CGSize(width: 320, height: 548), top: 0, navigation)
    let title = picture.ink(in: CGRect(x: 70, y: 5, width: 200, height: 35), threshold: 60)
    let back = picture.ink(in: CGRect(x: 5, y: 5, width: 60, height: 35), threshold: 60)
    let above = picture.ink(in: CGRect(x: 200, y: 68, width: 1, height: 12), threshold: 6)
    let label = picture.ink(in: CGRect(x: 18, y: 78, width: 100, height: 26), threshold: 60)
    return [
      Fact("a bar's title begins", source, 95.667, within: 0.68) { title.minX },
      Fact("a bar's title ends", source, 224.333, within: 0.68) { title.maxX },
      Fact("a button's title begins", source, 17.333, within: 0.68) { back.minX },
      Fact("a button's title ends", source, 53, within: 0.68) { back.maxX },
      Fact("a line below a header that is any view", source, 74) { above.minY },
      Fact("the line's gray", source, 198, within: 1) { picture.color(x: 200, y: 74.1)[0] },
      Fact("a label in a row begins", source, 24.333, within: 0.68) { label.minX },
      Fact("a label in a row stands", source, 95.667) { label.maxY },
    ]
  }
}

/// Countries and their codes below a search bar.
private final class CountryTable: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let search = UISearchBar()
    search.searchBarStyle = .minimal
    table.dataSource = self
    table.delegate = self
    table.separatorInset = UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 40)
    for part in [search, table] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      search.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 48),
      search.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      search.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      table.topAnchor.constraint(equalTo: search.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func numberOfSections(in tableView: UITableView) -> Int { 25 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let code = UILabel()
    code.text = "+ 93"
    code.font = .systemFont(ofSize: 16)
    code.textColor = UIColor(red: 0.447, green: 0.463, blue: 0.502, alpha: 1)
    code.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(code)
    NSLayoutConstraint.activate([
      cell.contentView.trailingAnchor.constraint(equalTo: code.trailingAnchor, constant: 51),
      code.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
    ])
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = UIView()
    view.backgroundColor = .systemGray5
    return view
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 32 }

  func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 48 }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    "ABCDEFGHIJKLMNOPQRSTUVWYZ".map { String($0) }
  }
}

/// A row of help below an empty header.
private final class HelpTable: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Troubleshooting"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Back", style: .plain, target: nil, action: nil)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    label.text = "Allow alternative routing"
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(
        equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      cell.contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 100),
    ])
    return cell
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { UIView() }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 8 }
}
