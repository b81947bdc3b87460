// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class UICollectionViewCellTests: XCTestCase {
  func testTheContentFillsTheCell() {
    let cell = UICollectionViewCell(frame: CGRect(x: 5, y: 5, width: 50, height: 40))
    XCTAssertEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 50, height: 40))

    cell.frame.size = CGSize(width: 80, height: 60)

    XCTAssertEqual(cell.contentView.frame.size, CGSize(width: 80, height: 60))
  }

  /// MessageKit's cells take the font of their message from attributes of its own, and draw with it
  /// in `cellForItemAt`.
  func testADequeuedCellHasItsAttributesAndIsToldOfOthersAlone() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source = AppliedCells()
    collection.dataSource = source
    collection.register(AppliedCell.self, forCellWithReuseIdentifier: "item")

    collection.layoutIfNeeded()
    collection.setNeedsLayout()
    collection.layoutIfNeeded()

    XCTAssertEqual(source.log, ["applied", "dequeued"])
    (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.width = 60
    collection.layoutIfNeeded()
    XCTAssertEqual(source.log, ["applied", "dequeued", "applied"])
  }

  /// A carousel in a cell asks how large its items are when it has its width, and not before.
  func testACollectionInACellIsLaidOutInItsWidth() {
    let (outer, inner) = (UICollectionViewFlowLayout(), Carousels())
    outer.itemSize = CGSize(width: 300, height: 80)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: outer)
    collection.dataSource = inner
    collection.register(Carousel.self, forCellWithReuseIdentifier: "carousel")
    let window = UIWindow(frame: collection.frame)
    window.addSubview(collection)

    window.layoutIfNeeded()

    XCTAssertEqual(Set(inner.widths), [300])
    XCTAssertFalse(inner.widths.isEmpty)
  }

  private final class Carousel: UICollectionViewCell {
    let list = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override init(frame: CGRect) {
      super.init(frame: frame)
      list.translatesAutoresizingMaskIntoConstraints = false
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      contentView.addSubview(list)
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: contentView.topAnchor),
        list.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        list.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Carousels: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var widths: [CGFloat] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let isOuter = collectionView.superview is UIWindow
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: isOuter ? "carousel" : "item", for: indexPath)
      if let carousel = cell as? Carousel {
        carousel.list.dataSource = self
        carousel.list.delegate = self
      }
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      widths.append(collectionView.bounds.width)
      return CGSize(width: 40, height: 40)
    }
  }

  func testCellsHearOfAnotherLayout() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source = AppliedCells()
    collection.dataSource = source
    collection.register(AppliedCell.self, forCellWithReuseIdentifier: "item")
    collection.layoutIfNeeded()
    source.log = []

    collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)

    XCTAssertEqual(source.log, ["will", "did"])
    let category: UICollectionView.ElementCategory = .cell
    XCTAssertEqual(category.rawValue, 0)
  }

  private final class AppliedCell: UICollectionViewCell {
    var log: ((String) -> Void)?
    var count = 0

    override func willTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) { log?("will") }

    override func didTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) { log?("did") }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      count += 1
      log?("applied")
    }
  }

  private final class AppliedCells: NSObject, UICollectionViewDataSource {
    var log: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      guard let cell = cell as? AppliedCell else { return cell }
      log += Array(repeating: "applied", count: cell.count) + ["dequeued"]
      cell.log = { [unowned self] in log.append($0) }
      return cell
    }
  }

  func testBackgroundsLieBelowTheContentAndShowWithTheState() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    let (selected, background) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = background

    XCTAssertEqual(cell.subviews, [background, selected, cell.contentView])
    XCTAssertEqual(selected.frame, cell.bounds)
    XCTAssertTrue(selected.isHidden)
    cell.isSelected = true
    XCTAssertFalse(selected.isHidden)
  }

  func testHighlightingReachesLabelsAndImages() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    let (label, button) = (UILabel(), UIButton())
    cell.contentView.addSubview(label)
    cell.contentView.addSubview(button)

    cell.isHighlighted = true

    XCTAssertTrue(label.isHighlighted)
    XCTAssertFalse(button.isHighlighted)
  }

  func testASubclassHasItsOwnIdentifier() {
    final class KeyCell: UICollectionViewCell {
      override var reuseIdentifier: String? { "key" }
    }
    let cell: UICollectionViewCell = KeyCell()

    XCTAssertEqual(cell.reuseIdentifier, "key")
  }
}
