// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Classes below the layout override whichever initializer they like, as on iOS.
final class CompositionalLayoutSubclassTests: XCTestCase {
  private final class OneSection: UICollectionViewCompositionalLayout {
    var made = 0

    override init(section: NSCollectionLayoutSection) {
      super.init(section: section)
      made += 1
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Provided: UICollectionViewCompositionalLayout {
    override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
      super.init(sectionProvider: sectionProvider)
      configuration.interSectionSpacing = 7
    }

    required init?(coder: NSCoder) { nil }
  }

  private func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [item]))
  }

  private func frames(_ layout: UICollectionViewLayout, sections: [[String]]) -> [CGRect] {
    let fixture = CollectionFixture(sections)
    let collection = fixture.collection(layout, width: 100)
    collection.layoutIfNeeded()
    return collection.indexPathsForVisibleItems.sorted().compactMap {
      collection.cellForItem(at: $0)?.frame
    }
  }

  func testALayoutOfOneSection() {
    let layout = OneSection(section: section())
    XCTAssertEqual(layout.made, 1)
    XCTAssertEqual(
      frames(layout, sections: [["a", "b"]]),
      [
        CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 0, y: 30, width: 100, height: 30),
      ])
  }

  func testALayoutWhoseSectionsAClosureGives() {
    let layout = Provided { _, _ in self.section() }
    XCTAssertEqual(
      frames(layout, sections: [["a"], ["b"]]),
      [
        CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 0, y: 37, width: 100, height: 30),
      ])
  }
}
