// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class BatchUpdatesTests: XCTestCase {
  private final class Table: UITableView {
    var log: [String] = []
    func run(_ updates: () -> Void) { performBatchUpdates(updates) }
    func runOwn() { performBatchUpdates { log.append("own") } }
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      log.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  private final class Collection: UICollectionView {
    var log: [String] = []
    func run(_ updates: () -> Void) { performBatchUpdates(updates, completion: nil) }
    func runOwn() { performBatchUpdates({ log.append("own") }) }
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      log.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }
  }

  func testUpdatesOfTablesDoNotEscape() {
    let table = Table()
    var isDone = false

    table.run { table.log.append("given") }
    table.runOwn()
    table.performBatchUpdates(nil) { isDone = $0 }

    XCTAssertEqual(table.log, ["batch", "given", "batch", "own", "batch"])
    XCTAssertTrue(isDone)
  }

  func testUpdatesOfCollectionsDoNotEscape() {
    let collection = Collection(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var isDone = false

    collection.run { collection.log.append("given") }
    collection.runOwn()
    collection.performBatchUpdates(nil) { isDone = $0 }

    XCTAssertEqual(collection.log, ["batch", "given", "batch", "own", "batch"])
    XCTAssertTrue(isDone)
  }
}
