// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Lists in collections of 320 x 480 points.
final class UICollectionViewListCellTests: XCTestCase {
  private final class Rows: NSObject, UICollectionViewDataSource {
    var sections = [["Ada", "Grace"], ["Edsger"]]
    var accessories: [UICellAccessory] = []
    var indentationLevel = 0
    lazy var row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = accessories
      cell.indentationLevel = indentationLevel
    }
    lazy var header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Section \(path.section)"
      cell.contentConfiguration = content
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: row, for: indexPath, item: sections[indexPath.section][indexPath.item])
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private let pixel = 1 / RenderingEnvironment.current.displayScale

  private func list(
    _ rows: Rows, _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collection.dataSource = rows
    collection.layoutIfNeeded()
    return collection
  }

  private func cells(_ collection: UICollectionView) -> [UICollectionViewListCell] {
    collection.visibleCells.compactMap { $0 as? UICollectionViewListCell }
  }

  private func lines(_ cell: UIView) -> [CGRect] {
    cell.subviews.filter { $0.backgroundColor == .separator }.map(\.frame)
  }

  func testRowsOfAPlainListLieBelowOneAnother() {
    let collection = list(Rows(), .plain)

    XCTAssertEqual(cells(collection).map(\.frame.minY), [0, 44, 88])
    XCTAssertEqual(cells(collection).map(\.frame.size.width), [320, 320, 320])
    XCTAssertEqual(collection.backgroundColor, .systemBackground)
    XCTAssertEqual(
      lines(cells(collection)[0]), [CGRect(x: 16, y: 44 - pixel, width: 304, height: pixel)])
  }

  func testGroupsHaveRoundCornersAndDistances() {
    let collection = list(Rows(), .insetGrouped)
    let cells = cells(collection)

    XCTAssertEqual(cells.map(\.frame.minX), [16, 16, 16])
    XCTAssertEqual(cells[0].frame.minY, 35)
    XCTAssertEqual(cells[2].frame.minY - cells[1].frame.maxY, 35.5, accuracy: 0.5)
    XCTAssertEqual(cells.map(\.layer.cornerRadius), [10, 10, 10])
    XCTAssertEqual(
      cells[0].layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    XCTAssertEqual(cells.map { lines($0).count }, [1, 0, 0])
    XCTAssertEqual(
      cells[0].backgroundConfiguration?.backgroundColor, .secondarySystemGroupedBackground)
    XCTAssertEqual(collection.backgroundColor, .systemGroupedBackground)
  }

  func testHeadersAreInTheLookOfTheList() {
    let kind = UICollectionView.elementKindSectionHeader
    func label(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UILabel? {
      let collection = list(Rows(), appearance) { $0.headerMode = .supplementary }
      let header = collection.supplementaryView(forElementKind: kind, at: [0, 0])
      return (header as? UICollectionViewListCell)?.contentView.subviews.first as? UILabel
    }
    XCTAssertEqual(label(.plain)?.text, "Section 0")
    XCTAssertEqual(label(.plain)?.font, .preferredFont(forTextStyle: .headline))
    XCTAssertEqual(label(.grouped)?.text, "SECTION 0")
    XCTAssertEqual(label(.grouped)?.textColor, .secondaryLabel)
    XCTAssertEqual(label(.sidebar)?.font.pointSize, 20)
  }

  func testTheFirstItemMayBeAHeader() {
    let collection = list(Rows(), .insetGrouped) { $0.headerMode = .firstItemInSection }
    let cells = cells(collection)
    XCTAssertEqual((cells[0].contentView.subviews.first as? UILabel)?.text, "ADA")
    XCTAssertEqual(cells[0].layer.maskedCorners.isEmpty || cells[0].layer.cornerRadius == 0, true)
    XCTAssertEqual(cells[1].layer.cornerRadius, 10)
    XCTAssertEqual(cells[1].layer.maskedCorners.rawValue, 15)
  }

  /// After a published recording of iOS 16: 50 points from the last line to the header's.
  func testAFirstItemThatIsAHeaderHasRoomAboveItAndALineBelow() {
    let rows = Rows()
    rows.sections = [["Ada", "Grace"], [], ["Alan"]]
    let collection = list(rows, .plain) { $0.headerMode = .firstItemInSection }
    let cells = cells(collection).sorted { $0.frame.minY < $1.frame.minY }

    XCTAssertEqual(cells.map(\.frame.minY), [22, 50.5, 50.5 + 44 + 22])
    XCTAssertEqual(cells.map(\.frame.height), [28.5, 44, 28.5])
    // None below a header without rows.
    XCTAssertEqual(cells.map { lines($0).count }, [1, 1, 0])
    XCTAssertEqual((cells[0].contentView.subviews.first as? UILabel)?.textColor, .secondaryLabel)
    XCTAssertEqual(
      lines(cells[0]), [CGRect(x: 16, y: 28.5 - pixel, width: 304, height: pixel)])
    let none = list(rows, .plain) {
      $0.headerMode = .firstItemInSection
      $0.headerTopPadding = 0
      $0.showsSeparators = false
    }
    XCTAssertEqual(none.layoutAttributesForItem(at: [0, 0])?.frame.minY, 0)
    XCTAssertEqual(self.cells(none).flatMap { lines($0) }, [])
  }

  func testAnIndentationOfTheAppsStays() {
    let rows = Rows()
    rows.indentationLevel = 2
    for mode in [UICollectionLayoutListConfiguration.HeaderMode.none, .firstItemInSection] {
      let collection = list(rows, .plain) { $0.headerMode = mode }
      XCTAssertEqual(Set(cells(collection).map(\.indentationLevel)), [2], "\(mode)")
    }
  }

  func testAccessoriesTakeRoomFromTheContent() {
    let rows = Rows()
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    rows.sections = [["Ada"]]
    rows.accessories = [
      .disclosureIndicator(),
      .customView(configuration: .init(customView: badge, placement: .trailing())),
      .delete(),
    ]
    let collection = list(rows, .plain)
    let cell = cells(collection)[0]
    func label() -> CGRect {
      cell.contentView.convert(cell.contentView.subviews[0].frame, to: cell)
    }

    // The last position comes first: the badge asks for index 0.
    XCTAssertEqual(badge.frame.maxX, 320 - 16 - 8 - 8)
    XCTAssertEqual(
      cell.contentView.frame, CGRect(x: 0, y: 0, width: badge.frame.minX - 8, height: 44))
    XCTAssertEqual(label().minX, 16)

    collection.isEditing = true
    collection.layoutIfNeeded()
    XCTAssertTrue(cell.configurationState.isEditing)
    XCTAssertEqual(cell.contentView.frame.minX, 38)
    XCTAssertEqual(label().minX, 54)
  }

  /// "The order of system accessories in the array doesn't affect their placement" (UIKit's
  /// documentation of `accessories`); an app's own are put among them.
  func testAccessoriesOfTheSystemHaveTheirOwnOrder() throws {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.accessories = [
      .reorder(displayed: .always), .outlineDisclosure(),
      .customView(
        configuration: .init(
          customView: own, placement: .trailing(displayed: .always, at: { $0.count - 1 }))),
      .checkmark(), .label(text: "2 items"),
    ]
    cell.layoutIfNeeded()

    let label = try XCTUnwrap(cell.subviews.first { $0 is UILabel })
    // 13 points of an arrowhead, 15 of a checkmark, 20 of what moves a row.
    let widths = cell.subviews.filter { $0 !== cell.contentView && $0.bounds.width < 200 }
      .sorted { $0.frame.minX < $1.frame.minX }.map(\.bounds.width)
    XCTAssertEqual(widths, [label.bounds.width, 15, 13, 4, 20])
  }

  func testLinesFollowTheirConfiguration() {
    let collection = list(Rows(), .plain) { configuration in
      configuration.separatorConfiguration.color = .separator
      configuration.itemSeparatorHandler = { path, all in
        var own = all
        if path.item == 0 { own.bottomSeparatorVisibility = .hidden }
        if path.item == 1 {
          own.topSeparatorVisibility = .visible
          own.bottomSeparatorInsets.leading = 0
          own.bottomSeparatorInsets.trailing = 40
        }
        return own
      }
    }
    let cells = cells(collection)
    XCTAssertEqual(lines(cells[0]), [])
    XCTAssertEqual(
      lines(cells[1]),
      [
        CGRect(x: 16, y: 0, width: 304, height: pixel),
        CGRect(x: 0, y: 44 - pixel, width: 280, height: pixel),
      ])
    let bare = list(Rows(), .plain) { $0.showsSeparators = false }
    XCTAssertEqual(self.cells(bare).flatMap(lines), [])
  }

  func testAChosenRowIsGrayUnlessItsBackgroundIsItsOwn() {
    let collection = list(Rows(), .plain)
    collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    collection.layoutIfNeeded()
    let cells = cells(collection)
    XCTAssertEqual(cells[0].backgroundConfiguration?.backgroundColor, .systemGray4)
    XCTAssertEqual(lines(cells[0]), [])
    var own = UIBackgroundConfiguration.listPlainCell()
    own.backgroundColor = .systemRed
    cells[0].backgroundConfiguration = own
    collection.layoutIfNeeded()
    XCTAssertEqual(cells[0].backgroundConfiguration?.backgroundColor, .systemRed)
  }

  func testRowsGiveTheirSwipeActions() {
    var done: [Bool] = []
    let collection = list(Rows(), .plain) { configuration in
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        guard path.section == 0 else { return nil }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in finish(true) }
        ])
      }
    }
    let actions = collection.trailingSwipeActionsConfiguration(forItemAt: [0, 1])?.actions
    XCTAssertEqual(actions?.map(\.title), ["Delete"])
    XCTAssertEqual(actions?.first?.backgroundColor, .systemRed)
    if let action = actions?.first { action.handler(action, UIView()) { done.append($0) } }
    XCTAssertEqual(done, [true])
    XCTAssertNil(collection.trailingSwipeActionsConfiguration(forItemAt: [1, 0]))
    XCTAssertNil(collection.leadingSwipeActionsConfiguration(forItemAt: [0, 0]))
  }
}
