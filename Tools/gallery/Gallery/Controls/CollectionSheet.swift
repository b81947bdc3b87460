// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension ControlSheet {
  /// Flow layouts: a grid, and items of their own sizes, with headers.
  static let flowLayout = ControlSheet(name: "flow-layout") {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 620, height: 300))
    box.backgroundColor = .systemBackground
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 80, height: 50)
    grid.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    grid.headerReferenceSize = CGSize(width: 0, height: 24)
    let own = UICollectionViewFlowLayout()
    own.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    own.headerReferenceSize = CGSize(width: 0, height: 24)
    for (index, layout) in [grid, own].enumerated() {
      let collection = SampleCollection(
        frame: CGRect(x: 320 * CGFloat(index), y: 0, width: 300, height: 300),
        collectionViewLayout: layout)
      collection.fill()
      box.addSubview(collection)
    }
    return box
  }
}

private final class SampleCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemTeal
    contentView.layer.cornerRadius = 6
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A collection that is its own data source.
private final class SampleCollection: UICollectionView, UICollectionViewDataSource {
  private static let words = [
    "One", "Twenty", "Three hundred", "Four", "Fifty-five", "Six", "Seven",
  ]
  private let cells = CellRegistration<SampleCell, String> { $0.label.text = $2 }
  private let headers = SupplementaryRegistration<UICollectionReusableView>(
    elementKind: elementKindSectionHeader
  ) { view, _, _ in view.backgroundColor = .systemGray5 }

  func fill() { dataSource = self }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? SampleCollection.words.count : 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: SampleCollection.words[indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }
}
