// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UITableViewDiffableDataSourceTests: XCTestCase {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var names: [Int: String] = [:]
  private let log = CallLog()

  private func makeDataSource() -> UITableViewDiffableDataSource<String, Int> {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    return UITableViewDiffableDataSource(tableView: table) { [unowned self] table, path, item in
      log.add("\(item)")
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = names[item] ?? "Item \(item)"
      return cell
    }
  }

  private func texts() -> [String?] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text }
  }

  func testASubclassMayHaveAnIndex() {
    final class Indexed: UITableViewDiffableDataSource<String, Int> {
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        snapshot().sectionIdentifiers
      }
      override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
      ) -> Int {
        snapshot().indexOfSection(title)
          ?? super.tableView(
            tableView, sectionForSectionIndexTitle: title, at: index)
      }
    }
    let dataSource = Indexed(tableView: table) { _, _, _ in UITableViewCell() }
    var snapshot = dataSource.snapshot()
    snapshot.appendSections(["a", "b"])
    dataSource.apply(snapshot)

    XCTAssertEqual(table.dataSource?.sectionIndexTitles(for: table), ["a", "b"])
    XCTAssertEqual(dataSource.tableView(table, sectionForSectionIndexTitle: "b", at: 0), 1)
    XCTAssertEqual(dataSource.tableView(table, sectionForSectionIndexTitle: "c", at: 4), 4)
    XCTAssertNil(makeDataSource().sectionIndexTitles(for: table))
  }

  func testTheTableShowsTheSnapshot() {
    let dataSource = makeDataSource()
    var snapshot = dataSource.snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    var isComplete = false

    dataSource.apply(snapshot, animatingDifferences: false) { isComplete = true }

    XCTAssertEqual(texts(), ["Item 1", "Item 2", "Item 3"])
    XCTAssertTrue(isComplete)
    XCTAssertEqual(dataSource.itemIdentifier(for: [1, 0]), 3)
    XCTAssertNil(dataSource.itemIdentifier(for: [1, 1]))
    XCTAssertEqual(dataSource.indexPath(for: 2), [0, 1])
    XCTAssertEqual(dataSource.sectionIdentifier(for: 1), "b")
    XCTAssertEqual(dataSource.index(for: "b"), 1)
  }

  func testItemsTakeTheirCellsAlong() {
    let dataSource = makeDataSource()
    var snapshot = dataSource.snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    dataSource.apply(snapshot)
    XCTAssertEqual(texts(), ["Item 1", "Item 2", "Item 3"])
    let cells = table.visibleCells
    _ = log.take()

    snapshot.deleteItems([2])
    snapshot.moveItem(1, afterItem: 3)
    snapshot.insertItems([9], beforeItem: 3)
    dataSource.apply(snapshot)

    XCTAssertEqual(texts(), ["Item 9", "Item 3", "Item 1"])
    XCTAssertEqual(log.take(), ["9"])
    XCTAssertTrue(table.visibleCells[2] === cells[0])
    XCTAssertTrue(table.visibleCells[1] === cells[2])
    XCTAssertTrue(table.visibleCells[0] === cells[1], "the deleted item's cell is used again")
  }

  func testReloadedAndReconfiguredItemsAreAskedForAgain() {
    let dataSource = makeDataSource()
    var snapshot = dataSource.snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    dataSource.apply(snapshot)
    XCTAssertEqual(texts().count, 3)
    let cells = table.visibleCells
    _ = log.take()

    names = [1: "One", 2: "Two", 3: "Three"]
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2])
    dataSource.apply(snapshot)

    XCTAssertEqual(texts(), ["One", "Two", "Item 3"])
    XCTAssertEqual(log.take(), ["2", "1"])
    XCTAssertTrue(table.visibleCells[1] === cells[1])
    dataSource.apply(dataSource.snapshot())
    XCTAssertEqual(texts(), ["One", "Two", "Item 3"])
    XCTAssertEqual(log.take(), [], "what was asked for again is done")
  }

  func testApplyingWithAReloadAsksForAllCells() {
    let dataSource = makeDataSource()
    var snapshot = dataSource.snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    dataSource.apply(snapshot)
    XCTAssertEqual(texts().count, 2)
    _ = log.take()

    dataSource.applySnapshotUsingReloadData(snapshot)

    XCTAssertEqual(texts().count, 2)
    XCTAssertEqual(log.take(), ["1", "2"])
  }
}
