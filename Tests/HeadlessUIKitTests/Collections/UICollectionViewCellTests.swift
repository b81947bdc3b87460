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

  private final class AppliedCell: UICollectionViewCell {
    var log: ((String) -> Void)?
    var count = 0

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
