// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UITableViewTests: XCTestCase {
  func testRowsLieBelowOneAnother() {
    let fixture = TableFixture(rows: 3)
    let table = fixture.table()

    table.layoutIfNeeded()

    XCTAssertEqual(
      table.visibleCells.map(\.frame),
      [0, 44, 88].map { CGRect(x: 0, y: $0, width: 320, height: 44) })
    XCTAssertEqual(table.contentSize, CGSize(width: 320, height: 132))
    XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["Row 0", "Row 1", "Row 2"])
  }

  func testOnlyRowsThatShowHaveACell() {
    let fixture = TableFixture(rows: 1000)
    let table = fixture.table()
    table.rowHeight = 100

    table.layoutIfNeeded()

    XCTAssertEqual(
      fixture.log.take(),
      [
        "cell 0.0", "show 0.0", "cell 0.1", "show 0.1", "cell 0.2", "show 0.2", "cell 0.3",
        "show 0.3", "cell 0.4", "show 0.4",
      ])
    XCTAssertEqual(table.contentSize.height, 100_000)
    XCTAssertNil(table.cellForRow(at: IndexPath(row: 5, section: 0)))
  }

  func testCellsThatAreDueAreMadeForWhoAsks() {
    let fixture = TableFixture([["A", "B"]])
    let table = fixture.table()

    XCTAssertEqual(
      table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text, "B")
    fixture.sections = [["C"]]
    table.reloadData()

    XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["C"])
    fixture.sections = [["D", "E", "F"]]
    table.reloadData()
    XCTAssertEqual(table.indexPathsForVisibleRows?.map(\.row), [0, 1, 2])
    XCTAssertNil(table.cellForRow(at: IndexPath(row: 3, section: 0)))
  }

  func testWhomTheTableAsksGetsTheCellsThatAreThere() {
    final class Asking: NSObject, UITableViewDataSource, UITableViewDelegate {
      var count = 3
      var answers: [Int?] = []

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        answers.append(tableView.visibleCells.count)
        return UITableViewCell()
      }

      func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat {
        tableView.cellForRow(at: IndexPath(row: 2, section: 0)) == nil ? 44 : 60
      }
    }
    let asking = Asking()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = asking
    table.delegate = asking

    table.layoutIfNeeded()
    asking.count = 1
    table.reloadData()

    XCTAssertEqual(asking.answers, [0, 1, 2])
    XCTAssertEqual(table.numberOfRows(inSection: 0), 1)
    XCTAssertEqual(table.visibleCells.count, 1)
  }

  func testScrollingReusesTheCellThatLeft() {
    let fixture = TableFixture(rows: 1000)
    let table = fixture.table(height: 200)
    table.rowHeight = 100
    table.layoutIfNeeded()
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    _ = fixture.log.take()

    table.contentOffset.y = 100
    table.layoutIfNeeded()

    XCTAssertEqual(fixture.log.take(), ["hide 0.0", "reuse Row 0", "cell 0.2", "show 0.2"])
    XCTAssertTrue(table.cellForRow(at: IndexPath(row: 2, section: 0)) === first)
    XCTAssertEqual(first?.frame.minY, 200)
    XCTAssertEqual(table.indexPathsForVisibleRows, [1, 2].map { IndexPath(row: $0, section: 0) })
  }

  func testReloadingAsksForEverythingAgain() {
    let fixture = TableFixture(rows: 2)
    let table = fixture.table()
    table.layoutIfNeeded()
    let cells = table.visibleCells
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    _ = fixture.log.take()

    fixture.sections = [["Other"]]
    table.reloadData()
    table.layoutIfNeeded()

    XCTAssertEqual(
      fixture.log.take(), ["hide 0.0", "hide 0.1", "reuse Row 1", "cell 0.0", "show 0.0"])
    XCTAssertTrue(table.visibleCells.first === cells[1])
    XCTAssertNil(table.indexPathForSelectedRow)
    XCTAssertEqual(table.contentSize.height, 44)
  }

  func testRegisteredCellsAreMadeWithTheirIdentifier() {
    final class RowCell: UITableViewCell {
      var identifierInInitializer: String?
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        identifierInInitializer = reuseIdentifier
      }
      required init?(coder: NSCoder) { nil }
    }
    let table = UITableView()
    table.register(RowCell.self, forCellReuseIdentifier: "pet")

    let cell = table.dequeueReusableCell(withIdentifier: "pet") as? RowCell

    XCTAssertEqual(cell?.identifierInInitializer, "pet")
    XCTAssertEqual(cell?.reuseIdentifier, "pet")
    XCTAssertNotNil(cell?.detailTextLabel)
    XCTAssertNil(table.dequeueReusableCell(withIdentifier: "other"))
  }

  func testHeightsComeFromTheDelegateTheTableOrTheContent() {
    let fixture = TableFixture([["One", "A text that needs several lines in a row of this width"]])
    let table = fixture.table()
    let cell = UITableViewCell()
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells.map(\.frame.height), [44, 44])

    table.visibleCells[1].textLabel?.numberOfLines = 0
    table.performBatchUpdates(nil)
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells[0].frame.height, 44)
    XCTAssertGreaterThan(table.visibleCells[1].frame.height, 60)

    table.rowHeight = 30
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells.map(\.frame.height), [30, 30])

    fixture.height = 50
    table.reloadData()
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells.map(\.frame.height), [50, 50])
    XCTAssertNil(table.indexPath(for: cell))
  }

  func testRowsTakeTheHeightOfTheirConstraints() {
    final class HighCell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let content = SizedView(50, 70)
        content.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(content)
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          content.topAnchor.constraint(equalTo: guide.topAnchor),
          content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
          content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let fixture = TableFixture(rows: 20)
    let table = fixture.table()
    table.estimatedRowHeight = 30
    table.register(HighCell.self, forCellReuseIdentifier: "row")

    table.layoutIfNeeded()

    // 70 points of content, 11 above and below, and a line of one pixel.
    let height = 70 + 22 + 1 / table.traitCollection.displayScale
    XCTAssertEqual(table.visibleCells.count, Int((480 / height).rounded(.up)))
    XCTAssertEqual(table.visibleCells[1].frame.minY, height)
    XCTAssertEqual(table.visibleCells[1].contentView.subviews[0].frame.minX, 16)
    XCTAssertEqual(table.visibleCells[1].contentView.subviews[0].frame.minY, 11)
    // Rows that have not been shown count with their estimate.
    let shown = CGFloat(table.visibleCells.count)
    XCTAssertEqual(table.contentSize.height, shown * height + (20 - shown) * 30, accuracy: 0.001)
  }

  /// As Posterr's data sources do before their screen shows.
  func testATableThatIsNotLaidOutYetScrollsToARow() {
    let fixture = TableFixture(rows: 3)
    let table = UITableView(frame: .zero, style: .plain)
    table.rowHeight = UITableView.automaticDimension
    table.dataSource = fixture
    let screen = UIViewController()
    screen.view.addSubview(table)

    table.reloadData()
    table.scrollToRow(at: [0, 0], at: .top, animated: false)

    XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
    XCTAssertEqual(table.contentOffset.y, -table.adjustedContentInset.top)
  }

  func testScrollingToARowEndsThere() {
    for position in [UITableView.ScrollPosition.top, .middle, .bottom] {
      let fixture = TableFixture(rows: 60)
      let table = fixture.table()
      table.estimatedRowHeight = 20
      table.scrollToRow(at: IndexPath(row: 40, section: 0), at: position, animated: false)

      let rect = table.rectForRow(at: IndexPath(row: 40, section: 0))
      switch position {
      case .top: XCTAssertEqual(rect.minY, table.bounds.minY)
      case .middle: XCTAssertEqual(rect.midY, table.bounds.midY, accuracy: 0.5)
      default: XCTAssertEqual(rect.maxY, table.bounds.maxY)
      }
      XCTAssertNotNil(table.cellForRow(at: IndexPath(row: 40, section: 0)))
    }
  }

  func testPlacesAreFoundByPoint() {
    let fixture = TableFixture([["a", "b"], ["c"]])
    fixture.titles = ["First", "Second"]
    let table = fixture.table()
    table.layoutIfNeeded()

    XCTAssertEqual(table.rectForHeader(inSection: 0), CGRect(x: 0, y: 22, width: 320, height: 28))
    XCTAssertEqual(
      table.indexPathForRow(at: CGPoint(x: 5, y: 60)), IndexPath(row: 0, section: 0))
    XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 5, y: 30)))
    XCTAssertEqual(table.indexPathsForRows(in: table.rect(forSection: 1)), [[1, 0]])
    XCTAssertEqual(table.numberOfRows(inSection: 1), 1)
    XCTAssertEqual(table.numberOfSections, 2)
  }

  func testOneRowIsChosenUnlessManyCanBe() {
    let fixture = TableFixture(rows: 3)
    let table = fixture.table()
    table.layoutIfNeeded()

    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    XCTAssertEqual(table.visibleCells.map(\.isSelected), [false, false, true])

    table.allowsMultipleSelection = true
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    XCTAssertEqual(table.indexPathsForSelectedRows, [[0, 1], [0, 2]])
    table.deselectRow(at: [0, 2], animated: false)
    XCTAssertEqual(table.visibleCells.map(\.isSelected), [false, true, false])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    XCTAssertNil(table.indexPathsForSelectedRows)
  }

  func testAChosenRowIsStillChosenWhenItComesBack() {
    let fixture = TableFixture(rows: 50)
    let table = fixture.table()
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    table.layoutIfNeeded()

    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    XCTAssertFalse(table.visibleCells.contains(where: \.isSelected))
    table.contentOffset.y = 0
    table.layoutIfNeeded()

    XCTAssertEqual(table.visibleCells.map(\.isSelected).prefix(2), [true, false])
  }

  func testContentStartsBelowTheSafeArea() {
    var environment = RenderingEnvironment()
    environment.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    RenderingEnvironment.$current.withValue(environment) {
      let fixture = TableFixture(rows: 50)
      let table = fixture.table()

      table.layoutIfNeeded()

      XCTAssertEqual(table.contentOffset.y, -59)
      XCTAssertEqual(table.visibleCells.first?.safeAreaInsets, .zero)
      table.scrollToRow(at: [0, 49], at: .bottom, animated: false)
      XCTAssertEqual(table.rectForRow(at: [0, 49]).maxY, table.bounds.maxY - 34)
    }
  }

  func testViewsAboveAndBelowAllSections() {
    let fixture = TableFixture(rows: 2)
    let table = fixture.table()
    table.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 60))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))

    table.layoutIfNeeded()

    XCTAssertEqual(table.tableHeaderView?.frame, CGRect(x: 0, y: 0, width: 320, height: 60))
    XCTAssertEqual(table.visibleCells[0].frame.minY, 60)
    XCTAssertEqual(table.tableFooterView?.frame, CGRect(x: 0, y: 148, width: 320, height: 30))
    XCTAssertEqual(table.contentSize.height, 178)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells[0].frame.minY, 0)
  }

  func testAPlainTableHasNoRoomForHeadersAndFootersThatShowNothing() {
    let fixture = TableFixture([["one"], ["two"]])
    fixture.titles = [nil, "Second"]
    let table = fixture.table()
    // As files of Interface Builder say in each table.
    table.sectionHeaderHeight = 28
    table.sectionFooterHeight = 28
    table.layoutIfNeeded()

    XCTAssertEqual(table.rectForHeader(inSection: 0).height, 0)
    XCTAssertEqual(table.rectForRow(at: [0, 0]).minY, 0)
    XCTAssertEqual(table.rectForFooter(inSection: 0).height, 0)
    XCTAssertEqual(table.rectForHeader(inSection: 1).height, 28)
  }

  func testAnEmptyTableHasNoCells() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let background = UIView()
    table.backgroundView = background

    table.layoutIfNeeded()

    XCTAssertEqual(table.visibleCells, [])
    XCTAssertEqual(table.contentSize, CGSize(width: 320, height: 0))
    XCTAssertEqual(background.frame, table.bounds)
    XCTAssertNil(table.cellForRow(at: [3, 9]))
    XCTAssertEqual(table.numberOfRows(inSection: 7), 0)
    XCTAssertEqual(table.rectForRow(at: [1, 1]), .zero)
  }

  func testTheDelegateHearsOfScrollingToo() {
    final class Delegate: NSObject, UITableViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    let table = UITableView()
    let delegate = Delegate()
    table.delegate = delegate

    table.contentOffset.y = 5

    XCTAssertEqual(delegate.count, 1)
    XCTAssertTrue((table as UIScrollView).delegate === delegate)
    XCTAssertTrue(table.delegate === delegate)
  }
}
