// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class InteractiveMovementTests: XCTestCase {
  /// Lets no item go into the first place.
  private final class Layout: UICollectionViewFlowLayout {
    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      let path = super.targetIndexPath(
        forInteractivelyMovingItem: previousIndexPath, withPosition: position)
      return path.item == 0 ? previousIndexPath : path
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var moves: [[Int]] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 4 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
      -> Bool
    { true }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) { moves.append([source.item, destination.item]) }
  }

  func testTheLayoutChoosesThePlace() {
    let layout = Layout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumInteritemSpacing = 0
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 50), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()

    XCTAssertTrue(view.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: 25))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 25))
    view.endInteractiveMovement()

    XCTAssertEqual(source.moves, [[3, 1]])
  }

  func testContextsNameTheItems() {
    let paths = [IndexPath(item: 1, section: 0)]

    let context = UICollectionViewFlowLayout().invalidationContext(
      forInteractivelyMovingItems: paths, withTargetPosition: CGPoint(x: 5, y: 6),
      previousIndexPaths: [IndexPath(item: 2, section: 0)], previousPosition: .zero)

    XCTAssertEqual(context.targetIndexPathsForInteractivelyMovingItems, paths)
    XCTAssertEqual(context.previousIndexPathsForInteractivelyMovingItems?.first?.item, 2)
    XCTAssertEqual(context.interactiveMovementTarget, CGPoint(x: 5, y: 6))
  }
}
