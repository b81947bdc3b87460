// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class NSDiffableDataSourceSectionSnapshotTests: XCTestCase {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// Cats hold Momo and Luna, and Luna holds a kitten.
  private func pets() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["Cats", "Dogs"])
    snapshot.append(["Momo", "Luna"], to: "Cats")
    snapshot.append(["Kitten"], to: "Luna")
    return snapshot
  }

  func testItemsShowWhereAllAroundThemAreExpanded() {
    var snapshot = pets()

    XCTAssertEqual(snapshot.items, ["Cats", "Momo", "Luna", "Kitten", "Dogs"])
    XCTAssertEqual(snapshot.rootItems, ["Cats", "Dogs"])
    XCTAssertEqual(snapshot.visibleItems, ["Cats", "Dogs"])

    snapshot.expand(["Luna"])
    XCTAssertEqual(snapshot.visibleItems, ["Cats", "Dogs"])
    XCTAssertFalse(snapshot.isVisible("Kitten"))

    snapshot.expand(["Cats"])
    XCTAssertEqual(snapshot.visibleItems, snapshot.items)
    XCTAssertTrue(snapshot.isVisible("Kitten"))

    snapshot.collapse(["Luna"])
    XCTAssertEqual(snapshot.visibleItems, ["Cats", "Momo", "Luna", "Dogs"])
    XCTAssertTrue(snapshot.isExpanded("Cats"))
  }

  func testItemsKnowWhatIsAroundThem() {
    let snapshot = pets()

    XCTAssertEqual(snapshot.level(of: "Kitten"), 2)
    XCTAssertEqual(snapshot.parent(of: "Kitten"), "Luna")
    XCTAssertNil(snapshot.parent(of: "Cats"))
    XCTAssertEqual(snapshot.index(of: "Dogs"), 4)
    XCTAssertNil(snapshot.index(of: "Fish"))
    XCTAssertFalse(snapshot.contains("Fish"))
    XCTAssertEqual(snapshot.snapshot(of: "Cats").items, ["Momo", "Luna", "Kitten"])
    XCTAssertEqual(
      snapshot.snapshot(of: "Cats", includingParent: true).items,
      ["Cats", "Momo", "Luna", "Kitten"])
  }

  func testItemsComeBesideOthersAndGoWithWhatIsInThem() {
    var snapshot = pets()

    snapshot.insert(["Mia"], before: "Luna")
    snapshot.insert(["Fish"], after: "Dogs")
    XCTAssertEqual(snapshot.items, ["Cats", "Momo", "Mia", "Luna", "Kitten", "Dogs", "Fish"])

    snapshot.delete(["Luna", "unknown"])
    XCTAssertEqual(snapshot.items, ["Cats", "Momo", "Mia", "Dogs", "Fish"])

    snapshot.deleteAll()
    XCTAssertEqual(snapshot, Snapshot())
  }

  func testSnapshotsGoIntoOthersWithWhatIsExpanded() {
    var birds = Snapshot()
    birds.append(["Parrots"])
    birds.append(["Rio"], to: "Parrots")
    birds.expand(["Parrots"])
    var snapshot = pets()

    snapshot.insert(birds, before: "Dogs")
    XCTAssertEqual(snapshot.visibleItems, ["Cats", "Parrots", "Rio", "Dogs"])

    snapshot = pets()
    snapshot.expand(["Cats"])
    snapshot.replace(childrenOf: "Cats", using: birds)
    XCTAssertEqual(snapshot.visibleItems, ["Cats", "Parrots", "Rio", "Dogs"])
    XCTAssertEqual(snapshot.level(of: "Rio"), 2)
  }

  func testTheDescriptionIsAnOutline() {
    var snapshot = pets()
    snapshot.expand(["Cats"])

    XCTAssertEqual(
      snapshot.visualDescription(), "- Cats\n  * Momo\n  + Luna\n    * Kitten\n* Dogs")
  }
}
