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
