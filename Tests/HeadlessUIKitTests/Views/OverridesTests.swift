// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// What subclasses override on iOS, also of what UIKit declares in categories, is overridden here.
final class OverridesTests: XCTestCase {
  private final class Card: UIView {
    var log: [String] = []
    override var preservesSuperviewLayoutMargins: Bool {
      get { true }
      set {}
    }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
      get { NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
      set { log.append("margins \(newValue.leading)") }
    }
    override var firstBaselineAnchor: NSLayoutYAxisAnchor { centerYAnchor }
    override var safeAreaLayoutGuide: UILayoutGuide { layoutMarginsGuide }
    override func contentHuggingPriority(
      for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { .required }
    override func bringSubviewToFront(_ view: UIView) {
      log.append("front")
      super.bringSubviewToFront(view)
    }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      CGPoint(x: 1, y: 2)
    }
    override func viewWithTag(_ tag: Int) -> UIView? { tag == 7 ? self : super.viewWithTag(tag) }
    override func addInteraction(_ interaction: any UIInteraction) {
      log.append("interaction")
      super.addInteraction(interaction)
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    override func updateConstraintsIfNeeded() {
      log.append("update")
      super.updateConstraintsIfNeeded()
    }
  }

  func testViews() {
    let (card, child) = (Card(), UIView())
    card.addSubview(child)
    card.addSubview(UIView())

    card.bringSubviewToFront(child)
    card.directionalLayoutMargins = .zero
    card.addInteraction(UIPointerInteraction(delegate: nil))
    card.updateConstraintsIfNeeded()

    XCTAssertEqual(card.log, ["front", "margins 0.0", "interaction", "update"])
    XCTAssertTrue(card.subviews.last === child)
    XCTAssertTrue((card as UIView).preservesSuperviewLayoutMargins)
    XCTAssertTrue((card as UIView).viewWithTag(7) === card)
    XCTAssertEqual((card as UIView).convert(.zero, to: nil), CGPoint(x: 1, y: 2))
    XCTAssertEqual((card as UIView).contentHuggingPriority(for: .vertical), .required)
    XCTAssertNil((card as UIView).snapshotView(afterScreenUpdates: false))
    XCTAssertTrue((card as UIView).safeAreaLayoutGuide === card.layoutMarginsGuide)
  }

  /// A table as tests replace it, without a data source.
  private final class FakeTable: UITableView {
    let shown = UITableViewCell()
    override var indexPathForSelectedRow: IndexPath? { IndexPath(row: 3, section: 0) }
    override var visibleCells: [UITableViewCell] { [shown] }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown }
    override func indexPath(for cell: UITableViewCell) -> IndexPath? {
      IndexPath(row: 4, section: 0)
    }
    override func numberOfRows(inSection section: Int) -> Int { 9 }
    override var isDragging: Bool { true }
    override var zoomScale: CGFloat {
      get { 2 }
      set {}
    }
  }

  func testTables() {
    let table: UITableView = FakeTable()
    let path = IndexPath(row: 0, section: 0)

    XCTAssertEqual(table.indexPathForSelectedRow?.row, 3)
    XCTAssertTrue(table.cellForRow(at: path) === table.visibleCells.first)
    XCTAssertEqual(table.indexPath(for: UITableViewCell())?.row, 4)
    XCTAssertEqual(table.numberOfRows(inSection: 0), 9)
    XCTAssertTrue(table.isDragging)
    XCTAssertEqual(table.zoomScale, 2)
  }

  private final class FakeCollection: UICollectionView {
    let shown = UICollectionViewCell()
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown }
    override var indexPathsForSelectedItems: [IndexPath]? { [IndexPath(item: 2, section: 0)] }
    override var numberOfSections: Int { 5 }
  }

  func testCollections() {
    let collection: UICollectionView = FakeCollection(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    XCTAssertNotNil(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    XCTAssertEqual(collection.indexPathsForSelectedItems?.first?.item, 2)
    XCTAssertEqual(collection.numberOfSections, 5)
  }

  private final class Ring: CALayer {
    var log: [String] = []
    override func action(forKey event: String) -> (any CAAction)? {
      log.append("action \(event)")
      return super.action(forKey: event)
    }
    override class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    override func add(_ anim: CAAnimation, forKey key: String?) {
      log.append("add \(key ?? "")")
      super.add(anim, forKey: key)
    }
    override func removeAllAnimations() {
      log.append("remove")
      super.removeAllAnimations()
    }
  }

  func testLayers() {
    let ring = Ring()

    (ring as CALayer).add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    (ring as CALayer).removeAllAnimations()
    _ = (ring as CALayer).action(forKey: "bounds")

    XCTAssertEqual(ring.log, ["add fade", "remove", "action bounds"])
  }

  private final class Overlay: UIWindow {
    override var windowLevel: UIWindow.Level {
      get { .alert }
      set {}
    }
  }

  func testWindows() {
    XCTAssertEqual((Overlay() as UIWindow).windowLevel, .alert)
  }
}
