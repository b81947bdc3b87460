// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import HeadlessUIKit

/// The state of a ``TagListView``.
public struct TagListViewModel: BMViewModel {
  public var tags: [String]
  public var chosen: Set<String>

  public init(tags: [String], chosen: Set<String> = []) {
    self.tags = tags
    self.chosen = chosen
  }
}

/// A tag in a capsule.
final class TagCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    contentView.layer.cornerRadius = 16
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -7),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
    ])
    isSelected = false
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet {
      contentView.backgroundColor = isSelected ? tintColor : .secondarySystemFill
      label.textColor = isSelected ? .white : .label
    }
  }

  func show(_ tag: String) { label.text = tag }
}

/// Tags in lines, of which some are chosen.
public final class TagListView: UIView, BMViewWithViewModel {
  private let collection: UICollectionView
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  public override init(frame: CGRect) {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    configure()
    style()
    self.layout()
  }

  public required init?(coder: NSCoder) { nil }

  public func configure() {
    addSubview(collection)
    collection.allowsMultipleSelection = true
    let registration = UICollectionView.CellRegistration<TagCell, String> { cell, _, tag in
      cell.show(tag)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collection) {
      collection, path, tag in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: tag)
    }
  }

  public func style() {
    backgroundColor = .systemBackground
    collection.backgroundColor = .clear
  }

  public func update(oldViewModel: TagListViewModel?) {
    guard let viewModel, let dataSource else { return }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(viewModel.tags)
    dataSource.apply(snapshot, animatingDifferences: false)
    for tag in viewModel.tags {
      guard let path = dataSource.indexPath(for: tag) else { continue }
      if viewModel.chosen.contains(tag) {
        collection.selectItem(at: path, animated: false, scrollPosition: [])
      } else {
        collection.deselectItem(at: path, animated: false)
      }
    }
  }

  public func layout() {
    collection.frame = bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
