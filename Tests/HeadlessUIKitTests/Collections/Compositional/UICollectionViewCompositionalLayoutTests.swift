// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Where the items of a compositional layout lie in a collection of 320 x 480 points.
final class UICollectionViewCompositionalLayoutTests: XCTestCase {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func grid(
    _ columns: CGFloat, height: CGFloat = 80, spacing: CGFloat = 0
  ) -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / columns), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item])
    group.interItemSpacing = .fixed(spacing)
    return group
  }

  /// The frames of a section's items.
  private func frames(
    _ section: NSCollectionLayoutSection, items: Int, in section0: Int = 0
  ) -> [CGRect] {
    let fixture = CollectionFixture(items: items)
    let collection = fixture.collection(UICollectionViewCompositionalLayout(section: section))
    collection.layoutIfNeeded()
    return (0..<items).compactMap {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section0))?.frame
    }
  }

  func testAGroupIsFilledAndRepeated() {
    let frames = frames(NSCollectionLayoutSection(group: grid(4)), items: 6)

    XCTAssertEqual(frames.map(\.minX), [0, 80, 160, 240, 0, 80])
    XCTAssertEqual(frames.map(\.minY), [0, 0, 0, 0, 80, 80])
    XCTAssertEqual(Set(frames.map(\.size)), [CGSize(width: 80, height: 80)])
  }

  func testInsetsAndSpacingKeepGroupsApart() {
    let section = NSCollectionLayoutSection(group: grid(2, height: 50))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    section.interGroupSpacing = 5
    let fixture = CollectionFixture(items: 3)
    let collection = fixture.collection(UICollectionViewCompositionalLayout(section: section))
    collection.layoutIfNeeded()

    let frames = (0..<3).map { collection.layoutAttributesForItem(at: [0, $0])?.frame }
    XCTAssertEqual(frames[0], CGRect(x: 20, y: 10, width: 130, height: 50))
    XCTAssertEqual(frames[1], CGRect(x: 150, y: 10, width: 130, height: 50))
    XCTAssertEqual(frames[2], CGRect(x: 20, y: 65, width: 130, height: 50))
    XCTAssertEqual(collection.contentSize, CGSize(width: 320, height: 145))
  }

  func testACountSharesTheGroupOrRepeatsTheItem() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .fractionalHeight(1)))
    let groupSize = size(.fractionalWidth(1), .absolute(40))
    let shared = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitem: item, count: 3)
    shared.interItemSpacing = .fixed(10)
    XCTAssertEqual(
      frames(NSCollectionLayoutSection(group: shared), items: 3).map(\.width), [100, 100, 100])
    let repeated = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, repeatingSubitem: item, count: 3)
    XCTAssertEqual(
      frames(NSCollectionLayoutSection(group: repeated), items: 4).map(\.minX), [0, 50, 100, 0])
  }

  func testGroupsStandInGroups() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])

    XCTAssertEqual(
      frames(NSCollectionLayoutSection(group: row), items: 4),
      [
        CGRect(x: 0, y: 0, width: 160, height: 100), CGRect(x: 160, y: 0, width: 160, height: 50),
        CGRect(x: 160, y: 50, width: 160, height: 50),
        CGRect(x: 0, y: 100, width: 160, height: 100),
      ])
  }

  func testFlexibleRoomIsSharedOut() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .flexible(10)
    XCTAssertEqual(
      frames(NSCollectionLayoutSection(group: group), items: 3).map(\.minX), [0, 130, 260])

    let middle = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .fractionalHeight(1)))
    middle.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
    let centered = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: middle, count: 1)
    XCTAssertEqual(
      frames(NSCollectionLayoutSection(group: centered), items: 1).map(\.minX), [130])
  }

  func testACustomGroupPlacesItsItems() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 30)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width / 2, y: 30, width: width / 2, height: 70), zIndex: 4),
      ]
    }
    XCTAssertEqual(
      frames(NSCollectionLayoutSection(group: group), items: 3),
      [
        CGRect(x: 0, y: 0, width: 160, height: 30), CGRect(x: 160, y: 30, width: 160, height: 70),
        CGRect(x: 0, y: 100, width: 160, height: 30),
      ])
  }

  func testGroupsThatScrollAcrossStandBesideOneAnother() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.75), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    var seen: [[IndexPath]] = []
    section.visibleItemsInvalidationHandler = { items, _, _ in
      seen.append(items.map(\.indexPath))
      for item in items where item.indexPath.item == 1 { item.alpha = 0.5 }
    }
    let fixture = CollectionFixture(items: 4)
    let collection = fixture.collection(UICollectionViewCompositionalLayout(section: section))
    collection.layoutIfNeeded()

    XCTAssertEqual(collection.contentSize, CGSize(width: 320, height: 100))
    XCTAssertEqual(collection.visibleCells.map(\.frame.minX), [0, 250])
    XCTAssertEqual(collection.visibleCells.map(\.alpha), [1, 0.5])
    XCTAssertEqual(seen.last, [[0, 0], [0, 1]])

    collection.scrollToItem(at: [0, 2], at: .left, animated: false)
    collection.layoutIfNeeded()
    XCTAssertEqual(collection.cellForItem(at: [0, 2])?.frame.minX, 0)
    XCTAssertEqual(collection.contentOffset, .zero)
    collection.scrollToItem(at: [0, 3], at: .left, animated: false)
    collection.layoutIfNeeded()
    XCTAssertEqual(collection.cellForItem(at: [0, 3])?.frame.maxX, 320)
  }

  func testACenteredGroupRestsInTheMiddle() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.5), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    XCTAssertEqual(frames(section, items: 2).map(\.minX), [80, 240])
  }

  func testHeadersFootersAndBadgesHaveTheirPlaces() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(0.5), .absolute(20)),
        elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing),
    ]
    let fixture = CollectionFixture(items: 1)
    let collection = fixture.collection(UICollectionViewCompositionalLayout(section: section))
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "badge",
      withReuseIdentifier: "edge")
    collection.layoutIfNeeded()
    func frame(_ kind: String) -> CGRect? {
      collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: [0, 0])?.frame
    }

    XCTAssertEqual(
      frame(UICollectionView.elementKindSectionHeader), CGRect(x: 10, y: 0, width: 300, height: 30))
    XCTAssertEqual(
      collection.layoutAttributesForItem(at: [0, 0])?.frame,
      CGRect(x: 10, y: 35, width: 300, height: 100))
    XCTAssertEqual(
      frame(UICollectionView.elementKindSectionFooter),
      CGRect(x: 160, y: 140, width: 150, height: 20))
    XCTAssertEqual(frame("badge"), CGRect(x: 300, y: 25, width: 20, height: 20))
    XCTAssertEqual(collection.contentSize.height, 160)
    XCTAssertNotNil(collection.supplementaryView(forElementKind: "badge", at: [0, 0]))
  }

  func testAHeaderStaysInSightAndTheBackgroundFillsTheSection() {
    let section = NSCollectionLayoutSection(group: grid(1, height: 100))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [.background(elementKind: "ground")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    let fixture = CollectionFixture([["a", "b"], ["c", "d", "e", "f", "g"]])
    let collection = fixture.collection(layout)
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()

    let kind = UICollectionView.elementKindSectionHeader
    XCTAssertEqual(
      collection.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY, 100)
    XCTAssertEqual(
      collection.supplementaryView(forElementKind: kind, at: [1, 0])?.frame.minY, 230)
    XCTAssertEqual(
      layout.layoutAttributesForDecorationView(ofKind: "ground", at: [1, 0])?.frame,
      CGRect(x: 0, y: 230, width: 320, height: 530))
    collection.contentOffset.y = 210
    collection.layoutIfNeeded()
    XCTAssertEqual(
      collection.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY, 200)
  }

  func testItemsOfEstimatedHeightTakeTheirContents() {
    let full = size(.fractionalWidth(1), .estimated(20))
    let item = NSCollectionLayoutItem(layoutSize: full)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: full, subitems: [item]))
    let fixture = CollectionFixture(items: 2)
    let collection = fixture.collection(UICollectionViewCompositionalLayout(section: section))
    collection.register(TallCell.self, forCellWithReuseIdentifier: "item")
    collection.layoutIfNeeded()

    XCTAssertEqual(collection.visibleCells.map(\.frame.height), [70, 70])
    XCTAssertEqual(collection.visibleCells.map(\.frame.minY), [0, 70])
    XCTAssertEqual(collection.visibleCells.map(\.frame.width), [320, 320])
    XCTAssertEqual(collection.contentSize.height, 140)
  }

  func testTagsOfEstimatedWidthFillLines() {
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(50), .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
    group.interItemSpacing = .fixed(8)
    let fixture = CollectionFixture(items: 4)
    let collection = fixture.collection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    collection.register(TallCell.self, forCellWithReuseIdentifier: "item")
    collection.layoutIfNeeded()

    XCTAssertEqual(collection.visibleCells.map(\.frame.minX), [0, 128, 0, 128])
    XCTAssertEqual(collection.visibleCells.map(\.frame.minY), [0, 0, 30, 30])
  }

  func testSectionsDifferAndKeepTheirDistance() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [self] index, environment in
        XCTAssertEqual(environment.container.contentSize, CGSize(width: 320, height: 480))
        return NSCollectionLayoutSection(group: grid(index == 0 ? 1 : 2))
      }, configuration: configuration)
    let fixture = CollectionFixture([["a"], ["b", "c"]])
    let collection = fixture.collection(layout)
    collection.layoutIfNeeded()
    XCTAssertEqual(
      collection.layoutAttributesForItem(at: [1, 1])?.frame,
      CGRect(x: 160, y: 100, width: 160, height: 80))
  }

  func testPlacesAreMirroredAndALayoutMayScrollToTheSide() {
    var environment = RenderingEnvironment.current
    environment.layoutDirection = .rightToLeft
    RenderingEnvironment.$current.withValue(environment) {
      XCTAssertEqual(
        frames(NSCollectionLayoutSection(group: grid(4)), items: 2).map(\.minX), [240, 160])
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(0.5)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item])
    let fixture = CollectionFixture(items: 5)
    let collection = fixture.collection(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group), configuration: configuration))
    collection.layoutIfNeeded()
    XCTAssertEqual(collection.contentSize, CGSize(width: 300, height: 480))
    XCTAssertEqual(
      collection.layoutAttributesForItem(at: [0, 3])?.frame,
      CGRect(x: 100, y: 240, width: 100, height: 240))
  }
}

/// A cell whose content is 120 x 70 points large.
private final class TallCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: 70)
    let width = view.widthAnchor.constraint(equalToConstant: 120)
    width.priority = .defaultHigh
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      height, width,
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
