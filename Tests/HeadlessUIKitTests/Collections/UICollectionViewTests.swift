// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import TestSupport
import XCTest

final class UICollectionViewTests: XCTestCase {
  private func texts(_ collection: UICollectionView) -> [String] {
    collection.layoutIfNeeded()
    return collection.visibleCells.compactMap { ($0 as? TextCell)?.text }
  }

  func testOnlyItemsThatShowHaveACell() {
    let fixture = CollectionFixture(items: 1000)
    fixture.layout.itemSize = CGSize(width: 320, height: 100)
    let collection = fixture.collection(height: 200)

    collection.layoutIfNeeded()

    XCTAssertEqual(fixture.log.take(), ["cell 0.0", "cell 0.1"])
    XCTAssertEqual(collection.contentSize.height, 1000 * 110 - 10)
    XCTAssertNil(collection.cellForItem(at: [0, 2]))
    XCTAssertEqual(collection.indexPathsForVisibleItems, [[0, 0], [0, 1]])
  }

  func testCellsAreMadeWithTheirFrameAndUsedAgain() throws {
    let fixture = CollectionFixture(items: 10)
    fixture.layout.itemSize = CGSize(width: 320, height: 100)
    let collection = fixture.collection(height: 200)
    collection.layoutIfNeeded()
    let first = try XCTUnwrap(collection.cellForItem(at: [0, 0]) as? TextCell)
    let second = try XCTUnwrap(collection.cellForItem(at: [0, 1]) as? TextCell)
    XCTAssertEqual(second.firstFrame, CGRect(x: 0, y: 110, width: 320, height: 100))
    _ = fixture.log.take()

    collection.contentOffset.y = 105
    collection.layoutIfNeeded()

    XCTAssertEqual(fixture.log.take(), ["cell 0.2", "reuse 0"])
    XCTAssertTrue(collection.cellForItem(at: [0, 2]) === first)
    XCTAssertEqual(first.frame.minY, 220)
    XCTAssertEqual(first.reuseIdentifier, "item")
  }

  func testAContextMovesTheContentByItsAdjustment() {
    let fixture = CollectionFixture(items: 100)
    let collection = fixture.collection(height: 200)
    collection.layoutIfNeeded()
    let context = UICollectionViewFlowLayoutInvalidationContext()
    XCTAssertEqual(context.contentOffsetAdjustment, .zero)
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 120)
    context.contentSizeAdjustment.height = 120

    fixture.layout.invalidateLayout(with: context)
    fixture.layout.invalidateLayout(with: context)

    XCTAssertEqual(collection.contentOffset, CGPoint(x: 0, y: 240))
  }

  func testReloadingAsksAgain() {
    let fixture = CollectionFixture(items: 2)
    let collection = fixture.collection()
    XCTAssertEqual(texts(collection), ["0", "1"])

    fixture.sections = [["x"], ["y", "z"]]
    collection.reloadData()

    XCTAssertEqual(texts(collection), ["x", "y", "z"])
    XCTAssertEqual(collection.numberOfSections, 2)
    XCTAssertEqual(collection.numberOfItems(inSection: 1), 2)
  }

  func testItemsThatStayKeepTheirCells() {
    let fixture = CollectionFixture([["a", "b", "c"]])
    let collection = fixture.collection()
    XCTAssertEqual(texts(collection), ["a", "b", "c"])
    let cells = collection.visibleCells
    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])

    fixture.sections = [["c", "a", "x"]]
    var isDone = false
    collection.performBatchUpdates {
      collection.deleteItems(at: [[0, 1]])
      collection.insertItems(at: [[0, 2]])
      collection.moveItem(at: [0, 2], to: [0, 0])
    } completion: {
      isDone = $0
    }

    XCTAssertEqual(texts(collection), ["c", "a", "x"])
    XCTAssertTrue(isDone)
    XCTAssertTrue(collection.visibleCells[0] === cells[2])
    XCTAssertTrue(collection.visibleCells[1] === cells[0])
    XCTAssertEqual(collection.indexPathsForSelectedItems, [[0, 0]])
  }

  func testOneItemIsChosenUnlessManyCanBe() {
    let fixture = CollectionFixture(items: 3)
    let collection = fixture.collection()
    collection.layoutIfNeeded()
    collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    XCTAssertEqual(collection.visibleCells.map(\.isSelected), [false, true, false])

    collection.allowsMultipleSelection = true
    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    collection.deselectItem(at: [0, 1], animated: false)

    XCTAssertEqual(collection.indexPathsForSelectedItems, [[0, 2]])
    collection.selectItem(at: nil, animated: false, scrollPosition: [])
    XCTAssertNil(collection.indexPathsForSelectedItems)
  }

  func testScrollingToAnItemEndsThere() {
    let fixture = CollectionFixture(items: 100)
    let collection = fixture.collection(height: 200)
    for (position, expected) in [
      (UICollectionView.ScrollPosition.top, 480.0), (.centeredVertically, 405), (.bottom, 330),
    ] {
      collection.scrollToItem(at: [0, 40], at: position, animated: false)
      XCTAssertEqual(collection.contentOffset.y, expected)
      XCTAssertNotNil(collection.cellForItem(at: [0, 40]))
    }
    collection.scrollToItem(at: [0, 99], at: .top, animated: false)
    XCTAssertEqual(collection.contentOffset.y, collection.contentSize.height - 200)
    collection.scrollToItem(at: [0, 0], at: [], animated: false)
    XCTAssertEqual(collection.contentOffset.y, 0)
  }

  func testInsetsMoveContentThatHasNotBeenScrolled() {
    let fixture = CollectionFixture(items: 3)
    let collection = fixture.collection()
    collection.contentInset = UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16)

    collection.layoutIfNeeded()

    XCTAssertEqual(collection.contentOffset, CGPoint(x: -16, y: -20))
    XCTAssertEqual(collection.contentSize.width, 288)
    XCTAssertEqual(collection.visibleCells[0].frame.origin, .zero)
  }

  func testRegistrationsTakeCellsFromFiles() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><collectionViewCell tag="5" id="1"/></objects></document>
      """
    let head = text.replacingOccurrences(
      of: "collectionViewCell tag", with: "collectionReusableView tag")
    let nibs = [text, head].map { UINib(data: Data($0.utf8), bundle: nil) }
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int>(cellNib: nibs[0]) {
      $0.tag += $2
    }
    let heads = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      supplementaryNib: nibs[1], elementKind: "head"
    ) { view, _, _ in view.tag += 1 }
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let first = IndexPath(item: 0, section: 0)

    let cell = collection.dequeueConfiguredReusableCell(using: cells, for: first, item: 20)
    let view = collection.dequeueConfiguredReusableSupplementary(using: heads, for: first)

    XCTAssertEqual(cell.tag, 25)
    XCTAssertEqual(view.tag, 6)
  }

  func testRegistrationsMakeAndConfigureCells() {
    final class Source: NSObject, UICollectionViewDataSource {
      let cells = UICollectionView.CellRegistration<TextCell, Int> { cell, path, number in
        cell.text = "\(path.item): \(number)"
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in view.tag = 7 + path.section }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: cells, for: indexPath, item: 10 * indexPath.item)
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
      }
    }
    let source = Source()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize.height = 20
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    collection.dataSource = source

    XCTAssertEqual(texts(collection), ["0: 0", "1: 10"])
    XCTAssertEqual(
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.tag, 7)
  }

  func testALayoutOfOnesOwnPlacesViewsAndDecorations() throws {
    final class Line: UICollectionReusableView {}
    final class SpreadAttributes: UICollectionViewLayoutAttributes {
      var note = ""
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? SpreadAttributes)?.note = note
        return copy
      }
    }
    final class Diagonal: UICollectionViewLayout {
      var prepared = 0
      override class var layoutAttributesClass: AnyClass { SpreadAttributes.self }
      override init() {
        super.init()
        register(Line.self, forDecorationViewOfKind: "line")
      }
      required init?(coder: NSCoder) { nil }
      override func prepare() { prepared += 1 }
      override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 400) }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = SpreadAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
          x: 40 * indexPath.item, y: 40 * indexPath.item, width: 30, height: 30)
        attributes.alpha = 0.5
        attributes.zIndex = -indexPath.item
        attributes.note = "item \(indexPath.item)"
        return attributes
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: [0, 0])
        line.frame = CGRect(x: 0, y: 50, width: 100, height: 1)
        line.zIndex = -100
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        return ([line] + (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) })
          .filter { $0.frame.intersects(rect) }
      }
    }
    let fixture = CollectionFixture(items: 10)
    let layout = Diagonal()
    let collection = fixture.collection(layout, width: 100, height: 100)
    collection.layoutIfNeeded()

    XCTAssertEqual(layout.prepared, 1)
    XCTAssertEqual(collection.contentSize, CGSize(width: 400, height: 400))
    XCTAssertEqual(collection.visibleCells.map(\.frame.minX), [0, 40, 80])
    XCTAssertEqual(collection.visibleCells.map(\.alpha), [0.5, 0.5, 0.5])
    XCTAssertTrue(collection.subviews.first is Line)
    XCTAssertEqual(collection.subviews.compactMap { ($0 as? TextCell)?.text }, ["2", "1", "0"])

    layout.invalidateLayout()
    collection.layoutIfNeeded()
    XCTAssertEqual(layout.prepared, 2)
    collection.setCollectionViewLayout(fixture.layout, animated: false)
    collection.layoutIfNeeded()
    XCTAssertFalse(collection.subviews.contains { $0 is Line })
    XCTAssertEqual(collection.visibleCells.first?.alpha, 1)
  }

  func testTheControllerIsDataSourceAndDelegate() {
    final class Controller: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 4 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
    }
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    controller.view.frame = CGRect(x: 0, y: 0, width: 110, height: 400)
    controller.view.layoutIfNeeded()

    XCTAssertEqual(controller.collectionView.visibleCells.map(\.frame.minY), [0, 0, 60, 60])
  }

  func testSnapshotsAreShown() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    let cells = UICollectionView.CellRegistration<TextCell, String> { $0.text = $2 }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot)
    XCTAssertEqual(texts(collection), ["a", "b", "c"])
    let former = collection.visibleCells

    snapshot.moveItem("c", beforeItem: "a")
    snapshot.deleteItems(["b"])
    source.apply(snapshot, animatingDifferences: true)

    XCTAssertEqual(texts(collection), ["c", "a"])
    XCTAssertTrue(collection.visibleCells[0] === former[2])
    XCTAssertEqual(source.indexPath(for: "a"), [0, 1])
  }

  /// Random edits: the cells always show what the data source has.
  func testRandomUpdatesEndAsAReloadDoes() {
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let fixture = CollectionFixture(items: 8)
      let collection = fixture.collection(height: 3000)
      collection.layoutIfNeeded()
      var next = 100
      for _ in 0..<5 {
        var new: [String] = []
        var (inserted, deleted): ([IndexPath], [IndexPath]) = ([], [])
        for (item, text) in fixture.sections[0].enumerated() {
          if Bool.random(using: &generator) {
            inserted.append([0, new.count])
            next += 1
            new.append("\(next)")
          }
          if Int.random(in: 0..<3, using: &generator) == 0 {
            deleted.append([0, item])
          } else {
            new.append(text)
          }
        }
        fixture.sections = [new]
        collection.performBatchUpdates {
          collection.insertItems(at: inserted)
          collection.deleteItems(at: deleted)
        }
        XCTAssertEqual(texts(collection), new, "seed \(seed)")
      }
    }
  }

  func testCellsTakeTransformsInThreeDimensions() throws {
    final class Turned: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
          attributes.transform3D = CATransform3DMakeTranslation(3, 4, 5)
          return attributes
        }
      }
    }
    let fixture = CollectionFixture(items: 1)
    let collection = fixture.collection(Turned())

    collection.layoutIfNeeded()

    let cell = try XCTUnwrap(collection.cellForItem(at: [0, 0]))
    XCTAssertEqual(cell.layer.transform.m43, 5)
    XCTAssertEqual(cell.transform, CGAffineTransform(translationX: 3, y: 4))
    let (one, other) = (UICollectionViewLayoutAttributes(), UICollectionViewLayoutAttributes())
    one.transform3D.m43 = 1
    XCTAssertEqual(one.transform, .identity)
    XCTAssertNotEqual(one, other)
    XCTAssertEqual(one.copy() as? UICollectionViewLayoutAttributes, one)
  }

  /// MagazineLayout reads its sections where a context says that everything is invalid.
  func testALayoutIsToldOfNewDataByAContext() {
    final class Told: UICollectionViewLayout {
      let log = CallLog()
      override func invalidateLayout() {
        log.add("all")
        super.invalidateLayout()
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let (everything, counts) = (
          context.invalidateEverything, context.invalidateDataSourceCounts
        )
        log.add("\(everything ? "everything" : "parts")\(counts ? ", counts" : "")")
        super.invalidateLayout(with: context)
      }
    }
    let (layout, fixture) = (Told(), CollectionFixture(items: 2))
    let collection = fixture.collection(layout)
    collection.layoutIfNeeded()
    XCTAssertTrue(layout.log.take().contains("everything, counts"))

    collection.reloadData()
    XCTAssertEqual(layout.log.take(), ["all", "everything, counts"])
    layout.invalidateLayout()
    XCTAssertEqual(layout.log.take(), ["all", "everything"])
    layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    XCTAssertEqual(layout.log.take(), ["parts", "all"])
  }
}
