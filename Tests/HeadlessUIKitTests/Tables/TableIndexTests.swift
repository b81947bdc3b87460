// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// The letters at the edge of a table that lead to its sections.
final class TableIndexTests: XCTestCase {
  private final class Letters: NSObject, UITableViewDataSource {
    var titles: [String]? = ["A", "B", "C"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  }

  private func table(_ style: UITableView.Style, _ letters: Letters) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 430, height: 480), style: style)
    table.dataSource = letters
    table.layoutIfNeeded()
    return table
  }

  private func letters(in table: UITableView) -> [UILabel] {
    table.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
  }

  func testLettersStandAtTheEndInTheMiddleOfWhatShows() throws {
    let table = table(.plain, Letters())

    let labels = letters(in: table)
    XCTAssertEqual(labels.compactMap(\.text), ["A", "B", "C"])
    let view = try XCTUnwrap(labels.first?.superview)
    XCTAssertEqual(view.frame.minX, 415)
    XCTAssertEqual(view.frame.width, 15)
    XCTAssertEqual(view.frame.midY, 240, accuracy: 0.5)
    XCTAssertEqual(labels[0].textColor, table.tintColor)
  }

  func testGroupsEndBesideTheLettersAndOtherRowsGoOnBelowThem() {
    let source = Letters()
    let path = IndexPath(row: 0, section: 0)
    let plain = table(.plain, source)
    XCTAssertEqual(plain.rectForRow(at: path).maxX, 430)
    XCTAssertEqual(plain.cellForRow(at: path)?.contentView.frame.maxX, 415)
    XCTAssertEqual(plain.rectForHeader(inSection: 0).maxX, 415)
    XCTAssertEqual(table(.insetGrouped, source).rectForRow(at: path).maxX, 414)

    source.titles = nil
    XCTAssertEqual(table(.plain, source).rectForRow(at: path).maxX, 430)
    XCTAssertEqual(table(.insetGrouped, source).rectForRow(at: path).maxX, 410)
  }

  func testLettersGoWhereThereAreNoneAnyMore() {
    let source = Letters()
    let table = table(.plain, source)
    source.titles = []
    table.reloadData()
    table.layoutIfNeeded()
    XCTAssertEqual(letters(in: table).count, 0)
  }

  func testLettersStayInSightWhileRowsMove() {
    let source = Letters()
    let table = table(.plain, source)
    table.contentOffset.y = 20
    table.layoutIfNeeded()
    XCTAssertEqual(letters(in: table).first?.superview?.frame.midY ?? 0, 260, accuracy: 0.5)
  }

  func testAnInsetAtTheTopTakesTheRoomAboveTheFirstGroupAway() {
    let source = Letters()
    let table = table(.insetGrouped, source)
    let path = IndexPath(row: 0, section: 0)
    XCTAssertEqual(table.rectForRow(at: path).minY, 35)
    table.contentInset.top = 8
    table.layoutIfNeeded()
    XCTAssertEqual(table.rectForRow(at: path).minY, 53.0 / 3, accuracy: 0.5)
  }
}
