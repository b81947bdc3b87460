// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// What the cells of a table show while it is edited.
final class TableEditingTests: XCTestCase {
  private func edited(_ fixture: TableFixture, _ change: (UITableView) -> Void = { _ in })
    -> UITableView
  {
    let table = fixture.table()
    change(table)
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    for cell in table.visibleCells { cell.layoutIfNeeded() }
    return table
  }

  /// What stands at the end of a cell.
  private func ends(_ cell: UITableViewCell) -> [CGRect] {
    cell.subviews.filter { $0 !== cell.contentView && $0.frame.minX > 160 && $0.frame.height > 2 }
      .map(\.frame)
  }

  func testRowsThatCanBeMovedShowIt() {
    let fixture = TableFixture([["Milk"], ["Hammer"]])
    fixture.movable = [0]
    let table = edited(fixture)

    let (movable, fixed) = (table.visibleCells[0], table.visibleCells[1])
    XCTAssertEqual(ends(movable).map(\.maxX), [304])
    XCTAssertEqual(movable.contentView.frame.maxX, 320 - 16 - 20)
    XCTAssertEqual(ends(fixed), [])
    table.setEditing(false, animated: false)
    table.layoutIfNeeded()
    XCTAssertEqual(ends(movable), [])
    XCTAssertEqual(movable.contentView.frame.maxX, 320)
  }

  func testAnAccessoryStandsBeforeTheLinesToMove() {
    let fixture = TableFixture([["Milk"]])
    fixture.movable = [0]
    let table = edited(fixture)
    let cell = table.visibleCells[0]
    let alone = cell.contentView.frame.maxX

    cell.editingAccessoryType = .detailButton
    cell.layoutIfNeeded()

    let ends = ends(cell).sorted { $0.minX < $1.minX }
    XCTAssertEqual(ends.count, 2)
    XCTAssertLessThan(ends[0].maxX, ends[1].minX)
    XCTAssertLessThan(cell.contentView.frame.maxX, alone)
    XCTAssertLessThanOrEqual(cell.contentView.frame.maxX, ends[0].minX)
  }

  func testRowsWithoutAControlKeepItsRoomUnlessTheyAreNotIndented() {
    let fixture = TableFixture(rows: 1)
    fixture.editingStyle = .none
    XCTAssertEqual(edited(fixture).visibleCells[0].contentView.frame.minX, 38)

    fixture.indentsWhileEditing = false
    XCTAssertEqual(edited(fixture).visibleCells[0].contentView.frame.minX, 0)
  }

  func testTheLineBelowBeginsWhereConfiguredTextDoes() {
    let fixture = TableFixture(rows: 2)
    let table = edited(fixture) { $0.frame.size.width = 430 }
    let cell = table.visibleCells[0]
    var content = cell.defaultContentConfiguration()
    content.text = "Momo"
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    cell.layoutIfNeeded()

    let text = cell.contentView.subviews.first { $0 is UILabel }
    XCTAssertEqual(cell.separatorInset.left, 38 + (text?.frame.minX ?? 0))
    XCTAssertEqual(cell.separatorInset.left, 38 + 16 + 28 + 16)
  }

  func testARowChosenBeforeTheFirstLayoutIsMarked() {
    let fixture = TableFixture(rows: 2)
    let table = edited(fixture) {
      $0.allowsMultipleSelectionDuringEditing = true
      $0.setEditing(true, animated: false)
      $0.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    }

    XCTAssertEqual(table.indexPathsForSelectedRows, [IndexPath(row: 1, section: 0)])
    XCTAssertEqual(table.visibleCells.map(\.isSelected), [false, true])
  }

  func testLinesToMoveFollowTheDirectionOfText() {
    let fixture = TableFixture([["Milk"]])
    fixture.movable = [0]
    var environment = RenderingEnvironment.current
    environment.layoutDirection = .rightToLeft
    RenderingEnvironment.$current.withValue(environment) {
      let cell = edited(fixture).visibleCells[0]
      XCTAssertEqual(cell.contentView.frame.minX, 16 + 20)
      XCTAssertEqual(cell.contentView.frame.maxX, 320 - 38)
    }
  }
}
