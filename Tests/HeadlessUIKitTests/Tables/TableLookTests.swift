// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Lines, groups, headers and footers.
final class TableLookTests: XCTestCase {
  private let pixel = 1 / RenderingEnvironment.current.displayScale

  /// The frames of a cell's lines that show, by the line's color.
  private func lines(_ cell: UITableViewCell) -> [CGRect] {
    cell.subviews.filter { !$0.isHidden && $0.backgroundColor == .separator }.map(\.frame)
  }

  func testLinesStartAtTheLabels() {
    let fixture = TableFixture(rows: 2)
    let table = fixture.table()
    table.layoutIfNeeded()

    for cell in table.visibleCells {
      XCTAssertEqual(
        lines(cell), [CGRect(x: 16, y: 44 - pixel, width: 304, height: pixel)])
      XCTAssertEqual(cell.contentView.frame.height, 44)
    }
  }

  /// UIKit logs that the row is higher than its content needs by the line below it, and goes on.
  func testTheLineBelowARowContradictsNoConstraints() {
    final class Row: UITableViewCell {
      func fill(_ height: CGFloat) {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: contentView.topAnchor),
          view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          view.heightAnchor.constraint(equalToConstant: height),
        ])
      }
    }
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let row = Row(style: .default, reuseIdentifier: nil)
        row.fill(60)
        return row
      }
    }
    let rows = Rows()
    func messages(rowHeight: CGFloat) -> [String] {
      var environment = RenderingEnvironment.current
      let issues = RenderingIssues()
      environment.issues = issues
      RenderingEnvironment.$current.withValue(environment) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.rowHeight = rowHeight
        table.dataSource = rows
        table.layoutIfNeeded()
      }
      return issues.messages
    }

    XCTAssertEqual(messages(rowHeight: UITableView.automaticDimension), [])
    XCTAssertEqual(messages(rowHeight: 44).count, 1)
  }

  /// As in Interface Builder, which writes 18 points for each table of groups.
  func testTitlesOfGroupsHaveTheRoomThatTheyNeed() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var height: CGFloat?
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "Pets" }
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { height ?? tableView.sectionHeaderHeight }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    table.dataSource = source
    table.delegate = source
    (table.sectionHeaderHeight, table.sectionFooterHeight) = (18, 18)
    func tops() -> [CGFloat] {
      table.reloadData()
      table.layoutIfNeeded()
      return (0..<2).map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
    }

    let first = tops()
    XCTAssertEqual(first[0], 55.5, accuracy: 0.5)
    XCTAssertEqual(first[1] - first[0] - 44, 56, accuracy: 1)

    source.height = 20
    XCTAssertEqual(tops(), [20, 20 + 44 + 18 + 20], "a delegate's height is that of the header")
  }

  func testTitlesOfGroupsGrowWithTheSizeOfText() throws {
    let fixture = TableFixture(rows: 1)
    (fixture.titles, fixture.footers) = (["Privacy"], ["Nobody sees it."])
    func look(
      _ style: UITableView.Style, _ category: UIContentSizeCategory
    ) throws -> (heights: [CGFloat], fonts: [CGFloat]) {
      var environment = RenderingEnvironment.current
      environment.preferredContentSizeCategory = category
      return try RenderingEnvironment.$current.withValue(environment) {
        let table = fixture.table(style)
        table.layoutIfNeeded()
        let views = [
          try XCTUnwrap(table.headerView(forSection: 0)),
          try XCTUnwrap(table.footerView(forSection: 0)),
        ]
        let fonts = views.compactMap { $0.textLabel?.smallestDrawnFontSize }
        return (views.map(\.frame.height), fonts)
      }
    }
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let (usual, large) = (try look(style, .large), try look(style, .accessibilityLarge))
      for number in 0..<2 {
        // Above the first group there is room for a larger title.
        if style == .plain || number == 1 {
          XCTAssertGreaterThan(large.heights[number], usual.heights[number], "\(style) \(number)")
        }
        XCTAssertGreaterThan(large.fonts[number], usual.fonts[number], "\(style) \(number)")
      }
    }
  }

  func testACellHasItsRowsSizeWhileItIsFilled() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var frames: [CGRect] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat { indexPath.row == 0 ? 160 : 90 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        frames.append(cell.frame)
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    XCTAssertEqual(
      source.frames,
      [
        CGRect(x: 0, y: 0, width: 390, height: 160), CGRect(x: 0, y: 160, width: 390, height: 90),
      ])
  }

  /// A carousel in a row asks how large its items are when it has its width, and not before.
  func testACollectionInACellIsLaidOutInItsWidth() {
    let source = Carousels()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 480))
    table.register(Carousel.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)

    window.layoutIfNeeded()

    XCTAssertEqual(Set(source.widths), [358])
  }

  private final class Carousel: UITableViewCell {
    let list = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      list.translatesAutoresizingMaskIntoConstraints = false
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      contentView.addSubview(list)
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: contentView.topAnchor),
        list.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        list.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        list.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Carousels: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
  {
    var widths: [CGFloat] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 80 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? Carousel)?.list.dataSource = self
      (cell as? Carousel)?.list.delegate = self
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      widths.append(collectionView.bounds.width)
      return CGSize(width: 40, height: 40)
    }
  }

  func testALineStandsBelowAHeaderOfAPlainTable() throws {
    let fixture = TableFixture(rows: 2)
    let table = fixture.table()
    table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells.count, 2)
    XCTAssertEqual(lines(table.visibleCells[0]).count, 1)

    table.sectionHeaderHeight = 20
    fixture.titles = ["A"]
    table.reloadData()
    table.layoutIfNeeded()

    XCTAssertEqual(
      lines(table.visibleCells[0]).first { $0.minY == 0 },
      CGRect(x: 16, y: 0, width: 304, height: pixel))
    XCTAssertEqual(lines(table.visibleCells[1]).map(\.minX), [40])
  }

  func testInsetsOfTheCellComeBeforeThoseOfTheTable() {
    let fixture = TableFixture(rows: 2)
    let table = fixture.table()
    table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    table.layoutIfNeeded()
    table.visibleCells[1].separatorInset = .zero
    table.layoutIfNeeded()

    XCTAssertEqual(lines(table.visibleCells[0]).first?.minX, 40)
    XCTAssertEqual(lines(table.visibleCells[0]).first?.width, 270)
    XCTAssertEqual(lines(table.visibleCells[1]).first?.width, 320)
    table.separatorInsetReference = .fromAutomaticInsets
    table.layoutIfNeeded()
    XCTAssertEqual(lines(table.visibleCells[0]).first?.minX, 56)
  }

  func testNoLinesWithoutAStyleAndOnAChosenRow() {
    let fixture = TableFixture(rows: 2)
    let table = fixture.table()
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells.map { lines($0).count }, [0, 1])

    table.separatorStyle = .none
    table.layoutIfNeeded()

    XCTAssertEqual(table.visibleCells.map { lines($0).count }, [0, 0])
    XCTAssertEqual(table.visibleCells[0].contentView.frame.height, 44)
  }

  func testLinesAreMirrored() {
    var environment = RenderingEnvironment.current
    environment.layoutDirection = .rightToLeft
    RenderingEnvironment.$current.withValue(environment) {
      let fixture = TableFixture(rows: 1)
      let table = fixture.table()
      table.layoutIfNeeded()

      XCTAssertEqual(lines(table.visibleCells[0]).first?.minX, 0)
      XCTAssertEqual(lines(table.visibleCells[0]).first?.width, 304)
    }
  }

  func testGroupsHaveLinesFromEdgeToEdgeAround() {
    let fixture = TableFixture([["a", "b"], ["c"]])
    let table = fixture.table(.grouped)
    table.layoutIfNeeded()

    XCTAssertEqual(table.visibleCells.map(\.frame.minY), [35, 79, 123 + 35])
    XCTAssertEqual(
      table.visibleCells.map { lines($0).map(\.width) }, [[304, 320], [320], [320, 320]])
    XCTAssertEqual(table.backgroundColor, .systemGroupedBackground)
    XCTAssertEqual(table.visibleCells[0].backgroundColor, .secondarySystemGroupedBackground)
  }

  func testInsetGroupsHaveRoundCorners() {
    let fixture = TableFixture([["a", "b", "c"], ["d"]])
    let table = fixture.table(.insetGrouped)
    table.layoutIfNeeded()

    let cells = table.visibleCells
    XCTAssertEqual(cells[0].frame, CGRect(x: 16, y: 35, width: 288, height: 44))
    XCTAssertEqual(cells.map { lines($0).count }, [1, 1, 0, 0])
    XCTAssertEqual(cells.map(\.layer.cornerRadius), [10, 0, 10, 10])
    XCTAssertEqual(cells[0].layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    XCTAssertEqual(cells[2].layer.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    XCTAssertEqual(cells.map(\.clipsToBounds), [true, false, true, true])
  }

  func testABackgroundThatWasSetStays() {
    let fixture = TableFixture(rows: 1)
    let table = fixture.table(.grouped)
    table.layoutIfNeeded()
    table.visibleCells[0].backgroundColor = .systemYellow

    table.rowHeight = 60
    table.layoutIfNeeded()

    XCTAssertEqual(table.visibleCells[0].backgroundColor, .systemYellow)
  }

  func testTitlesOfGroupsAreInCapitalsAboveAndAsTheyAreBelow() throws {
    let fixture = TableFixture([["a"], ["b"]])
    fixture.titles = ["Pets", "Others"]
    fixture.footers = ["All of them"]
    let table = fixture.table(.grouped)
    table.layoutIfNeeded()

    let header = try XCTUnwrap(table.headerView(forSection: 0))
    XCTAssertEqual(header.textLabel?.text, "PETS")
    XCTAssertEqual(header.textLabel?.font.pointSize, 13)
    XCTAssertEqual(header.textLabel?.textColor, .secondaryLabel)
    XCTAssertEqual(header.frame.height, 55.5)
    XCTAssertEqual(header.textLabel?.frame.minX, 16)
    XCTAssertEqual(table.headerView(forSection: 1)?.frame.height, 38)
    XCTAssertEqual(table.footerView(forSection: 0)?.textLabel?.text, "All of them")
    XCTAssertEqual(table.footerView(forSection: 0)?.frame.minY, 99.5)
    XCTAssertNil(table.footerView(forSection: 1))
  }

  func testHeadersOfAPlainTableStayInSight() throws {
    let fixture = TableFixture([(0..<20).map(String.init), (0..<20).map(String.init)])
    fixture.titles = ["First", "Second"]
    let table = fixture.table()
    table.sectionHeaderTopPadding = 0
    table.sectionHeaderHeight = 30
    table.layoutIfNeeded()
    let header = try XCTUnwrap(table.headerView(forSection: 0))
    XCTAssertEqual(header.frame, CGRect(x: 0, y: 0, width: 320, height: 30))

    table.contentOffset.y = 200
    table.layoutIfNeeded()
    XCTAssertEqual(header.frame.minY, 200)
    XCTAssertTrue(table.subviews.last === header, "it lies above the rows")

    // The next one pushes it out.
    table.contentOffset.y = 30 + 20 * 44 - 10
    table.layoutIfNeeded()
    XCTAssertEqual(header.frame.maxY, 30 + 20 * 44)
    XCTAssertEqual(table.headerView(forSection: 1)?.frame.minY, 30 + 20 * 44)

    table.contentOffset.y = 1200
    table.layoutIfNeeded()
    XCTAssertNil(table.headerView(forSection: 0))
  }

  func testCustomHeadersAreReused() throws {
    final class Header: UITableViewHeaderFooterView {}
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        view?.textLabel?.text = "Section \(section)"
        return view
      }
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { 40 }
    }
    let fixture = TableFixture((0..<10).map { _ in (0..<20).map(String.init) })
    let table = fixture.table()
    let delegate = Delegate()
    table.delegate = delegate
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    table.layoutIfNeeded()
    let first = try XCTUnwrap(table.headerView(forSection: 0))
    XCTAssertTrue(first is Header)

    table.scrollToRow(at: [5, 10], at: .middle, animated: false)
    table.layoutIfNeeded()

    XCTAssertTrue(table.headerView(forSection: 5) === first)
    XCTAssertEqual(first.textLabel?.text, "Section 5")
    XCTAssertEqual(first.reuseIdentifier, "header")
  }

  func testEditingShowsTheControls() {
    let fixture = TableFixture(rows: 2)
    let table = fixture.table()
    table.layoutIfNeeded()

    table.setEditing(true, animated: false)
    table.layoutIfNeeded()

    let cell = table.visibleCells[0]
    XCTAssertEqual(cell.editingStyle, .delete)
    XCTAssertEqual(cell.contentView.frame.minX, 38)
    XCTAssertEqual(lines(cell).first?.minX, 54)
    table.isEditing = false
    table.layoutIfNeeded()
    XCTAssertEqual(cell.contentView.frame.minX, 0)
  }

  func testARowIsHighEnoughForItsTextWhileItIsEdited() throws {
    let fixture = TableFixture([
      ["A text that is longer than the row is wide, on as many lines as it needs"]
    ])
    let table = fixture.table()
    table.layoutIfNeeded()
    let cell = table.visibleCells[0]
    let label = try XCTUnwrap(cell.textLabel)
    label.numberOfLines = 0

    table.setEditing(true, animated: false)
    table.layoutIfNeeded()

    // 320 less 38 for the control and 16 at each side
    XCTAssertEqual(label.frame.width, 250)
    let text = label.sizeThatFits(CGSize(width: 250, height: 0))
    XCTAssertGreaterThan(text.height, 60)
    XCTAssertGreaterThanOrEqual(cell.frame.height, text.height + 22)
  }

  func testWideTablesHaveWiderMargins() {
    let fixture = TableFixture(rows: 1)
    let table = fixture.table(.insetGrouped)
    table.frame.size.width = 430
    table.layoutIfNeeded()

    XCTAssertEqual(table.visibleCells[0].frame.minX, 20)
    XCTAssertEqual(table.visibleCells[0].textLabel?.frame.minX, 20)
    table.frame.size.width = 1000
    table.cellLayoutMarginsFollowReadableWidth = true
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells[0].textLabel?.frame.minX, (960 - 672) / 2)
  }

  func testGroupsStandWithinTheSafeArea() throws {
    let controller = UITableViewController(style: .insetGrouped)
    let source = OneRow()
    controller.tableView.dataSource = source
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 40)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()

    let row = controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    XCTAssertEqual(row.minX, 59 + 20)
    XCTAssertEqual(row.maxX, 852 - 40 - 20)
    let cell = try XCTUnwrap(controller.tableView.visibleCells.first)
    XCTAssertEqual(cell.contentView.frame.minX, 0)
    XCTAssertEqual(cell.contentView.frame.width, row.width)
  }
}

private final class OneRow: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}
