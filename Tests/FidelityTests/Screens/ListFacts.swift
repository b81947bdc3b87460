// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// Where the rows and headers of a collection's list are, on a screen 393 wide at 3x.
enum ListFacts {
  /// Sections of a number of rows, each with a header.
  private final class Sections: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    let makeHeader: (UICollectionViewListCell) -> Void
    let makeRow: (UICollectionViewListCell) -> Void

    init(
      _ counts: [Int], header: @escaping (UICollectionViewListCell) -> Void,
      row: @escaping (UICollectionViewListCell) -> Void
    ) {
      self.counts = counts
      makeHeader = header
      makeRow = row
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      if let cell = cell as? UICollectionViewListCell { makeRow(cell) }
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      if let cell = view as? UICollectionViewListCell { makeHeader(cell) }
      return view
    }
  }

  /// The frames of the first and the last row of each section.
  private static func rows(of sections: Sections) -> [[CGRect]] {
    at(3, screen: 393) {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 393, height: 700),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      list.register(
        UICollectionViewListCell.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      list.dataSource = sections
      list.layoutIfNeeded()
      return sections.counts.indices.map { section in
        [0, sections.counts[section] - 1].compactMap {
          list.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
      }
    }
  }

  /// A text in the header's own look, and rows of one line.
  private static func standard() -> [[CGRect]] {
    rows(
      of: Sections(
        [3, 2],
        header: { cell in
          var content = cell.defaultContentConfiguration()
          content.text = "Fruits"
          cell.contentConfiguration = content
        },
        row: { cell in
          var content = cell.defaultContentConfiguration()
          content.text = "Apple"
          cell.contentConfiguration = content
        }))
  }

  /// A label with 8 points around it in rows, and with 6 above and below in the header.
  private static func own() -> [[CGRect]] {
    rows(
      of: Sections(
        [3], header: { fill($0, with: UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)) },
        row: { fill($0, with: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)) }))
  }

  private static func fill(_ cell: UICollectionViewListCell, with insets: UIEdgeInsets) {
    let label = UILabel()
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    let content = cell.contentView
    content.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: insets.top),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -insets.bottom),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: insets.left),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -insets.right),
    ])
  }

  static var all: [Fact] {
    let fruits = Fact.Source.picture("AccessibilitySnapshot, testListWithSectionHeaders, iOS 17.5")
    let hello = Fact.Source.picture("BSWInterfaceKit, ContentViewTests, iOS 18")
    let (standard, own) = (standard(), own())
    return [
      Fact("a group begins", fruits, 20) { standard[0][0].minX },
      Fact("a group ends", fruits, 373) { standard[0][0].maxX },
      Fact("the first group's top", fruits, 38.667) { standard[0][0].minY },
      Fact("three rows together", fruits, 132) { standard[0][1].maxY - standard[0][0].minY },
      Fact("from group to group", fruits, 56.333) { standard[1][0].minY - standard[0][1].maxY },
      Fact("two rows together", fruits, 88) { standard[1][1].maxY - standard[1][0].minY },
      Fact("the group below a header of one's own", hello, 32.333) { own[0][0].minY },
      Fact("three rows of one's own", hello, 109) { own[0][1].maxY - own[0][0].minY },
    ]
  }
}
