// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Lists whose sections are given by themselves.
final class OutlineTests: XCTestCase {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, String>

  private let collection: UICollectionView = {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    return collection
  }()
  private lazy var dataSource: DataSource = {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = name.hasSuffix("s") ? [.outlineDisclosure()] : []
    }
    return DataSource(collectionView: collection) { collection, path, name in
      collection.dequeueConfiguredReusableCell(using: row, for: path, item: name)
    }
  }()

  private func show(
    _ change: (inout NSDiffableDataSourceSectionSnapshot<String>) -> Void = { _ in }
  ) {
    var pets = NSDiffableDataSourceSectionSnapshot<String>()
    pets.append(["Cats", "Dogs"])
    pets.append(["Momo", "Luna"], to: "Cats")
    change(&pets)
    dataSource.apply(pets, to: 0)
    collection.layoutIfNeeded()
  }

  private func cell(_ item: Int) -> UICollectionViewListCell? {
    collection.cellForItem(at: [0, item]) as? UICollectionViewListCell
  }

  func testASectionThatIsNotThereComesLast() {
    dataSource.apply(NSDiffableDataSourceSnapshot<Int, String>())
    show()

    XCTAssertEqual(dataSource.snapshot().sectionIdentifiers, [0])
    XCTAssertEqual(dataSource.snapshot().itemIdentifiers, ["Cats", "Dogs"])
    XCTAssertEqual(
      dataSource.snapshot(for: 0).items, ["Cats", "Momo", "Luna", "Dogs"])
  }

  /// After a published recording of iOS 16.
  func testWhatIsInAHeaderIsNotIndentedForIt() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .firstItemInSection
    collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: configuration)
    show {
      $0.append(["Kittens"], to: "Cats")
      $0.append(["Mimi"], to: "Kittens")
      $0.expand(["Cats", "Kittens"])
    }

    let levels = (0..<6).map { cell($0)?.indentationLevel }
    XCTAssertEqual(levels, [0, 0, 0, 0, 1, 0])
  }

  func testCellsAreIndentedByTheirLevel() {
    show { $0.expand(["Cats"]) }

    XCTAssertEqual((0..<4).map { cell($0)?.indentationLevel }, [0, 1, 1, 0])
    XCTAssertEqual(cell(0)?.configurationState.isExpanded, true)
    XCTAssertEqual(cell(3)?.configurationState.isExpanded, false)
  }

  func testActivatingARowWithAnArrowheadOpensAndClosesIt() {
    show()
    var heard: [String] = []
    dataSource.sectionSnapshotHandlers.willExpandItem = { heard.append("open \($0)") }
    dataSource.sectionSnapshotHandlers.willCollapseItem = { heard.append("close \($0)") }

    XCTAssertEqual(cell(0)?.accessibilityActivate(), true)
    collection.layoutIfNeeded()
    XCTAssertEqual(dataSource.snapshot().itemIdentifiers, ["Cats", "Momo", "Luna", "Dogs"])
    XCTAssertEqual(cell(0)?.configurationState.isExpanded, true)
    XCTAssertEqual(cell(1)?.accessibilityActivate(), false)

    XCTAssertEqual(cell(0)?.accessibilityActivate(), true)
    collection.layoutIfNeeded()
    XCTAssertEqual(dataSource.snapshot().itemIdentifiers, ["Cats", "Dogs"])
    XCTAssertEqual(heard, ["open Cats", "close Cats"])
  }

  func testAnItemsContentsCanBeGivenWhenItIsOpened() {
    show()
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { item, old in
      XCTAssertEqual(old.items, [])
      var new = old
      new.append(["Rex"])
      return new
    }

    XCTAssertEqual(cell(1)?.accessibilityActivate(), true)

    XCTAssertEqual(dataSource.snapshot().itemIdentifiers, ["Cats", "Dogs", "Rex"])
  }

  func testItemsThatMayNotBeOpenedStayClosed() {
    show()
    dataSource.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Cats" }

    _ = cell(0)?.accessibilityActivate()

    XCTAssertEqual(dataSource.snapshot().itemIdentifiers, ["Cats", "Dogs"])
  }

  func testASnapshotOfOtherItemsForgetsTheOutline() {
    show { $0.expand(["Cats"]) }

    var flat = NSDiffableDataSourceSnapshot<Int, String>()
    flat.appendSections([0])
    flat.appendItems(["Momo", "Fish"])
    dataSource.apply(flat)
    collection.layoutIfNeeded()

    XCTAssertEqual(dataSource.snapshot(for: 0).rootItems, ["Momo", "Fish"])
    XCTAssertEqual(cell(0)?.indentationLevel, 0)
  }

  func testMovedItemsAreTold() {
    show { $0.expand(["Cats"]) }
    XCTAssertFalse(dataSource.collectionView(collection, canMoveItemAt: [0, 1]))
    var told: [String] = []
    dataSource.reorderingHandlers.canReorderItem = { $0 != "Cats" }
    dataSource.reorderingHandlers.willReorder = { told = $0.initialSnapshot.itemIdentifiers }
    dataSource.reorderingHandlers.didReorder = { transaction in
      XCTAssertEqual(told, ["Cats", "Momo", "Luna", "Dogs"])
      XCTAssertEqual(transaction.sectionTransactions.map(\.sectionIdentifier), [0])
      XCTAssertEqual(
        told.applying(transaction.difference), ["Cats", "Luna", "Momo", "Dogs"])
      XCTAssertEqual(
        transaction.sectionTransactions.first?.finalSnapshot.snapshot(of: "Cats").items,
        ["Luna", "Momo"])
    }

    XCTAssertFalse(dataSource.collectionView(collection, canMoveItemAt: [0, 0]))
    XCTAssertTrue(dataSource.collectionView(collection, canMoveItemAt: [0, 1]))
    dataSource.collectionView(collection, moveItemAt: [0, 1], to: [0, 2])

    XCTAssertEqual(dataSource.snapshot().itemIdentifiers, ["Cats", "Luna", "Momo", "Dogs"])
  }
}
