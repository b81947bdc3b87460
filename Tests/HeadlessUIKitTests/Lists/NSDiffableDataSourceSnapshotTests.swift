// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import Testing
import XCTest

final class NSDiffableDataSourceSnapshotTests: XCTestCase {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  func testItemsGoToTheNamedSectionOrTheLast() {
    let snapshot = snapshot()

    XCTAssertEqual(snapshot.sectionIdentifiers, ["a", "b"])
    XCTAssertEqual(snapshot.itemIdentifiers, [1, 2, 3, 4, 5])
    XCTAssertEqual(snapshot.itemIdentifiers(inSection: "b"), [4, 5])
    XCTAssertEqual(snapshot.numberOfItems, 5)
    XCTAssertEqual(snapshot.numberOfItems(inSection: "a"), 3)
    XCTAssertEqual(snapshot.indexOfItem(4), 3)
    XCTAssertEqual(snapshot.indexOfSection("b"), 1)
    XCTAssertNil(snapshot.indexOfItem(9))
    XCTAssertEqual(snapshot.sectionIdentifier(containingItem: 5), "b")
  }

  func testItemsComeMoveAndGo() {
    var snapshot = snapshot()

    snapshot.insertItems([10], beforeItem: 1)
    snapshot.insertItems([11, 12], afterItem: 4)
    snapshot.deleteItems([2, 77])
    snapshot.moveItem(1, afterItem: 12)
    snapshot.moveItem(5, beforeItem: 10)

    XCTAssertEqual(snapshot.itemIdentifiers(inSection: "a"), [5, 10, 3])
    XCTAssertEqual(snapshot.itemIdentifiers(inSection: "b"), [4, 11, 12, 1])
  }

  func testSectionsComeMoveAndGo() {
    var snapshot = snapshot()

    snapshot.insertSections(["x"], beforeSection: "a")
    snapshot.insertSections(["y"], afterSection: "a")
    snapshot.moveSection("b", beforeSection: "x")
    snapshot.moveSection("x", afterSection: "y")
    XCTAssertEqual(snapshot.sectionIdentifiers, ["b", "a", "y", "x"])

    snapshot.deleteSections(["a", "unknown"])
    XCTAssertEqual(snapshot.itemIdentifiers, [4, 5])
    XCTAssertNil(snapshot.sectionIdentifier(containingItem: 1))
    snapshot.deleteAllItems()
    XCTAssertEqual(snapshot, Snapshot())
  }
}

@Suite struct NSDiffableDataSourceSnapshotTraps {
  @Test func anItemTwice() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["Momo", "Momo"])
    }
    #expect(text(result).contains("Duplicate identifiers: Momo"))
  }

  @Test func itemsWithoutASection() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendItems(["Momo"])
    }
    #expect(text(result).contains("no sections in the data source"))
  }

  @Test func rowsThatDoNotAddUp() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let fixture = TableFixture([["a"]])
      let table = fixture.table()
      table.layoutIfNeeded()
      fixture.sections = [["a", "b", "c"]]
      table.insertRows(at: [[0, 1]], with: .none)
    }
    #expect(text(result).contains("Invalid update: invalid number of rows in section 0"))
  }

  @Test func anUnknownIdentifier() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let table = UITableView()
      _ = table.dequeueReusableCell(withIdentifier: "pet", for: [0, 0])
    }
    #expect(text(result).contains("unable to dequeue a cell with identifier pet"))
  }

  @Test func scrollingToARowThatIsNotThere() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let fixture = TableFixture([["a"]])
      fixture.table().scrollToRow(at: [0, 5], at: .top, animated: false)
    }
    #expect(text(result).contains("out-of-bounds row (5)"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
