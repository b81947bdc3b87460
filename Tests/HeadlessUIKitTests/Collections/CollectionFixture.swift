// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// A data source and delegate of numbered items, which logs what the collection asks for.
final class CollectionFixture: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var sections: [[String]]
  var sizes: [IndexPath: CGSize] = [:]
  let log = CallLog()
  let layout = UICollectionViewFlowLayout()

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  /// One section of so many items.
  convenience init(items: Int) {
    self.init([(0..<items).map(String.init)])
  }

  /// A collection that shows the items; by default 320 x 480 points large, with a flow layout.
  func collection(
    _ layout: UICollectionViewLayout? = nil, width: CGFloat = 320, height: CGFloat = 480
  ) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height),
      collectionViewLayout: layout ?? self.layout)
    collection.register(TextCell.self, forCellWithReuseIdentifier: "item")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "edge")
    }
    collection.dataSource = self
    collection.delegate = self
    return collection
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.add("cell \(indexPath.section).\(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? TextCell)?.log = log
    (cell as? TextCell)?.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath] ?? layout.itemSize }
}

/// A cell with a text, which logs its reuse.
final class TextCell: UICollectionViewCell {
  var log: CallLog?
  var text = ""
  var firstFrame = CGRect.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    firstFrame = frame
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    log?.add("reuse \(text)")
  }
}
