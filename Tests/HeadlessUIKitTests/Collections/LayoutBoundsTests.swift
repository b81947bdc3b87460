// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// As on iOS, a layout is asked about other bounds while the old ones are there, and told of them
/// when the new ones are, whatever changes them.
final class LayoutBoundsTests: XCTestCase {
  private final class Layout: UICollectionViewFlowLayout {
    var calls: [String] = []
    var answer: Bool?

    private var width: Int { Int(collectionView?.bounds.width ?? -1) }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      let asked = super.shouldInvalidateLayout(forBoundsChange: newBounds)
      calls.append("asked \(width) to \(Int(newBounds.width)): \(answer ?? asked)")
      return answer ?? asked
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      if !context.invalidateEverything { calls.append("told \(width)") }
    }
  }

  private let layout = Layout()
  private let fixture = CollectionFixture(items: 3)

  func testConstraintsTellTheLayoutOfTheirSize() {
    let collection = fixture.collection(layout, width: 0, height: 0)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    root.addSubview(collection)
    collection.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      collection.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      collection.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      collection.topAnchor.constraint(equalTo: root.topAnchor),
      collection.heightAnchor.constraint(equalToConstant: 300),
    ])
    XCTAssertEqual(layout.calls, [], "there are no other bounds yet")

    root.layoutIfNeeded()

    XCTAssertEqual(layout.calls, ["asked 0 to 375: true", "told 375"])
  }

  func testAFlowLayoutAsksForNothingWhereItsLinesStayAsTheyAre() {
    let collection = fixture.collection(layout)
    collection.layoutIfNeeded()

    collection.frame.size.height = 200
    collection.contentOffset.y = 10
    layout.scrollDirection = .horizontal
    collection.frame.size.height = 220

    XCTAssertEqual(
      layout.calls,
      [
        "asked 320 to 320: false", "asked 320 to 320: false", "asked 320 to 320: true",
        "told 320",
      ])
  }

  func testScrollingTellsALayoutThatWantsIt() {
    let collection = fixture.collection(layout)
    collection.layoutIfNeeded()
    layout.answer = true

    collection.contentOffset.y = 10

    XCTAssertEqual(layout.calls, ["asked 320 to 320: true", "told 320"])
  }

  /// A carousel keeps the inset that puts its item in the middle, for the width that it was told.
  func testACarouselCentersItsItemInTheWidthOfConstraints() {
    final class Carousel: UICollectionViewFlowLayout {
      private var lastWidth: CGFloat = 0

      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        guard let width = collectionView?.bounds.width, width != lastWidth else { return }
        lastWidth = width
        collectionView?.contentInset.left = (width - itemSize.width) / 2
        collectionView?.contentOffset.x = -(width - itemSize.width) / 2
      }
    }
    let carousel = Carousel()
    carousel.itemSize = CGSize(width: 200, height: 100)
    carousel.scrollDirection = .horizontal
    let collection = fixture.collection(carousel, width: 0, height: 0)
    fixture.sizes[IndexPath(item: 0, section: 0)] = carousel.itemSize
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    root.addSubview(collection)
    collection.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      collection.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      collection.widthAnchor.constraint(equalToConstant: 400),
      collection.topAnchor.constraint(equalTo: root.topAnchor),
      collection.heightAnchor.constraint(equalToConstant: 120),
    ])

    root.layoutIfNeeded()

    let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0))
    XCTAssertEqual(cell.map { $0.convert($0.bounds, to: root).midX }, 200)
  }
}
