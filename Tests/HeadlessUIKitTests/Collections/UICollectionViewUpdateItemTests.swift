// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UICollectionViewUpdateItemTests: XCTestCase {
  private final class Layout: UICollectionViewFlowLayout {
    var told: [String] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      told += updateItems.map { item in
        let (before, after) = (item.indexPathBeforeUpdate?.item, item.indexPathAfterUpdate?.item)
        let places = [before, after].map { $0.map(String.init) ?? "-" }
        return ([String(describing: item.updateAction)] + places).joined(separator: " ")
      }
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      told.append("end")
    }
  }

  private final class Arriving: UICollectionViewUpdateItem {
    override var indexPathAfterUpdate: IndexPath? { IndexPath(item: 3, section: 1) }
    override var updateAction: Action { .insert }
  }

  /// Tests of layouts make their own.
  func testASubclassSaysWhatChanges() {
    let item: UICollectionViewUpdateItem = Arriving()

    XCTAssertEqual(item.updateAction, .insert)
    XCTAssertEqual(item.indexPathAfterUpdate, IndexPath(item: 3, section: 1))
    XCTAssertNil(item.indexPathBeforeUpdate)
    XCTAssertEqual(UICollectionViewUpdateItem().updateAction, .none)
  }

  func testALayoutHearsOfWhatComesAndGoes() {
    let layout = Layout()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func show(_ names: [String], reloading reloaded: [String] = []) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(names)
      snapshot.reloadItems(reloaded)
      source.apply(snapshot)
      collection.layoutIfNeeded()
    }

    show(["a", "b", "c"])
    XCTAssertEqual(layout.told, [])

    show(["b", "c", "d"], reloading: ["c"])
    XCTAssertEqual(layout.told, ["delete 0 -", "reload 2 1", "insert - 2", "end"])
  }
}
