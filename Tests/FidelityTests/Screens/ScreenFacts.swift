// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Whole screens, drawn and measured as the pictures of iOS were. Letters of the stand-in have
/// other shapes than San Francisco's: their ink may be off by a point at the sides.
enum ScreenFacts {
  static func all() throws -> [Fact] { try switches() + choices() + search() + backButton() }

  private final class Rows: NSObject, UITableViewDataSource {
    let cell: (UITableView, IndexPath) -> UITableViewCell

    init(_ cell: @escaping (UITableView, IndexPath) -> UITableViewCell) { self.cell = cell }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cell(tableView, indexPath) }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }

  private static func drawn(
    _ width: CGFloat, _ make: () -> UIView
  ) throws -> Drawn {
    try at(3, screen: width) { Result { try Drawn(make(), scale: 3) } }.get()
  }

  // MARK: Tables

  /// Three rows with a text and a switch, in `UIListContentConfiguration`.
  private static func switches() throws -> [Fact] {
    try [393, 402].flatMap { (width: CGFloat) -> [Fact] in
      let source = Fact.Source.picture("AccessibilitySnapshot, testTableHitTarget, \(width) wide")
      let rows = Rows { _, _ in
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = "Hello World"
        cell.contentConfiguration = content
        cell.accessoryView = UISwitch()
        return cell
      }
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
      var tops: [CGFloat] = []
      let picture = try drawn(width) {
        table.dataSource = rows
        table.backgroundColor = .white
        table.layoutIfNeeded()
        tops = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).minY }
        return table
      }
      let text = picture.ink(in: CGRect(x: 1, y: 1, width: 200, height: 42), threshold: 145)
      let knob = picture.ink(in: CGRect(x: 200, y: 1, width: width - 201, height: 42))
      return [
        Fact("the first letter's ink begins", source, 21.667) { text.minX },
        Fact("the last letter's ink ends", source, 106.667) { text.maxX },
        Fact("the letters' ink begins below the row's top", source, 16) { text.minY },
        Fact("the letters stand on their line", source, 28.333) { text.maxY },
        Fact("the switch begins", source, width - 71) { knob.minX },
        Fact("the switch ends", source, width - 20) { knob.maxX },
        Fact("the second row begins", source, 44.333, within: 0.01) { tops[1] },
        Fact("the third row begins", source, 88.667, within: 0.01) { tops[2] },
      ]
    }
  }

  /// Rows that are chosen by circles, on a screen 393 wide, where the first is chosen.
  private static func choices() throws -> [Fact] {
    let source = Fact.Source.picture("BSWInterfaceKit, SelectableTableViewDataSourceTests, iOS 18")
    let rows = Rows { table, path in
      let cell = UITableViewCell()
      cell.textLabel?.text = "Title\(path.row + 1)"
      if path.row == 0 { table.selectRow(at: path, animated: false, scrollPosition: .none) }
      return cell
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    var third: CGFloat = 0
    let picture = try drawn(393) {
      table.dataSource = rows
      table.backgroundColor = .white
      table.allowsMultipleSelectionDuringEditing = true
      table.setEditing(true, animated: false)
      table.layoutIfNeeded()
      third = table.rectForRow(at: IndexPath(row: 2, section: 0)).minY
      return table
    }
    let chosen = picture.ink(in: CGRect(x: 1, y: 1, width: 48, height: 42), threshold: 20)
    let circle = picture.ink(in: CGRect(x: 1, y: 45, width: 48, height: 42))
    let line = picture.ink(in: CGRect(x: 0, y: 86, width: 393, height: 2.5))
    let ground = zip(["red", "green", "blue"], [209, 209, 214] as [CGFloat]).enumerated().map {
      index, part in
      Fact("\(part.0) of the chosen row", source, part.1, within: 1) {
        picture.color(x: 300, y: 20)[index]
      }
    }
    return ground
      + Fact.frame(
        "the empty circle, from the row", source,
        CGRect(x: 21, y: 12.333, width: 20.667, height: 20.333), within: 0.68
      ) { circle.offsetBy(dx: 0, dy: -44) }
      + Fact.frame(
        "the filled circle, from the row", source,
        CGRect(x: 21, y: 12.333, width: 20.667, height: 20.333), within: 0.68
      ) { chosen }
      + [
        Fact("the line below the second row begins", source, 20) { line.minX },
        Fact("the line ends", source, 393) { line.maxX },
        Fact("the line is at the row's end", source, 87.667) { line.minY },
        Fact("the line's height", source, 0.333) { line.height },
        Fact("the third row begins", source, 88, within: 0.01) {
          third
        },
      ]
  }

  // MARK: Bars

  /// A minimal search bar 377 wide, 8 points from the edge.
  private static func search() throws -> [Fact] {
    let source = Fact.Source.picture("adyen-ios, IssuerListComponentUITests, iOS 17.2")
    let picture = try drawn(393) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
      root.backgroundColor = .white
      let bar = UISearchBar()
      bar.searchBarStyle = .minimal
      bar.placeholder = "Search..."
      bar.frame = CGRect(
        origin: CGPoint(x: 8, y: 0), size: bar.sizeThatFits(CGSize(width: 377, height: 0)))
      root.addSubview(bar)
      return root
    }
    let field = picture.ink(in: CGRect(x: 0, y: 0, width: 393, height: 80), threshold: 4)
    let inside = CGRect(x: 20, y: 14, width: 350, height: 28)
    let sign = picture.ink(
      in: CGRect(x: 20, y: 14, width: 24, height: 28), threshold: 12)
    let text = picture.ink(
      in: CGRect(x: 45, y: 14, width: inside.maxX - 45, height: 28), threshold: 12)
    return Fact.frame(
      "the field", source, CGRect(x: 16, y: 10, width: 361, height: 36)
    ) { field }
      + Fact.frame(
        "the magnifier", source, CGRect(x: 24, y: 19.667, width: 16.333, height: 16.333)
      ) { sign }
      + [
        Fact("the placeholder's ink begins", source, 48.333, within: 0.68) { text.minX },
        Fact("the placeholder's ink ends", source, 112.667, within: 0.68) { text.maxX },
        Fact("the field's gray", source, 239, within: 1) { picture.color(x: 200, y: 12)[0] },
        Fact("the field's blue", source, 240, within: 1) { picture.color(x: 200, y: 12)[2] },
      ]
  }

  private static func backButton() throws -> [Fact] {
    let source = Fact.Source.picture("AccessibilitySnapshot, testNavBarBackButtonTraits, iOS 17.5")
    let navigation = UINavigationController()
    var height: CGFloat = 0
    let picture = try drawn(393) {
      let (first, second) = (UIViewController(), UIViewController())
      first.navigationItem.title = "First"
      second.navigationItem.title = "Second"
      second.view.backgroundColor = .white
      navigation.setViewControllers([first, second], animated: false)
      navigation.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      navigation.view.layoutIfNeeded()
      height = navigation.navigationBar.frame.height
      return navigation.view
    }
    let chevron = picture.ink(in: CGRect(x: 1, y: 1, width: 25, height: 40), threshold: 20)
    let title = picture.ink(in: CGRect(x: 100, y: 1, width: 200, height: 40), threshold: 20)
    return [
      Fact("the chevron's ink begins", source, 9.333) { chevron.minX },
      Fact("the chevron's ink is high", source, 18.667) { chevron.height },
      Fact("the title is in the middle", source, 196.5, within: 0.68) { title.midX },
      Fact("the bar is high", source, 44, within: 0) { height },
    ]
  }
}
