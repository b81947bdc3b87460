// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import TestSupport
import XCTest

final class TableUpdateTests: XCTestCase {
  private func texts(_ table: UITableView) -> [String?] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text }
  }

  func testRowsThatStayKeepTheirCells() {
    let fixture = TableFixture([["a", "b", "c"]])
    let table = fixture.table()
    table.layoutIfNeeded()
    let cells = table.visibleCells
    _ = fixture.log.take()

    fixture.sections = [["a", "x", "c", "y"]]
    table.performBatchUpdates {
      table.deleteRows(at: [[0, 1]], with: .automatic)
      table.insertRows(at: [[0, 1], [0, 3]], with: .fade)
    }

    XCTAssertEqual(texts(table), ["a", "x", "c", "y"])
    XCTAssertTrue(table.visibleCells[0] === cells[0])
    XCTAssertTrue(table.visibleCells[2] === cells[2])
    XCTAssertEqual(
      fixture.log.take(),
      ["hide 0.1", "reuse b", "cell 0.1", "show 0.1", "cell 0.3", "show 0.3"])
  }

  func testOneUpdateNeedsNoGroup() {
    let fixture = TableFixture([["a", "b"]])
    let table = fixture.table()
    table.layoutIfNeeded()

    fixture.sections[0].remove(at: 0)
    table.deleteRows(at: [[0, 0]], with: .none)

    XCTAssertEqual(texts(table), ["b"])
  }

  func testMovedRowsTakeTheirCellsAndTheSelectionAlong() {
    let fixture = TableFixture([["a", "b", "c"]])
    let table = fixture.table()
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    let first = table.visibleCells[0]

    fixture.sections = [["b", "c", "a"]]
    table.moveRow(at: [0, 0], to: [0, 2])

    XCTAssertEqual(texts(table), ["b", "c", "a"])
    XCTAssertTrue(table.visibleCells[2] === first)
    XCTAssertEqual(table.indexPathForSelectedRow, [0, 2])
  }

  func testSectionsComeGoAndMove() {
    let fixture = TableFixture([["a"], ["b"], ["c"]])
    let table = fixture.table()
    table.layoutIfNeeded()

    fixture.sections = [["x"], ["a"], ["c"]]
    table.performBatchUpdates {
      table.deleteSections(IndexSet(integer: 1), with: .automatic)
      table.insertSections(IndexSet(integer: 0), with: .automatic)
    }
    XCTAssertEqual(texts(table), ["x", "a", "c"])

    fixture.sections = [["c"], ["x"], ["a"]]
    table.moveSection(2, toSection: 0)
    XCTAssertEqual(texts(table), ["c", "x", "a"])

    fixture.sections[1] = ["p", "q"]
    table.reloadSections(IndexSet(integer: 1), with: .automatic)
    XCTAssertEqual(texts(table), ["c", "p", "q", "a"])
  }

  func testReloadedRowsGetACellAgainReconfiguredOnesKeepTheirs() {
    let fixture = TableFixture([["a", "b"]])
    let table = fixture.table()
    table.layoutIfNeeded()
    let second = table.visibleCells[1]
    _ = fixture.log.take()

    fixture.sections = [["A", "B"]]
    table.reloadRows(at: [[0, 0]], with: .none)
    XCTAssertEqual(texts(table), ["A", "b"])
    XCTAssertEqual(fixture.log.take(), ["hide 0.0", "reuse a", "cell 0.0", "show 0.0"])

    table.reconfigureRows(at: [[0, 1]])
    XCTAssertEqual(texts(table), ["A", "B"])
    XCTAssertTrue(table.visibleCells[1] === second)
    XCTAssertEqual(fixture.log.take(), ["cell 0.1"])
  }

  /// Random edits: the cells always show what the data source has, and rows that stay keep their
  /// cells.
  func testRandomUpdatesEndAsAReloadDoes() {
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var next = 0
      func fresh() -> String {
        next += 1
        return "new \(next)"
      }
      let fixture = TableFixture([(0..<6).map { "row \($0)" }, (0..<3).map { "other \($0)" }])
      let table = fixture.table(height: 2000)
      table.layoutIfNeeded()
      for _ in 0..<5 {
        let old = fixture.sections
        var cells: [String: UITableViewCell] = [:]
        for cell in table.visibleCells { cells[cell.textLabel?.text ?? ""] = cell }
        var deleted: [IndexPath] = []
        var inserted: [IndexPath] = []
        var sections: [[String]] = []
        for (section, rows) in old.enumerated() {
          var new: [String] = []
          for (row, text) in rows.enumerated() {
            if Bool.random(using: &generator) {
              inserted.append([section, new.count]); new.append(fresh())
            }
            if Int.random(in: 0..<3, using: &generator) == 0 {
              deleted.append([section, row])
            } else {
              new.append(text)
            }
          }
          sections.append(new)
        }
        fixture.sections = sections
        table.beginUpdates()
        table.insertRows(at: inserted, with: .automatic)
        table.deleteRows(at: deleted, with: .automatic)
        table.endUpdates()

        XCTAssertEqual(texts(table), sections.flatMap { $0 }, "seed \(seed)")
        for cell in table.visibleCells {
          guard let former = cells[cell.textLabel?.text ?? ""] else { continue }
          XCTAssertTrue(former === cell, "seed \(seed)")
        }
      }
    }
  }
}
