// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import TestSupport
import XCTest

final class UICollectionViewFlowLayoutTests: XCTestCase {
  /// The origins of all cells after layout.
  private func origins(_ collection: UICollectionView) -> [CGPoint] {
    collection.layoutIfNeeded()
    return collection.visibleCells.map(\.frame.origin)
  }

  func testStartsAsOnIOS() {
    let layout = UICollectionViewFlowLayout()

    XCTAssertEqual(layout.itemSize, CGSize(width: 50, height: 50))
    XCTAssertEqual(layout.minimumLineSpacing, 10)
    XCTAssertEqual(layout.minimumInteritemSpacing, 10)
    XCTAssertEqual(layout.scrollDirection, .vertical)
    XCTAssertEqual(layout.sectionInset, .zero)
    XCTAssertEqual(layout.estimatedItemSize, .zero)
  }

  func testLinesArePulledToBothEdgesTheLastOneKeepsTheDistances() {
    // Three of 100 points leave 20 of 320: 10 between them.
    let fixture = CollectionFixture(items: 5)
    fixture.layout.itemSize = CGSize(width: 100, height: 40)
    fixture.layout.minimumInteritemSpacing = 5
    let collection = fixture.collection()

    XCTAssertEqual(
      origins(collection),
      [(0, 0), (110, 0), (220, 0), (0, 50), (110, 50)].map { CGPoint(x: $0.0, y: $0.1) })
    XCTAssertEqual(collection.contentSize, CGSize(width: 320, height: 90))
  }

  /// Thirds of a width are no whole numbers: what they add up to may miss it by a rounding.
  func testItemsOfTheLastLineStandBelowThoseAbove() {
    for width in stride(from: CGFloat(320), through: 440, by: 1) {
      for columns in 2...5 {
        for gap in [CGFloat(0), 1, 2, 5, 10] {
          let side = (width - CGFloat(columns - 1) * gap) / CGFloat(columns)
          let fixture = CollectionFixture(items: 2 * columns - 1)
          fixture.layout.itemSize = CGSize(width: side, height: 20)
          fixture.layout.minimumInteritemSpacing = gap
          fixture.layout.minimumLineSpacing = gap
          let collection = fixture.collection()
          collection.frame.size = CGSize(width: width, height: 200)
          let xs = origins(collection).map(\.x)
          XCTAssertEqual(
            Array(xs.prefix(columns - 1)), Array(xs.suffix(columns - 1)),
            "\(columns) columns, \(gap) between them, in \(width)")
        }
      }
    }
  }

  func testAnItemThatIsAloneInItsLineStandsInTheMiddle() {
    let fixture = CollectionFixture(items: 2)
    fixture.layout.itemSize = CGSize(width: 200, height: 40)

    XCTAssertEqual(
      origins(fixture.collection()), [CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 50)])
  }

  func testItemsOfALineStandInItsMiddle() {
    let fixture = CollectionFixture(items: 3)
    fixture.sizes = [
      [0, 0]: CGSize(width: 100, height: 20), [0, 1]: CGSize(width: 100, height: 60),
      [0, 2]: CGSize(width: 200, height: 30),
    ]

    XCTAssertEqual(
      origins(fixture.collection()),
      [CGPoint(x: 0, y: 20), CGPoint(x: 220, y: 0), CGPoint(x: 60, y: 70)])
  }

  func testInsetsHeadersAndFootersLieAroundTheItems() throws {
    let fixture = CollectionFixture([["a"], ["b"]])
    fixture.layout.sectionInset = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4)
    fixture.layout.headerReferenceSize = CGSize(width: 7, height: 30)
    fixture.layout.footerReferenceSize = CGSize(width: 7, height: 12)
    let collection = fixture.collection()

    XCTAssertEqual(origins(collection), [CGPoint(x: 20, y: 31), CGPoint(x: 20, y: 127)])
    let header = try XCTUnwrap(
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0]))
    XCTAssertEqual(header.frame, CGRect(x: 0, y: 96, width: 320, height: 30))
    XCTAssertEqual(header.reuseIdentifier, "edge")
    XCTAssertEqual(
      collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
        .map(\.frame.minY), [84, 180])
    XCTAssertEqual(collection.contentSize.height, 192)
  }

  func testScrollingToTheSideFillsColumns() {
    let fixture = CollectionFixture(items: 5)
    fixture.layout.scrollDirection = .horizontal
    fixture.layout.itemSize = CGSize(width: 40, height: 100)
    fixture.layout.headerReferenceSize = CGSize(width: 15, height: 7)
    let collection = fixture.collection(height: 230)

    XCTAssertEqual(
      origins(collection),
      [(15, 0), (15, 130), (65, 0), (65, 130), (115, 0)].map { CGPoint(x: $0.0, y: $0.1) })
    XCTAssertEqual(collection.contentSize, CGSize(width: 155, height: 230))
  }

  func testLinesAreMirroredWhereTheLayoutWantsIt() {
    final class FlippingLayout: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let fixture = CollectionFixture(items: 2)
    let layout = FlippingLayout()
    let collection = fixture.collection(layout)
    collection.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(origins(collection).map(\.x), [270, 202.5])
    XCTAssertEqual(collection.indexPathForItem(at: CGPoint(x: 300, y: 10)), [0, 0])

    let plain = fixture.collection()
    plain.semanticContentAttribute = .forceRightToLeft
    XCTAssertEqual(origins(plain).map(\.x), [0, 67.5])
  }

  func testHeadersCanStayInSight() throws {
    let fixture = CollectionFixture([(0..<60).map(String.init), (0..<60).map(String.init)])
    fixture.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    fixture.layout.sectionHeadersPinToVisibleBounds = true
    let collection = fixture.collection(height: 200)
    collection.layoutIfNeeded()
    let first = try XCTUnwrap(
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))

    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    XCTAssertEqual(first.frame.minY, 100)
    XCTAssertTrue(collection.subviews.last === first)

    // 60 items in lines of 5: 12 lines of 50 points with 11 gaps, below a header.
    let sectionHeight: CGFloat = 30 + 12 * 50 + 11 * 10
    collection.contentOffset.y = sectionHeight - 20
    collection.layoutIfNeeded()
    XCTAssertEqual(first.frame.maxY, sectionHeight)
  }

  func testCellsCanSayTheirSize() {
    final class SizedCell: UICollectionViewCell {
      let content = SizedView(70, 30)
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(content)
        NSLayoutConstraint.activate([
          content.topAnchor.constraint(equalTo: contentView.topAnchor),
          content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
          content.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    for estimate in [UICollectionViewFlowLayout.automaticSize, CGSize(width: 10, height: 10)] {
      let fixture = CollectionFixture(items: 5)
      fixture.layout.estimatedItemSize = estimate
      let collection = fixture.collection(width: 270, height: 300)
      collection.register(SizedCell.self, forCellWithReuseIdentifier: "item")
      collection.layoutIfNeeded()

      XCTAssertEqual(Set(collection.visibleCells.map(\.frame.size.width)), [80])
      XCTAssertEqual(
        origins(collection),
        [(0, 0), (95, 0), (190, 0), (0, 40), (95, 40)].map { CGPoint(x: $0.0, y: $0.1) })
      XCTAssertEqual(collection.contentSize.height, 70)
    }
  }

  /// A cell whose content has changed gets its new size so.
  func testCellsInViewAreAskedForTheirSizeAgainWhenTheLayoutIsInvalid() {
    final class GrowingCell: UICollectionViewCell {
      var side: CGFloat = 30
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size = CGSize(width: side, height: side)
        return layoutAttributes
      }
    }
    let fixture = CollectionFixture(items: 2)
    fixture.layout.estimatedItemSize = CGSize(width: 10, height: 10)
    let collection = fixture.collection()
    collection.register(GrowingCell.self, forCellWithReuseIdentifier: "item")
    collection.layoutIfNeeded()
    XCTAssertEqual(collection.visibleCells.map(\.frame.width), [30, 30])

    (collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? GrowingCell)?.side = 70
    fixture.layout.invalidateLayout()
    collection.layoutIfNeeded()

    XCTAssertEqual(collection.visibleCells.map(\.frame.width).sorted(), [30, 70])
    XCTAssertEqual(collection.contentSize.height, 70)
  }

  func testInsetsCanCountFromTheSafeArea() {
    var environment = RenderingEnvironment()
    environment.safeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    RenderingEnvironment.$current.withValue(environment) {
      let fixture = CollectionFixture(items: 3)
      fixture.layout.sectionInsetReference = .fromSafeArea
      XCTAssertEqual(origins(fixture.collection()).first?.x, 44)

      fixture.layout.sectionInsetReference = .fromLayoutMargins
      XCTAssertEqual(origins(fixture.collection()).first?.x, 52)
    }
  }

  func testAnItemThatIsTooWideIsReported() {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment) {
      let fixture = CollectionFixture(items: 1)
      fixture.layout.itemSize.width = 400
      fixture.collection().layoutIfNeeded()
    }

    XCTAssertEqual(issues.messages.count, 1)
    XCTAssertTrue(issues.messages[0].contains("the item width must be less than the width"))
  }

  /// Random sizes: no items of a line overlap, each is within the line, and lines are as full as
  /// can be.
  func testRandomLinesFit() {
    for seed in 0..<100 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 1..<30, using: &generator)
      let fixture = CollectionFixture(items: count)
      for item in 0..<count {
        fixture.sizes[[0, item]] = CGSize(
          width: Int.random(in: 1...300, using: &generator),
          height: Int.random(in: 1...50, using: &generator))
      }
      let collection = fixture.collection(height: 3000)
      collection.layoutIfNeeded()
      let frames = collection.visibleCells.map(\.frame)

      XCTAssertEqual(frames.count, count, "seed \(seed)")
      for (one, next) in zip(frames, frames.dropFirst()) {
        XCTAssertLessThanOrEqual(one.maxX, 320, "seed \(seed)")
        if one.midY.rounded() == next.midY.rounded(), next.minX > one.minX {
          XCTAssertGreaterThanOrEqual(next.minX - one.maxX, 9.5, "seed \(seed)")
        } else {
          XCTAssertGreaterThanOrEqual(next.minX, 0, "seed \(seed)")
          XCTAssertFalse(one.intersects(next), "seed \(seed)")
        }
      }
    }
  }
}
