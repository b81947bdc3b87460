// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// As on iOS, an update asks for cells, and for no header or footer of a section that stays.
final class KeptSupplementaryViewTests: XCTestCase {
  private final class Source: NSObject, UICollectionViewDataSource {
    var sections = [["a", "b"], ["c"]]
    var asked: [String] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked.append(sections[indexPath.section][indexPath.item])
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      asked.append("\(isHeader ? "header" : "footer")\(indexPath.section)")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }

    var askedSince: [String] {
      defer { asked = [] }
      return asked
    }
  }

  private let source = Source()

  private func collection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.headerReferenceSize = CGSize(width: 300, height: 20)
    layout.footerReferenceSize = CGSize(width: 300, height: 20)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 480), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "edge")
    }
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  func testCellsAreAskedForFirst() {
    let collection = collection()
    XCTAssertEqual(
      source.askedSince, ["a", "b", "c", "header0", "footer0", "header1", "footer1"])
    withExtendedLifetime(collection) {}
  }

  func testHeadersStayWithTheirSection() throws {
    let collection = collection()
    let kind = UICollectionView.elementKindSectionHeader
    let header = try XCTUnwrap(
      collection.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: 1)))
    source.asked = []

    source.sections[0].append("d")
    collection.insertItems(at: [IndexPath(item: 2, section: 0)])
    collection.layoutIfNeeded()
    XCTAssertEqual(source.askedSince, ["d"])
    XCTAssertEqual(header.frame, CGRect(x: 0, y: 180, width: 300, height: 20))

    source.sections.remove(at: 0)
    collection.deleteSections([0])
    collection.layoutIfNeeded()
    XCTAssertEqual(source.askedSince, [])
    XCTAssertIdentical(
      collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)),
      header)
    XCTAssertEqual(header.frame.minY, 0)
  }

  func testAReloadedSectionIsAskedForWhole() {
    let collection = collection()
    source.asked = []
    collection.reloadSections([1])
    collection.layoutIfNeeded()
    XCTAssertEqual(source.askedSince, ["c", "header1", "footer1"])
    collection.reloadData()
    collection.layoutIfNeeded()
    XCTAssertEqual(source.askedSince.count, 7)
  }

  func testWhatOnlyTouchesTheEdgeIsNotAskedFor() {
    let collection = collection()
    collection.frame.size.height = 60
    collection.layoutIfNeeded()
    XCTAssertEqual(collection.indexPathsForVisibleItems, [IndexPath(item: 0, section: 0)])
    collection.contentOffset.y = 20
    collection.layoutIfNeeded()
    XCTAssertNil(
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
  }

  func testHeadersOfATableStayWithTheirSection() throws {
    let fixture = TableFixture([["a"], ["b"]])
    fixture.titles = ["One", "Two"]
    let table = fixture.table()
    table.layoutIfNeeded()
    let header = try XCTUnwrap(table.headerView(forSection: 1))
    XCTAssertEqual(header.textLabel?.text, "Two")

    fixture.titles = ["One", "Changed"]
    fixture.sections[0].append("c")
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    table.layoutIfNeeded()
    XCTAssertIdentical(table.headerView(forSection: 1), header)
    XCTAssertEqual(header.textLabel?.text, "Two")

    table.reloadSections([1], with: .none)
    table.layoutIfNeeded()
    XCTAssertEqual(table.headerView(forSection: 1)?.textLabel?.text, "Changed")

    fixture.sections.removeFirst()
    fixture.titles.removeFirst()
    table.deleteSections([0], with: .none)
    table.layoutIfNeeded()
    XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "Changed")
    XCTAssertNil(table.headerView(forSection: 1))
  }
}
